import Folding
import Foundation
import Testing

@testable import WordFiles

@Suite struct FoldingTests {
  @Test(arguments: [
    ("été", "ETE"), ("e\u{301}t\u{329}e\u{301}", "ETE"), ("straße", "STRASSE"), ("ẞ", "SS"),
    ("Æsir", "AESIR"), ("œuvre", "OEUVRE"), ("Øre", "ORE"), ("Đđ", "DD"), ("Ðð", "DD"),
    ("Łódź", "LODZ"), ("Þór", "THOR"), ("ŉ", "'N"), ("o’‘clock", "O''CLOCK"),
    ("a‐b‑c–d", "A-B-C-D"),
    ("ﬁ ﬀ ﬃ ﬆ", "FI FF FFI ST"), ("ＦＵＬＬ　ｗｉｄｔｈ－！", "FULL WIDTH-!"), ("ı İ", "I I"),
    ("ĳ ǆ ǈ", "IJ DZ LJ"), ("\u{212B}\u{212A}", "AK"), ("tiếng\u{A0}Việt", "TIENG VIET"),
    ("R2-d2_~", "R2-D2_~"), ("Mª m²…", "MA M2..."), ("", ""),
  ])
  func accentsAreFolded(text: String, folded: String) {
    #expect(text.foldedToASCII == folded)
  }

  @Test(arguments: ["слово", "日本", "λ", "aя", "°", "½", "ʰ", "ŋ", "ə", "\u{200D}", "e\u{488}"])
  func whatHasNoLetterFromAToZIsNotFolded(text: String) {
    #expect(text.foldedToASCII == nil)
  }

  /// Foundation's decomposition knows only letters that Unicode decomposes.
  @Test func allLatinLettersFoldAsFoundationDecomposesThem() {
    var more: [String: String] = [:]
    for value in [0xC0...0x2AF, 0x1E00...0x1EFF, 0xFF01...0xFF5E].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let folded = String(scalar).foldedToASCII
      if let decomposed = decomposition(of: String(scalar)) {
        #expect(folded == decomposed, "\(scalar)")
      } else if let folded {
        more[folded, default: ""] += String(scalar)
      }
    }
    #expect(more == foldedBeyondFoundation)
  }
}

/// The letters that are folded here and that Foundation leaves as they are: those with a stroke, a
/// hook, a bar, a tail or a curl, the capital ß, and ŉ and ŀ, which decompose to a sign beyond ASCII.
private let foldedBeyondFoundation: [String: String] = [
  "A": "Ⱥ", "B": "ƀƁƂƃɃɓ", "C": "ƇƈȻȼɕ", "D": "ƊƋƌȡɗ", "E": "Ɇɇ", "F": "Ƒƒ", "G": "ƓǤǥɠ",
  "H": "Ħħɦ", "I": "Ɨɨ", "J": "Ɉɉʝ", "K": "Ƙƙ", "L": "ĿŀƚȴȽɫɬɭ", "M": "ɱ", "N": "ƝƞȠȵɲɳ",
  "O": "Ɵɵ", "P": "Ƥƥ", "Q": "ʠ", "R": "Ɍɍɼɽɾ", "S": "ȿʂ", "T": "ŦŧƫƬƭƮȶȾʈ", "U": "Ʉʉ",
  "V": "Ʋʋ", "Y": "ƳƴɎɏỾỿ", "Z": "ƵƶȤȥɀʐʑ", "'N": "ŉ", "DZ": "ʣʥ", "SS": "ẞ",
]

/// The folding by Foundation's decomposition; nil where something is left that isn't ASCII.
private func decomposition(of text: String) -> String? {
  let special: [Unicode.Scalar: String] = [
    "Æ": "AE", "Œ": "OE", "Ø": "O", "Đ": "D", "Ð": "D", "Ł": "L", "Þ": "TH",
  ]
  let folded = text.uppercased().decomposedStringWithCompatibilityMapping.unicodeScalars
    .filter { $0.properties.generalCategory != .nonspacingMark }
    .map { special[$0] ?? String($0) }.joined()
  return folded.utf8.allSatisfy { $0 < 0x80 } ? folded.uppercased() : nil
}
