import Words

/// Ghost solved as its rules read: every letter is tried, and nothing is remembered.
struct PlainSolver {
  let words: [String]
  let minimum: Int

  /// - Parameter words: of any length; those that are too short to lose count for nothing.
  init(words: [String], minimum: Int) {
    self.words = words.filter { $0.count >= minimum }
    self.minimum = minimum
  }

  /// Whether the player to move wins, where the round isn't over.
  func wins(at fragment: String) -> Bool {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".contains { wins(fragment + String($0), of: fragment) }
  }

  /// Whether whoever has made the longer fragment wins.
  private func wins(_ longer: String, of fragment: String) -> Bool {
    !isOver(longer) && !PlainSolver(words: beginning(longer), minimum: minimum).wins(at: longer)
  }

  /// The letters that win.
  func winningLetters(at fragment: String) -> String {
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ".filter { wins(fragment + String($0), of: fragment) }
  }

  /// The most letters that are added up to the end, if the winner is in a hurry and the other isn't, and
  /// leads nowhere only where nothing else is left, which isn't counted.
  func lettersToTheEnd(at fragment: String) -> Int {
    let next = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { fragment + String($0) }
      .filter { !beginning($0).isEmpty }
    func letters(_ longer: String) -> Int {
      let rest = PlainSolver(words: beginning(longer), minimum: minimum)
      return 1 + (isOver(longer) ? 0 : rest.lettersToTheEnd(at: longer))
    }
    let winning = winningLetters(at: fragment).map { fragment + String($0) }
    return winning.isEmpty
      ? next.map(letters).max() ?? 0 : winning.map(letters).min() ?? 0
  }

  func isOver(_ fragment: String) -> Bool {
    beginning(fragment).isEmpty || words.contains(fragment)
  }

  private func beginning(_ fragment: String) -> [String] {
    words.filter { $0.hasPrefix(fragment) }
  }
}

/// Different words of one to seven letters of the first of the alphabet, so that many begin alike.
func randomWords(_ count: Int, letters: Int, seed: UInt64) -> [String] {
  var chances = SeededGenerator(seed: seed)
  let alphabet = Letter.alphabet.prefix(letters).map(\.character)
  var words: Set<String> = []
  for _ in 0..<count {
    let length = Int.random(in: 1...7, using: &chances)
    words.insert(
      String((0..<length).map { _ in alphabet.randomElement(using: &chances) ?? "A" }))
  }
  return words.sorted()
}

func universe(of words: [String]) -> WordUniverse {
  WordUniverse(Dictionary(grouping: words.sorted(), by: \.count).values.map { WordList($0) })
}
