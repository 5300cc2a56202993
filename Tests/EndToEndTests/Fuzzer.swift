import Glibc
import TerminalHarness
import Words

/// Somebody who does anything at all to the real program, from a seed.
struct Fuzzer {
  let home: Home
  private var game: PtyProgram
  private var chance: SeededGenerator
  /// The last things done, for whoever looks into a failure.
  private var log: [String] = []
  /// The signals that may end the program by now.
  private var fatal: Set<Int32> = []
  /// Whether writes to the terminal return at once; only the program may change that, for its time.
  private var isNonblocking = false

  private(set) var restarts = 0
  private(set) var problems: [String] = []

  private static let arguments = [
    [], ["--no-animation"], ["--ascii"], ["--no-mouse"], ["--color", "never"], ["ghost"],
    ["ghost", "--no-animation", "--opponent", "bluffer"],
    ["--setter", "devil", "--misses", "20"],
  ]

  init(seed: UInt64) throws {
    chance = SeededGenerator(seed: seed)
    home = try Home()
    game = try PtyProgram(Home.program(), [], environment: ["XDG_DATA_HOME": home.path])
    try game.expect("a start") { !$0.screen.isBlank }
  }

  /// Does something so many times, and looks now and then whether the program is well.
  mutating func run(events: Int) throws {
    for count in 1...events where problems.isEmpty {
      try step()
      if count % 250 == 0 { try checkAlive() }
    }
    try checkAlive()
    game.signal(SIGTERM)
    fatal.insert(SIGTERM)
    _ = try game.waitForExit()
    try checkEnding()
  }

  private mutating func step() throws {
    if !game.isRunning { try restart() }
    switch Int.random(in: 0..<1000, using: &chance) {
    case 0..<300: send(letters())
    case 300..<540: send(NamedKey.allCases.filter { !$0.isSignal }.randomElement(using: &chance))
    case 540..<700: send(mouse())
    case 700..<780: send(randomBytes())
    case 780..<830: send(sequence())
    case 830..<870: send(paste())
    case 870..<920: resize()
    case 920..<950: signal(SIGWINCH)
    case 950..<970: signal(SIGTSTP); signal(SIGCONT)
    case 970..<975: signal(SIGSTOP); signal(SIGCONT)
    case 975..<980: signal(SIGXFSZ)
    case 980..<982: lookAway()
    case 982..<996: pause()
    case 996..<998: endBySignal()
    default: try driverKey()
    }
  }

  /// The program takes an order, and carries it out: to draw everything anew at a size.
  private mutating func checkAlive() throws {
    if !game.isRunning { try restart() }
    // Ends a string, then a paste, then whatever else is unfinished.
    game.send("\u{1B}\\\u{1B}[201~\u{1B}[0m")
    game.resize(columns: 80, rows: 24)
    let count = game.output.count
    game.send(.repaint)
    do {
      try game.expect("a new picture or the end") { game in
        if !game.isRunning { return true }
        // A note may cover all but their ends.
        let rules = [1, 22].map { String(game.screen[$0].prefix(8)) }
        return game.output.count > count + 80 && game.unread == 0
          && rules.allSatisfy { ["────────", "--------"].contains($0) }
      }
    } catch {
      problems.append("\(error)\n\(log.suffix(40))")
    }
  }

  private mutating func restart() throws {
    _ = try game.waitForExit()
    try checkEnding()
    restarts += 1
    if restarts % 10 == 0 { try checkStore() }
    fatal = []
    log.append("restart")
    let arguments = Self.arguments.randomElement(using: &chance) ?? []
    game = try PtyProgram(Home.program(), arguments, environment: ["XDG_DATA_HOME": home.path])
    isNonblocking = Bool.random(using: &chance)
    game.isNonblocking = isNonblocking
    try game.expect("a start") { !$0.isRunning || !$0.screen.isBlank }
  }

  private mutating func checkEnding() throws {
    let status = try game.waitForExit()
    let isAllowed =
      switch status {
      case .exited(let code): code == 0
      case .signaled(let signal): fatal.contains(signal)
      }
    if !isAllowed { problems.append("\(status) after \(log.suffix(40))") }
    if game.settings != game.initialSettings { problems.append("stty after \(log.suffix(40))") }
    if game.isNonblocking != isNonblocking { problems.append("flags after \(log.suffix(40))") }
    if game.modes != TerminalModes() {
      let end = String(decoding: game.output.suffix(400), as: UTF8.self).debugDescription
      problems.append("\(game.modes) after \(status), \(log.suffix(40)), \(end)")
    }
  }

  mutating func checkStore() throws {
    let kept = try Kept(in: home)
    if kept.integrity != "ok" { problems.append("integrity: \(kept.integrity)") }
    // A start with other options leaves a round to wait, and so may a daily or a friend's word.
    if kept.rounds.count > restarts + 4 { problems.append("\(kept.rounds.count) rounds") }
  }
}

extension Fuzzer {
  private mutating func send(_ bytes: [UInt8]) {
    log.append("\(bytes.count > 60 ? Array(bytes.prefix(60)) : bytes)")
    game.send(bytes: bytes)
  }

