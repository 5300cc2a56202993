import Glibc
import NcursesTerminal
import TerminalUI

// A small program on a real terminal, for tests: it shows what it is told.

var options = TerminalOptions()
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--ascii": options.forcesASCII = true
  case "--no-mouse": options.usesMouse = false
  case "--color=always": options.color = .always
  case "--color=never": options.color = .never
  default: break
  }
}

do throws(TerminalError) {
  let terminal = try NcursesTerminal(options: options)
  if CommandLine.arguments.contains("--trap-at-once") { ProbeScreen.fail(by: "trap") }
  if CommandLine.arguments.contains("--term-at-once") { kill(getpid(), SIGTERM) }
  let stage = Stage(terminal: terminal)
  stage.push(ProbeScreen(stage: stage, terminal: terminal))
  let ending = stage.run()
  terminal.close()
  if case .signal(let signal) = ending { NcursesTerminal.raiseAgain(signal) }
  if ending == .hangUp { NcursesTerminal.raiseAgain(SIGHUP) }
  print("bye")
} catch {
  fputs("probe: \(error)\n", fdopen(STDERR_FILENO, "w"))
  exit(1)
}
