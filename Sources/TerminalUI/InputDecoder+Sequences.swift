extension InputDecoder {
  mutating func afterEscape(_ byte: UInt8, count: Int) {
    switch byte {
    case 0x1B: state = .escape(min(count + 1, 8))
    case UInt8(ascii: "["): state = .control(ControlSequence(isAlternate: count > 1))
    case UInt8(ascii: "O"): state = .shifted
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(afterEscape: false)
    default:
      state = UTF8Assembly(lead: byte, isAlternate: true).map(State.character) ?? .ground
    }
  }

  mutating func inControl(_ sequence: ControlSequence, _ byte: UInt8) {
    var sequence = sequence
    switch byte {
    case 0x1B: state = .escape(1)
    case UInt8(ascii: "$") where sequence.isOneNumber: state = .ground
    case 0x20...0x3F:
      sequence.append(byte)
      state = .control(sequence)
    case 0x40...0x7E:
      state = .ground
      finish(sequence, byte)
    case 0x00..<0x20:
      state = .ground
      begin(byte)
    default: state = .ground
    }
  }

  private mutating func finish(_ sequence: ControlSequence, _ final: UInt8) {
    switch sequence.meaning(final: final) {
    case .event(let event): report(event)
    case .paste: state = .paste(PasteAssembly())
    case .oldMouse: state = .oldMouse([])
    case .consoleKey: state = .consoleKey
    case .nothing: break
    }
  }

  mutating func finishShifted(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(1)
    case UInt8(ascii: "M"): report(.key(.enter))
    default:
      if let key = ControlSequence.key(cursor: byte) { report(.key(key)) }
    }
  }

  mutating func inOldMouse(_ bytes: [UInt8]) {
    state = .oldMouse(bytes)
    guard bytes.count == 3 else { return }
    state = .ground
    let (button, column, row) = (Int(bytes[0]) - 32, Int(bytes[1]) - 33, Int(bytes[2]) - 33)
    guard button >= 0, column >= 0, row >= 0 else { return }
    let isRelease = button & 3 == 3
    let kind = MouseEvent.Kind(code: isRelease ? button & ~3 : button, isRelease: isRelease)
    if let kind { report(.mouse(MouseEvent(kind, at: Point(column: column, row: row)))) }
  }

  /// A string ends with BEL, CAN, SUB or ESC \; any other Escape begins something new.
  mutating func inString(_ byte: UInt8, afterEscape: Bool) {
    switch byte {
    case 0x1B: state = .string(afterEscape: true)
    case 0x07, 0x18, 0x1A: state = .ground
    case UInt8(ascii: "\\") where afterEscape: state = .ground
    default:
      state = .string(afterEscape: false)
      if afterEscape { self.afterEscape(byte, count: 1) }
    }
  }

  mutating func inCharacter(_ assembly: UTF8Assembly, _ byte: UInt8) {
    var assembly = assembly
    state = .ground
    switch assembly.take(byte) {
    case .more: state = .character(assembly)
    case .scalar(let scalar):
      if !assembly.isAlternate, scalar.value >= 0xA0 {
        report(.key(.character(Character(scalar))))
      }
    case .invalid(let isBegin): if isBegin { begin(byte) }
    }
  }

  mutating func inPaste(_ assembly: PasteAssembly, _ byte: UInt8) {
    var assembly = assembly
    // The state must not hold the bytes too, or each append would copy them.
    state = .ground
    if assembly.take(byte) {
      report(.paste(assembly.text))
    } else {
      state = .paste(assembly)
    }
  }
}
