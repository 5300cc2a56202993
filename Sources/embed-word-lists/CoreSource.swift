/// A line of the table of cores: a few words that are worth as much as their list.
struct CoreEntry {
  let list: String
  let length: Int
  let misses: Int
  let words: [String]

  /// Reads `list and length | misses | words`; nil for any other line.
  init?(_ line: Substring) {
    let columns = columns(of: line)
    guard columns.count == 3, columns[0].count == 2, let length = Int(columns[0][1]),
      let misses = Int(columns[1].joined()), !columns[2].isEmpty,
      columns[2].allSatisfy({ $0.utf8.count == length })
    else { return nil }
    list = columns[0][0]
    self.length = length
    self.misses = misses
    words = columns[2]
  }
}

/// The Swift source of the cores.
func coreSource(_ cores: [CoreEntry]) -> String {
  let lines = cores.map {
    """
        Core(
          list: \(literal($0.list)), length: \($0.length), misses: \($0.misses),
          text: \(literal($0.words.joined(separator: " "))))
    """
  }
  return """
    // Made by embed-word-lists from Resources. Do not edit.

    extension Core {
      static let embedded: [Core] = [
    \(lines.joined(separator: ",\n"))
      ]
    }

    """
}
