import TerminalHarness
import Testing

@Suite struct ConfinementTests {
  @Test func aConfinedProcessStaysAlone() throws {
    let told = try stranger().filter { !$0.hasPrefix("kept") }
    var refused = [
      "execve", "execveat", "fork", "clone", "posix_spawn", "TIOCSTI", "socket", "ptrace",
    ].map { "\($0) EPERM" }
    #if arch(x86_64)
      refused.insert("SYS_fork EPERM", at: 3)
    #endif
    let others = ["clone3 ENOSYS", "pthread_create done", "TIOCGWINSZ done"]
    #expect(Set(told) == Set(refused + others))
  }

  @Test func onlyTheTerminalAndTheLanguageAreKeptOfTheEnvironment() throws {
    let kept = ["TERM=vt100", "LANG=nl_NL.UTF-8", "LC_ALL=C", "LC_TIME=C"]
    let forgotten = [
      "LINES=1", "COLUMNS=1", "TERMINFO=/tmp", "HOME=/root", "LD_LIBRARY_PATH=/tmp", "TZ=UTC",
      "LANGUAGE=nl", "XDG_DATA_HOME=/tmp", "TERMCAP=x", "SSH_CONNECTION=1", "NO_COLOR=1",
    ]
    let told = try stranger(kept + forgotten).filter { $0.hasPrefix("kept") }
    #expect(Set(told) == Set(kept.map { "kept \($0)" }))
    #expect(try stranger([]).allSatisfy { !$0.hasPrefix("kept") })
  }

  @Test func whoThinksForLongGoesOnBehindOthers() throws {
    let (output, status) = try runProcess(TestEnvironment.product("Stranger"), ["busy"])
    #expect(status == 0 && output == "10 10\n")
  }

  /// The lines of a process that tries what a confined one may not do.
  private func stranger(_ variables: [String] = ["TERM=vt100"]) throws -> [String] {
    let (output, status) = try runProcess(
      "/usr/bin/env", ["-i"] + variables + [TestEnvironment.product("Stranger")])
    #expect(status == 0, "\(output)")
    return output.split(separator: "\n").map(String.init)
  }
}
