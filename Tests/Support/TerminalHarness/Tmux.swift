internal import Glibc

/// A program in a window of a tmux server of its own: a whole terminal, which tells what it shows.
///
///     let game = try Tmux("hangman --seed 7", columns: 80, rows: 24)
///     try game.expect("Guess")
///     try game.send("e")
///     try game.send(.escape)
///
/// The server ends when it is no longer used.
public final class Tmux {
  /// What has to last as long as the program: the folder that it writes to, say.
  public var companion: AnyObject?

  private let folder: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - command: a line for the shell.
  ///   - environment: changes to ``TestEnvironment``; TERM is set by the server.
  public init(
    _ command: String, environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    terminal: String = "screen-256color"
  ) throws {
    var template = Array("/tmp/tmux-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw HarnessFailure("no folder for tmux") }
    folder = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
    self.environment = TestEnvironment.merging(environment)
    let configuration = """
      set -g default-terminal \(terminal)
      set -g status off
      set -s escape-time 0
      set -g remain-on-exit on
      set -g remain-on-exit-format ""
      set -g default-size \(columns)x\(rows)
      set -g focus-events on
      """
    try write(configuration + "\n", to: folder + "/conf")
    try tmux(
      "-f", folder + "/conf", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command)
  }

  deinit {
    _ = try? tmux("kill-server")
    unlink(folder + "/conf")
    unlink(folder + "/socket")
    rmdir(folder)
  }

  /// What the window shows, a string a row, without blanks at the ends.
  public func screen() throws -> [String] { try capture() }

  /// The same with the sequences for colours and attributes in it.
  public func styledScreen() throws -> [String] { try capture("-e") }

  public func send(_ text: String) throws { try tmux("send-keys", "-l", "--", text) }

  public func send(_ key: NamedKey) throws { try tmux("send-keys", key.rawValue) }

  /// Types a line for the shell.
  public func enter(_ line: String) throws {
    try send(line)
    try send(.enter)
  }

  /// Pastes a text as a terminal does, in marks if the program has asked for them.
  public func paste(_ text: String) throws {
    try tmux("set-buffer", "--", text)
    try tmux("paste-buffer", "-p")
  }

  public func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Waits until the window shows a text.
  public func expect(_ text: String) throws {
    try expect("“\(text)”") { $0.contains { $0.contains(text) } }
  }

  /// Waits until the rows of the window are as they should be.
  public func expect(_ what: String, _ isTrue: ([String]) -> Bool) throws {
    var last: [String] = []
    try Patience.wait(
      every: 20,
      until: {
        last = try screen()
        return isTrue(last)
      }
    ) { HarnessFailure("waited in vain for \(what); the screen:", screen: last) }
  }

  /// Waits for the end of the window's program. (How it ended, tmux doesn't always learn:
  /// ``PtyProgram`` does.)
  public func waitForEnd() throws {
    try Patience.wait(every: 20, until: { try query("#{pane_dead}") == "1" }) {
      HarnessFailure("waited in vain for the end of the program", screen: (try? screen()) ?? [])
    }
  }

  /// The process of the window's program, which is its shell if there is one.
  public func process() throws -> Int32 { Int32(try query("#{pane_pid}")) ?? -1 }

  /// Sends a signal to what runs in the foreground, as the shell's job or by itself.
  public func signal(_ signal: Int32) throws { kill(-(try foreground()), signal) }

  /// The group of processes that the window's terminal listens to.
  public func foreground() throws -> Int32 {
    let fields = ProcessState.fields(of: try process())
    guard fields.count > 5, let group = Int32(fields[5]), group > 1 else {
      throw HarnessFailure("nothing in the foreground: \(fields)")
    }
    return group
  }

  /// Waits until a job, which the shell has started, is no more.
  public func expectEnd(ofGroup group: Int32) throws {
    try expect("the end of the job") { _ in
      ProcessState.hasEnded(group)
    }
  }

  /// The modes that tmux tells of; it doesn't tell of pastes.
  public func modes() throws -> TerminalModes {
    let flags = try query(
      "#{alternate_on} #{cursor_flag} #{mouse_standard_flag} #{mouse_button_flag} "
        + "#{mouse_all_flag} #{mouse_sgr_flag} #{keypad_flag}"
    ).split(separator: " ").map { $0 == "1" }
    guard flags.count == 7 else { throw HarnessFailure("tmux doesn't tell its modes") }
    var modes = TerminalModes()
    for (mode, flag) in zip([1049, 25, 1000, 1002, 1003, 1006], flags) { modes.set(mode, flag) }
    modes.keypad = flags[6]
    return modes
  }

  /// Asks for a format of tmux(1).
  public func query(_ format: String) throws -> String {
    try tmux("display-message", "-p", format)
  }

  private func capture(_ options: String...) throws -> [String] {
    let text = try tmux(["capture-pane", "-p"] + options)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  private func tmux(_ arguments: [String]) throws -> String {
    let all = ["-S", folder + "/socket", "-u"] + arguments
    let (output, status) = try run("tmux", all, environment: environment)
    guard status == .exited(0) else {
      throw HarnessFailure("tmux \(arguments.joined(separator: " ")): \(output)")
    }
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw HarnessFailure("can't write \(path)") }
    fputs(text, file)
    fclose(file)
  }
}
