internal import CPty
internal import Glibc

/// A program on a bare terminal, with nobody in between: every byte that it sends is seen.
///
///     let game = try PtyProgram(TestEnvironment.product("hangman"))
///     try game.expect("Guess")
///     game.send("e")
///     game.signal(SIGTERM)
///     #expect(try game.waitForExit().shellCode == 143)
///     #expect(game.modes == TerminalModes())
///
/// Use it from one thread. It is killed, if it still runs, when it is no longer used.
public final class PtyProgram {
  private var pty: pty_program
  private var status: ExitStatus?
  private var vt: VirtualTerminal

  /// What `stty` showed before the program began.
  public let initialSettings: DriverSettings

  /// What has to last as long as the program: the folder that it writes to, say.
  public var companion: AnyObject?

  /// Whether somebody reads the terminal. Else what the program sends waits there, and once there is
  /// no more room, so does the program.
  public var isRead = true

  private var received: [UInt8] = []

  /// - Parameters:
  ///   - executable: a path, or a name on PATH.
  ///   - environment: changes to ``TestEnvironment``; nil leaves a variable out.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    vt = VirtualTerminal(columns: columns, rows: rows)
    let path = try TestEnvironment.program(executable)
    let variables = TestEnvironment.merging(environment).map { "\($0)=\($1)" }
    var pty = pty_program()
    let error = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) {
        pty_start(path, arguments, $0, Int32(columns), Int32(rows), &pty)
      }
    }
    self.pty = pty
    initialSettings = DriverSettings(pty.fresh)
    if error != 0 { throw HarnessFailure("\(path): \(String(cString: strerror(error)))") }
  }

  deinit {
    // The number of one that has ended may be another's by now.
    var code: Int32 = 0
    if status == nil, Glibc.read(pty.status, &code, 4) != 4 { Self.end(pty.process) }
    Self.end(pty.shell)
    if pty.shell > 0 { waitpid(pty.shell, nil, 0) }
    for descriptor in [pty.status, pty.near, pty.far] where descriptor > 2 { close(descriptor) }
  }

  /// Zero and less would mean whole groups of processes.
  private static func end(_ process: Int32) { if process > 0 { kill(process, SIGKILL) } }

  public var process: Int32 { pty.process }

  /// All that the program has sent.
  public var output: [UInt8] {
    read()
    return received
  }

  /// The rows of the screen as the program has drawn them.
  public var screen: [String] {
    read()
    return vt.lines
  }

  /// The modes that the program has set in the terminal.
  public var modes: TerminalModes {
    read()
    return vt.modes
  }

  /// The colours that the program has used, by their numbers; 30 to 47 are the old eight.
  public var colors: Set<Int> {
    read()
    return vt.colors
  }

  /// What `stty` shows.
  public var settings: DriverSettings { DriverSettings(descriptor: pty.far) }

  /// Whether reads and writes of the terminal return at once, for all who share it.
  public var isNonblocking: Bool {
    get { fcntl(pty.far, F_GETFL) & O_NONBLOCK != 0 }
    set { _ = fcntl(pty.far, F_SETFL, newValue ? O_RDWR | O_NONBLOCK : O_RDWR) }
  }

  public var isRunning: Bool {
    collect()
    return status == nil
  }

  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  public func send(_ key: NamedKey) { send(key.bytes) }

  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(pty.near, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0 && errno != EAGAIN && errno != EINTR { return }
      if count < 0 {
        read()
        usleep(1000)
      }
    }
  }

  public func signal(_ signal: Int32) {
    if isRunning && process > 0 { kill(process, signal) }
  }

  public func resize(columns: Int, rows: Int) {
    read()
    vt.resize(columns: columns, rows: rows)
    _ = pty_resize(pty.near, Int32(columns), Int32(rows))
  }

  /// Tells the program of a size that no screen has; what it draws is no longer followed.
  public func claim(columns: Int, rows: Int) {
    _ = pty_resize(pty.near, Int32(columns), Int32(rows))
  }

  /// Takes the terminal away, as a closed window or a lost connection does.
  public func hangUp() {
    read()
    close(pty.near)
    close(pty.far)
    (pty.near, pty.far) = (-1, -1)
  }

  /// Waits until the screen shows a text.
  public func expect(_ text: String) throws {
    try expect("“\(text)”") { $0.screen.contains { $0.contains(text) } }
  }

  /// Waits until something is true.
  public func expect(_ what: String, _ isTrue: (PtyProgram) -> Bool) throws {
    try Patience.wait(until: { isTrue(self) }) {
      HarnessFailure("waited in vain for \(what); the screen:", screen: vt.lines)
    }
  }

  /// How often the program has gone to sleep; while it idles, the number stands still.
  public var sleeps: Int { ProcessState.sleeps(process) }

  /// The time that the program has used of the processor, in ticks.
  public var ticks: Int { ProcessState.ticks(process) }

  /// Holds the program still, so that what happens next happens to it all at once.
  public func freeze() throws {
    signal(SIGSTOP)
    try expect("a stop") { $0.isStopped || !$0.isRunning }
  }

  public var isStopped: Bool { ProcessState.isStopped(process) }

  public func thaw() { signal(SIGCONT) }

  /// How many of the bytes that were sent the program could read and hasn't.
  public var unread: Int {
    // The kernel hands on what was sent in its own time, unless somebody asks.
    var request = pollfd(fd: pty.far, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, 0)
    var count: Int32 = 0
    return ioctl(pty.far, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  /// Waits until the program waits for input, having read all that there was and sent all that it had to.
  public func expectIdle() throws {
    try expect("idleness") { program in
      let (sleeps, count) = (program.sleeps, program.output.count)
      // Longer than a frame of a transition, or the delay of an Escape.
      usleep(40_000)
      return program.unread == 0 && ProcessState.isAsleep(program.process)
        && (program.sleeps, program.output.count) == (sleeps, count)
    }
  }

  /// Asks for pictures until the program waits for somebody to read them, as nobody does from now on,
  /// or Ctrl-S keeps anybody from doing.
  public func clog() throws {
    isRead = false
    for _ in 0..<1_000 { send(.repaint) }
    try expect("a program that waits in vain") { program in
      let (sleeps, unread) = (program.sleeps, program.unread)
      usleep(40_000)
      return ProcessState.isAsleep(program.process) && unread > 0
        && (program.sleeps, program.unread) == (sleeps, unread)
    }
  }

  /// Waits for the end, and reads all that was sent before.
  public func waitForExit() throws -> ExitStatus {
    try expect("the end of the program") { !$0.isRunning }
    read()
    guard let status else { throw HarnessFailure("no status") }
    return status
  }

  private func collect() {
    read()
    var code: Int32 = 0
    if status == nil, Glibc.read(pty.status, &code, 4) == 4 {
      status = ExitStatus(waitStatus: code)
      isRead = true
      readToTheEnd()
    }
  }

  /// Reads all that the program sent before it ended: the system may still be passing it on, so a
  /// mark is sent after it.
  private func readToTheEnd() {
    var mark: UInt8 = 0
    if pty.far < 0 { return }
    let wasNonblocking = isNonblocking
    isNonblocking = true
    defer { isNonblocking = wasNonblocking }
    let deadline = ContinuousClock.now + .seconds(Patience.seconds)
    let start = received.count
    while write(pty.far, &mark, 1) != 1 && ContinuousClock.now < deadline { read() }
    while ContinuousClock.now < deadline {
      read()
      if let place = received[start...].lastIndex(of: mark) {
        received.remove(at: place)
        return
      }
      usleep(200)
    }
  }

  private func read() {
    if pty.near < 0 || !isRead { return }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(pty.near, &buffer, buffer.count)
      if count <= 0 { return }
      received += buffer.prefix(count)
      vt.feed(buffer.prefix(count))
    }
  }
}
