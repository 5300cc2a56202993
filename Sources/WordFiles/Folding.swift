extension String {
  /// Upper case without accents, as far as ASCII goes: é is E, ß is SS, Æ is AE, a curly apostrophe is
  /// a straight one. Nil if a character isn't known, such as one of another alphabet.
  public var foldedToASCII: String? {
    var folded = ""
    for scalar in unicodeScalars {
      guard let letters = scalar.foldedToASCII else { return nil }
      folded += letters
    }
    return folded
  }
}

extension Unicode.Scalar {
  /// See ``Swift/String/foldedToASCII``; a mark that stands on the letter before it is nothing.
  var foldedToASCII: String? {
    if isASCII {
      let isSmall = ("a"..."z").contains(self)
      return String(Unicode.Scalar(UInt8(truncatingIfNeeded: value) & (isSmall ? 0xDF : 0x7F)))
    }
    if let known = knownFoldings[self] { return known }
    switch properties.generalCategory {
    case .nonspacingMark: return ""
    case .spaceSeparator: return " "
    default: break
    }
    // The full width forms of ASCII stand in its order.
    return (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0)?.foldedToASCII : nil
  }
}

/// What the signs, letters and ligatures stand for that Latin alphabets use. Made once, since a name
/// takes half a microsecond to find.
private let knownFoldings: [Unicode.Scalar: String] = {
  var foldings: [Unicode.Scalar: String] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{02BC}": "'", "\u{2010}": "-", "\u{2011}": "-",
    "\u{2013}": "-", "\u{2026}": "...", "\u{212A}": "K", "\u{212B}": "A", "ª": "A", "º": "O",
    "¹": "1", "²": "2", "³": "3",
  ]
  let letters = [0xC0...0x2AF, 0x1E00...0x1EFF, 0xFB00...0xFB06] as [ClosedRange<UInt32>]
  for scalar in letters.joined().compactMap(Unicode.Scalar.init) {
    let bases = scalar.properties.uppercaseMapping.unicodeScalars.map { upper in
      upper.isASCII ? String(upper) : foldings[upper] ?? baseLetters(of: upper)
    }
    if !bases.contains(nil) { foldings[scalar] = bases.compactMap(\.self).joined() }
  }
  return foldings
}()

/// What a letter is without its marks, from its name: "LATIN CAPITAL LETTER E WITH ACUTE" is E.
private func baseLetters(of scalar: Unicode.Scalar) -> String? {
  if scalar.properties.generalCategory == .nonspacingMark { return "" }
  let words = (scalar.properties.name ?? "").split(separator: " ")
  guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]) else {
    return nil
  }
  return words[3].count == 1 ? String(words[3]) : lettersOfNames[words[3]]
}

/// Letters whose names have more than one, by the word that tells them apart.
private let lettersOfNames: [Substring: String] = [
  "AE": "AE", "DZ": "DZ", "ETH": "D", "IJ": "IJ", "LJ": "LJ", "NJ": "NJ", "OE": "OE",
  "SHARP": "SS", "THORN": "TH",
]
