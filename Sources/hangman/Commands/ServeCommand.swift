import ArgumentParser
import Glibc
import Hosting

/// `hangman serve`: lets everybody play on this machine, over its sshd.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Let everybody play on this machine, over ssh.",
    discussion: """
      Prints a script that sets up the machine's sshd, so that anybody can play by ssh play@host, where \
      the key is the player, or by ssh guest@host. Read it; root can run it, also as often as wanted.
      """)

  @OptionGroup var host: HostOptions

  @Flag(help: "Run the script, as root.")
  var install = false

  @Flag(help: "Take all away again, as root. The players and the board are kept.")
  var remove = false

  func validate() throws {
    if install && remove {
      throw ValidationError("--install and --remove exclude each other: give one of them.")
    }
  }

  func run() throws {
    let script = try script(remove ? PackageResources.remove_sh : PackageResources.install_sh)
    guard install || remove else { return _ = try writeOutput(script) }
    guard geteuid() == 0 else {
      throw Failure("Only root can do that. Without an option it prints what it would do.")
    }
    try becomeShell(running: script)
  }

  /// The beginning of both scripts, for this program and the folder of the players, with the rest of one.
  private func script(_ rest: [UInt8]) throws -> String {
    String(decoding: PackageResources.beginning_sh + rest, as: UTF8.self)
      .replacing("@program@", with: try plain(programPath()))
      .replacing("@root@", with: try plain(host.root))
  }
}

/// The path, if neither sshd nor a shell could read it in another way; else throws a ``Failure``.
private func plain(_ path: String) throws -> String {
  let isPlain = path.allSatisfy {
    $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
  }
  let names = path.split(separator: "/")
  if isPlain, path.hasPrefix("/"), !names.isEmpty, !names.contains("."), !names.contains("..") {
    return path
  }
  throw Failure("\(path): sshd needs a whole path of letters without accents, digits and / . _ -")
}

/// The path of the program that runs.
private func programPath() -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink("/proc/self/exe", &buffer, buffer.count)
  return String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Gives this process to a shell.
private func becomeShell(running script: String) throws -> Never {
  let words: [String] = ["sh", "-c", script]
  var arguments = words.map { strdup($0) } + [nil]
  execv("/bin/sh", &arguments)
  throw Failure("/bin/sh can't be run: \(String(cString: strerror(errno))).")
}