  private mutating func send(_ key: NamedKey?) { if let key { send(Array(key.bytes.utf8)) } }

  private mutating func send(_ text: String) { send(Array(text.utf8)) }

  private mutating func letters() -> [UInt8] {
    (0..<Int.random(in: 1...3, using: &chance)).map { _ in
      UInt8(ascii: "a") + UInt8.random(in: 0..<26, using: &chance)
    }
  }

  /// A key that the terminal's driver turns into a signal. It discards what is on its way to the
  /// screen, too, and at any time later; so nothing else happens until it has come through.
  private mutating func driverKey() throws {
    let key = [NamedKey.interrupt, .quit, .suspend].randomElement(using: &chance) ?? .suspend
    pause()
    send(key)
    fatal.formUnion(key == .interrupt ? [SIGINT] : key == .quit ? [SIGQUIT] : [])
    try game.expect("the end or a stop after \(log.suffix(40))") { !$0.isRunning || $0.isStopped }
    if !game.isRunning { return }
    // The system may still be passing on what was sent before the stop.
    do {
      try game.expect("the shell's terminal") {
        $0.modes == TerminalModes() && $0.settings == $0.initialSettings
      }
    } catch {
      problems.append("\(game.modes) while stopped after \(log.suffix(40))")
    }
    let count = game.output.count
    game.thaw()
    // It may have been about to leave.
    try game.expect("that it goes on after \(log.suffix(40))") {
      $0.output.count > count || !$0.isRunning
    }
  }

  /// Anything but the keys of the driver, Ctrl-S among them, which would hold the terminal.
  private mutating func randomBytes() -> [UInt8] {
    (0..<Int.random(in: 1...8, using: &chance)).map { _ in
      let byte = UInt8.random(in: 0...255, using: &chance)
      return [3, 0x13, 0x1A, 0x1C].contains(byte)
        ? UInt8.random(in: 0x20...0x7E, using: &chance) : byte
    }
  }

  private mutating func mouse() -> String {
    let code = [0, 0, 0, 32, 32, 1, 2, 64, 35, 16].randomElement(using: &chance) ?? 0
    let column = Int.random(in: 0...90, using: &chance)
    let row = Int.random(in: 0...30, using: &chance)
    return "\u{1B}[<\(code);\(column);\(row)\(Bool.random(using: &chance) ? "M" : "m")"
  }

  private mutating func sequence() -> String {
    let all = [
      "\u{1B}[I", "\u{1B}[O", "\u{1B}[15;5~", "\u{1B}[24~", "\u{1B}OP", "\u{1B}]0;x\u{7}",
      "\u{1B}P1", "\u{1B}[", "\u{1B}[<0;5", "\u{1B}O", "\u{1B}[M", "\u{1B}[M !!", "\u{1B}[?1;2c",
      "\u{1B}\u{1B}[A", "\u{1B}_x\u{1B}\\", "\u{1B}[[", "é", "漢字", "\u{1B}[1;1R", "\u{C}",
    ]
    return all.randomElement(using: &chance) ?? ""
  }

  private mutating func paste() -> [UInt8] {
    let text = (0..<Int.random(in: 0...300, using: &chance)).map { _ in
      UInt8.random(in: 0x20...0x7E, using: &chance)
    }
    let end = Int.random(in: 0..<8, using: &chance) == 0 ? "" : "\u{1B}[201~"
    return Array("\u{1B}[200~".utf8) + text + Array(end.utf8)
  }

  private mutating func resize() {
    let sizes = [
      (80, 24), (80, 24), (40, 16), (24, 8), (20, 5), (60, 20), (1, 1), (132, 43), (23, 60),
      (65_535, 40),
    ]
    let (columns, rows) = sizes.randomElement(using: &chance) ?? (80, 24)
    log.append("\(columns)×\(rows)")
    game.resize(columns: columns, rows: rows)
  }

  private mutating func signal(_ signal: Int32) {
    log.append("signal \(signal)")
    game.signal(signal)
  }

  /// Lets the program catch up, or gives it some time.
  private mutating func pause() {
    if Bool.random(using: &chance) { usleep(UInt32.random(in: 0...20_000, using: &chance)) }
    for _ in 0..<2_000 where game.unread > 0 && game.isRunning { usleep(1000) }
  }

  /// Has it draw more than the terminal holds, and reads on later, or once it has ended.
  private mutating func lookAway() {
    log.append("unread")
    pause()
    game.isRead = false
    game.send(bytes: Array(repeating: 0x0C, count: 300))
    usleep(20_000)
    if Bool.random(using: &chance) { endBySignal() }
    for _ in 0..<2_000 where !fatal.isEmpty && game.isRunning { usleep(1000) }
    game.isRead = true
  }

  private mutating func endBySignal() {
    let signal = SignalCell.signals.randomElement(using: &chance) ?? SIGTERM
    fatal.insert(signal)
    self.signal(signal)
  }
}

extension NamedKey {
  /// Whether the terminal's driver makes a signal of it.
  var isSignal: Bool { [.interrupt, .quit, .suspend].contains(self) }
}
