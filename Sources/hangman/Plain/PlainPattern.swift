import Presentation
import Words

// The word as it is told: short, and so that an ear can keep it.

/// How many cells are told one after the other; more are told by their places, or in groups.
private let mostCells = 5

/// The word so far: `4 letters: blank, E, blank, blank.`, `8 letters: U at 2 and 6, the rest blank.`
/// or, of a phrase, `4 letters, space, 7 letters.`
func patternSentence(_ pattern: Pattern) -> String {
  let cells = (0..<pattern.length).map { pattern[$0] }
  let isOfLetters = cells.allSatisfy { $0.map { Letter($0) != nil } ?? true }
  if !isOfLetters { return "\(groups(of: cells).joined(separator: isBlank(cells) ? ", " : "; "))." }
  if pattern.hiddenCount == cells.count, cells.count > 1 {
    return PlainMessage.allBlank(cells.count).text
  }
  return "\(counted(cells.count, .letter)): \(told(cells))."
}

/// A word letter by letter, a long one in groups.
func spelled(_ word: String) -> String { inGroups(word.map { spoken($0) }) }

/// The stretches of letters, and the signs between them by name.
private func groups(of cells: [Character?]) -> [String] {
  var groups: [String] = []
  var rest = cells[...]
  while let first = rest.first {
    if let sign = first, Letter(sign) == nil {
      groups.append(spoken(sign))
      rest = rest.dropFirst()
    } else {
      let stretch = rest.prefix { $0.map { Letter($0) != nil } ?? true }
      groups.append(group(Array(stretch)))
      rest = rest.dropFirst(stretch.count)
    }
  }
  return groups
}

private func group(_ cells: [Character?]) -> String {
  if cells.allSatisfy({ $0 == nil }) { return counted(cells.count, .letter) }
  if !cells.contains(nil) { return String(cells.compactMap(\.self)) }
  let isShort = cells.count <= mostCells || !isMostlyBlank(cells)
  return isShort ? told(cells) : "\(counted(cells.count, .letter)), \(told(cells))"
}

private func told(_ cells: [Character?]) -> String {
  cells.count > mostCells && isMostlyBlank(cells)
    ? places(in: cells) : inGroups(cells.map(spoken))
}

/// `U at 2 and 6, R at 8, the rest blank`.
private func places(in cells: [Character?]) -> String {
  let shown = cells.compactMap(\.self)
  let letters = shown.enumerated().filter { !shown[..<$0.offset].contains($0.element) }
  let told = letters.map { _, letter in
    let places = cells.indices.filter { cells[$0] == letter }.map { String($0 + 1) }
    return "\(letter) \(ScreenText.at(places).text)"
  }
  return (told + [PlainMessage.restBlank.text]).joined(separator: ", ")
}

/// Cells by name; from eleven on, groups of five with a longer pause between them.
private func inGroups(_ cells: [String]) -> String {
  if cells.count <= 2 * mostCells { return cells.joined(separator: ", ") }
  let starts = stride(from: 0, to: cells.count, by: mostCells)
  return starts.map { cells[$0...].prefix(mostCells).joined(separator: ", ") }
    .joined(separator: "; ")
}

private func isMostlyBlank(_ cells: [Character?]) -> Bool {
  2 * cells.count { $0 == nil } > cells.count
}

/// Whether no letter is shown yet.
private func isBlank(_ cells: [Character?]) -> Bool {
  !cells.contains { $0.flatMap { Letter($0) } != nil }
}

/// A cell by name, since a screen reader may pass over a sign.
private func spoken(_ cell: Character?) -> String { PlainMessage.cell(cell).text }
