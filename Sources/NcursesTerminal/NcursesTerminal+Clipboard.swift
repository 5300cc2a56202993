extension NcursesTerminal {
  /// Sends the text to the clipboard by OSC 52, which terminals take or leave without a word; false
  /// where the terminal would show it instead.
  public func copy(_ text: String) -> Bool {
    guard isOpen, description.isANSI else { return false }
    let sequence = Self.clipboardSequence(for: text, inTmux: environment("TMUX") != nil)
    send(Array(sequence.utf8))
    return true
  }

  /// Inside of tmux it is written twice: tmux takes the first where its option `set-clipboard` is on, and
  /// hands the second to the terminal outside where `allow-passthrough` is.
  static func clipboardSequence(for text: String, inTmux: Bool) -> String {
    let sequence = "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\"
    if !inTmux { return sequence }
    let doubled = sequence.map { $0 == "\u{1B}" ? "\u{1B}\u{1B}" : String($0) }.joined()
    return sequence + "\u{1B}Ptmux;\(doubled)\u{1B}\\"
  }

  /// Bytes in base 64, as RFC 4648 has it.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start...].prefix(3)
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return text
  }
}
