internal import CNcurses
internal import CSignals
internal import Glibc
public import TerminalUI

/// The terminal on standard input and output, by way of ncurses.
///
/// There can be one at a time. From its creation to ``close()`` the terminal is the program's; on
/// every way out, crashes included, it is given back as it was found.
public final class NcursesTerminal: Terminal {
  public private(set) var size = Size(columns: 80, rows: 24)
  public let glyphs: Glyphs

  let description: TerminalDescription
  let keys: UnsafeMutablePointer<WINDOW>
  var painter: Painter
  var decoder = InputDecoder()

  /// When the last byte came; the decoder's patience begins there, whatever is shown in between.
  var lastInput = ContinuousClock.now

  /// The driver's modes of the terminal before it was taken over.
  private var originalModes = termios()
  private(set) var isOpen = true

  /// Whether standard input and output are both a terminal.
  public static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    let isUnicode = Self.adoptLocale() && !options.forcesASCII
    description = try TerminalDescription()
    // Started in the background: it waits for its turn while every signal still ends it.
    if !Self.isInForeground { raise(SIGTTOU) }
    tcgetattr(STDIN_FILENO, &originalModes)
    guard Signals.arm(restoreBytes: description.restoreBytes, modes: originalModes) else {
      throw .failed(description.name)
    }
    guard curses_start() != nil, let keys = newpad(1, 1) else {
      signals_disarm()
      throw .failed(description.name)
    }
    self.keys = keys
    let theme = Self.startColors(options.color)
    glyphs = (isUnicode ? Glyphs.unicode : .ascii).filled(theme.canFill)
    painter = Painter(theme: theme, isUnicode: isUnicode)
    usesMouse = options.usesMouse
    prepare()
  }

  deinit { close() }

  public var usesMouse: Bool {
    didSet {
      if usesMouse != oldValue { send(description.mouseBytes(on: usesMouse)) }
    }
  }

  public func present(_ canvas: Canvas) {
    if !isOpen { return }
    // Others may at any time have decided that writes return at once.
    signals_let_writes_wait()
    painter.paint(canvas, size: size)
  }

  public func discardInput() {
    decoder.discard()
    if isOpen { flushinp() }
  }

  /// Gives the terminal back; further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    let isInForeground = Self.isInForeground
    if !isendwin() { isInForeground ? leave() : send(description.restoreBytes) }
    // In the background the driver's modes are the shell's.
    if isInForeground { tcsetattr(STDIN_FILENO, TCSANOW, &originalModes) }
    signals_disarm()
  }

  /// Ends the process by a signal that was reported, so that its parent sees which.
  public static func raiseAgain(_ signal: Int32) -> Never {
    signals_raise(signal)
    exit(128 + signal)
  }
}

extension NcursesTerminal {
  private func prepare() {
    cbreak()
    // Else the driver drops what is on its way to the screen at Ctrl-C, Ctrl-Z and Ctrl-\.
    noqiflush()
    noecho()
    curs_set(0)
    keypad(keys, true)
    nodelay(keys, true)
    // Mouse reports are read by the decoder; curses would wait for their rest.
    keyok(KEY_MOUSE, false)
    if getenv("ESCDELAY") == nil { set_escdelay(Int32(InputDecoder.escapeDelay)) }
    takeSize()
    sendEntryBytes()
  }

  private static func startColors(_ choice: TerminalOptions.ColorChoice) -> Theme {
    let isRefused = choice == .auto && environment("NO_COLOR") != nil
    if choice == .never || isRefused { return .none }
    guard has_colors(), start_color() == OK, use_default_colors() == OK else { return .none }
    return Theme(colors: Int(curses_colors()))
  }

  func sendEntryBytes() {
    send(description.entryBytes)
    if usesMouse { send(description.mouseBytes(on: true)) }
  }

  /// Leaves full screen for the shell's modes.
  func leave() {
    send(description.exitBytes)
    endwin()
  }

  /// Reads the terminal's size anew and makes the picture fit.
  func takeSize() {
    var (columns, rows): (Int32, Int32) = (0, 0)
    terminal_size(STDOUT_FILENO, &columns, &rows)
    resizeterm(rows, columns)
    size = Size(
      columns: Int(getmaxx(curses_screen())), rows: Int(getmaxy(curses_screen())))
    painter.forget()
  }

  /// Sends bytes past curses, which doesn't know them.
  func send(_ bytes: [UInt8]) {
    signals_let_writes_wait()
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
