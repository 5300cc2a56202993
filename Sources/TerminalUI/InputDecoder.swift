/// Turns what a terminal sends, a byte or a ready-made key at a time, into events.
///
/// - A lone Escape is a key once ``patience`` has passed without more; with a key right after it,
///   it is that key with Alt, and swallowed.
/// - Control sequences and strings that mean nothing here are swallowed whole, however many pieces
///   they come in. So are bytes that aren't UTF-8.
/// - A paste is one event, cut to ``pasteLimit`` bytes. One whose end doesn't come is over when
///   the terminal has been silent for ``silence`` milliseconds. So is everything else unfinished but
///   control sequences, which wait for their end.
public struct InputDecoder: Sendable {
  /// How much of a paste is kept, in bytes.
  public static let pasteLimit = 4096
  /// How long an Escape waits for the rest of a sequence, in milliseconds.
  public static let escapeDelay = 25
  /// How long an unfinished paste or string waits for its rest, in milliseconds.
  public static let silence = 1000

  enum State: Equatable, Sendable {
    case ground
    /// After so many Escapes.
    case escape(Int)
    /// After an Escape that was reported; a `[` now belongs to it, its terminal being slow.
    case lateEscape
    case control(ControlSequence)
    /// After ESC O, one byte to come.
    case shifted
    /// In the bytes of an old mouse report.
    case oldMouse([UInt8])
    /// After ESC [ [, one byte to come.
    case consoleKey
    case string(afterEscape: Bool)
    case character(UTF8Assembly)
    case paste(PasteAssembly)
  }

  var state = State.ground
  private var events: [Event] = []

  public init() {}

  /// How long to wait for more before ``giveUp()``, in milliseconds; nil is for ever.
  public var patience: Int? {
    switch state {
    case .escape: Self.escapeDelay
    case .shifted, .string, .paste, .oldMouse, .consoleKey: Self.silence
    case .ground, .lateEscape, .control, .character: nil
    }
  }

  /// Takes the next event that is complete.
  public mutating func nextEvent() -> Event? {
    events.isEmpty ? nil : events.removeFirst()
  }

  /// Takes a key that the terminal's library has recognised; nil is one without a meaning here.
  public mutating func feed(key: Key?) {
    switch state {
    case .paste: return
    case .escape: state = .ground
    default:
      state = .ground
      if let key { report(.key(key)) }
    }
  }

  /// Takes a byte.
  public mutating func feed(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .escape(let count): afterEscape(byte, count: count)
    case .lateEscape:
      state = .ground
      if byte == UInt8(ascii: "[") { state = .control(ControlSequence()) } else { begin(byte) }
    case .control(let sequence): inControl(sequence, byte)
    case .shifted: finishShifted(byte)
    case .oldMouse(let bytes): inOldMouse(bytes + [byte])
    case .consoleKey: state = .ground
    case .string(let afterEscape): inString(byte, afterEscape: afterEscape)
    case .character(let assembly): inCharacter(assembly, byte)
    case .paste(let assembly): inPaste(assembly, byte)
    }
  }

  /// Nothing more came in time: whatever is unfinished is over.
  public mutating func giveUp() {
    switch state {
    case .escape(let count):
      for _ in 0..<count { report(.key(.escape)) }
      state = .lateEscape
    case .paste(let assembly):
      report(.paste(assembly.text))
      state = .ground
    case .lateEscape: break
    default: state = .ground
    }
  }

  /// Forgets all events not yet taken, and what is unfinished; only a paste goes on, or its rest
  /// would be taken for keys.
  public mutating func discard() {
    events.removeAll()
    if case .paste = state { return }
    state = .ground
  }

  mutating func report(_ event: Event) { events.append(event) }

  mutating func begin(_ byte: UInt8) {
    switch byte {
    case 0x03: report(.ended(.quit))
    case 0x08, 0x7F: report(.key(.backspace))
    case 0x09: report(.key(.tab))
    case 0x0A, 0x0D: report(.key(.enter))
    case 0x0C: report(.resized)
    case 0x1B: state = .escape(1)
    case 0x20..<0x7F: report(.key(.character(Character(Unicode.Scalar(byte)))))
    default:
      if let assembly = UTF8Assembly(lead: byte) { state = .character(assembly) }
    }
  }
}
