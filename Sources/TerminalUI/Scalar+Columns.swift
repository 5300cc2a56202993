extension Unicode.Scalar {
  /// The columns that it takes on a canvas: two for the letters of East Asia, else one.
  ///
  /// Source: Unicode's EastAsianWidth.txt, W and F, as far as they are letters.
  var columns: Int {
    switch value {
    case 0x3005, 0x3041...0x30FF, 0x3131...0x318E, 0x31A0...0x31BF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Whether a canvas shows it: a sign that takes one column everywhere (ASCII, Latin-1, box drawing,
  /// and the few that ``Glyphs`` uses), or a letter whose columns are known.
  var fitsACanvas: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0xFF, 0x2013, 0x2018...0x201D, 0x2026, 0x2190...0x2193,
      0x2500...0x259F, 0x25BA, 0x25CB, 0x25CF:
      true
    // Latin, Greek, Cyrillic, Armenian, Georgian.
    case 0x100...0x24F, 0x370...0x587, 0x10A0...0x10FF, 0x1E00...0x1FFF: isLetter
    default: columns == 2 && isLetter
    }
  }

  private var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    // A mark that makes a vowel long is written like a letter.
    case .modifierLetter: columns == 2
    default: false
    }
  }
}

extension Character {
  /// Whether a name may have it: a letter or sign that a canvas shows.
  public var isShownOnCanvas: Bool { unicodeScalars.allSatisfy(\.fitsACanvas) }
}
