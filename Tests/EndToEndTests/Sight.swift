import Foundation

/// What the player sees of the round on the main screen at 80×24.
struct Sight: Hashable {
  var pattern: String
  var left: Int
  var allowed: Int
  var wrong: String

  init(pattern: String, left: Int, allowed: Int, wrong: String) {
    self.pattern = pattern
    self.left = left
    self.allowed = allowed
    self.wrong = wrong
  }

  /// The same after another wrong letter.
  func afterMiss(of letter: String) -> Sight {
    Sight(pattern: pattern, left: left - 1, allowed: allowed, wrong: wrong + letter)
  }

  /// Nil if the main screen isn't in sight, or shows a game that is over.
  init?(_ screen: [String]) {
    guard let row = screen.firstIndex(where: { $0.contains("Mistakes left   ") }), row >= 4,
      screen.indices.contains(row + 1), let label = screen[row + 1].range(of: "Wrong letters   "),
      !screen.shows(["YOU WON"]), !screen.shows(["YOU LOST"]),
      // The last board's, from its first motion on.
      !screen.shows(["other button"])
    else { return nil }
    let numbers = screen[row].split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    pattern = Self.pattern(screen[row - 4..<row - 1].map { Array($0.dropFirst(22)) })
    (left, allowed) = (numbers[0], numbers[1])
    wrong = screen[row + 1][label.upperBound...].filter { $0.isUppercase }
  }

  /// The cells of the word, from its tiles, a strip of cells, or bars.
  private static func pattern(_ rows: [[Character]]) -> String {
    let top = String(rows[0]).reversed().drop { $0 == " " }.reversed().map { $0 }
    let corners = top.indices.dropFirst().filter { "┐┓┬▖+#".contains(top[$0]) }
    guard let first = top.first, "┌┏▗+#".contains(first), let end = corners.first else {
      return rows.joined().filter { $0 != " " }.map(String.init).joined()
    }
    // Between tiles there's a corner too; the edge of a cell may be on its way.
    let isStrip = end + 1 < top.count && !"┌┏▗+#".contains(top[end + 1])
    let (width, count) = isStrip ? (2, top.count / 2) : (end + 1, top.count / (end + 1))
    return (0..<count).map { cell in
      let place = cell * width + (isStrip ? 1 : width / 2)
      let character = rows[1].indices.contains(place) ? rows[1][place] : " "
      return character == " " ? "_" : String(character)
    }.joined()
  }

  /// The letters that were guessed, as far as they can be seen.
  var letters: Set<Character> { Set(wrong).union(pattern.filter { $0.isLetter }) }

  /// Whether the same round looked like this one guess ago, or looks the same.
  func isAtMostOneBehind(_ later: Sight) -> Bool {
    if self == later { return true }
    let added = later.letters.subtracting(letters)
    guard added.count == 1, letters.isSubset(of: later.letters), let letter = added.first,
      pattern.count == later.pattern.count, allowed == later.allowed
    else { return false }
    let hid = String(later.pattern.map { $0 == letter ? "_" : $0 })
    let isMiss = later.wrong.contains(letter)
    return pattern == hid && wrong == later.wrong.filter { $0 != letter }
      && left == later.left + (isMiss ? 1 : 0)
  }
}

extension [String] {
  /// The number at the end of the row that has a label, as beside a slider.
  func number(beside label: String) -> Int? {
    first { $0.contains(label) }?.split(separator: " ").last.flatMap { Int($0) }
  }
}
