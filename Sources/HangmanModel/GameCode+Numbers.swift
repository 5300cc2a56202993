import Words

/// The numbers that codes have for what has a name. A place is for good: what is new comes behind.
enum CodeNumbers {
  /// 0 is any list of the player's own.
  static let lists = ["", "webster", "english", "dutch", "phrases"]
  /// 0 is any category.
  static let categories = [
    "", "Animals", "Berkeley", "Body and Health", "Deeds and Events", "Food and Drink", "Groups",
    "Language and Media", "Mind", "Money and Time", "People", "Places", "Plants", "Proverbs",
    "Qualities and States", "Science", "Things",
  ]
}

extension Setter {
  func number(ofEdition edition: Int) -> Int? {
    numbers.indices.contains(edition - 1) ? numbers[edition - 1] : nil
  }

  /// The setter that has a number, and the edition that it stands for.
  static func numbered(_ number: Int) -> (setter: Setter, edition: Int)? {
    for setter in all {
      if let place = setter.numbers.firstIndex(of: number) { return (setter, place + 1) }
    }
    return nil
  }
}

extension [Move] {
  /// The letters, where the moves are nothing else.
  var letters: [Letter]? {
    var letters: [Letter] = []
    for move in self {
      guard case .letter(let letter) = move, !letters.contains(letter) else { return nil }
      letters.append(letter)
    }
    return letters
  }
}

/// The parts of a code, each written so that it is read from the end.
extension MixedRadix {
  /// The letters of a game, each as its place among those that are left: with 26 of them 90 bits.
  mutating func append(_ letters: [Letter]) {
    for (index, letter) in letters.enumerated().reversed() {
      let place = letter.index - letters[..<index].count { $0 < letter }
      appendCounted(place, of: 26 - index)
    }
  }

  mutating func removeLetter(_ moves: [Move]) throws(CodeFault) -> Move {
    let left = Letter.alphabet.filter { !moves.contains(.letter($0)) }
    if left.isEmpty { throw .mistyped }
    return .letter(left[removeCounted(of: left.count)])
  }

  /// Moves of any kind: 0 to 25 a letter, 26 to 51 a hint, 52 a solution with its letters.
  mutating func append(_ moves: [Move]) {
    for move in moves.reversed() {
      switch move {
      case .letter(let letter): appendCounted(letter.index, of: 53)
      case .hint(let letter): appendCounted(26 + letter.index, of: 53)
      case .solution(let solution):
        for letter in solution.letters.reversed() { append(letter.index, of: 26) }
        append(solution.letters.count, of: 128)
        appendCounted(52, of: 53)
      }
    }
  }

  mutating func removeMove() throws(CodeFault) -> Move {
    let number = removeCounted(of: 53)
    if number < 26 { return .letter(Letter.alphabet[number]) }
    if number < 52 { return .hint(Letter.alphabet[number - 26]) }
    let count = removeLast(of: 128)
    return .solution(
      Solution(String((0..<count).map { _ in Letter.alphabet[removeLast(of: 26)].character })))
  }

  /// All but the moves: 105 bits at most.
  mutating func append(beginningOf record: GameRecord) {
    let setup = record.setup
    let seed = record.seed ?? 0
    append(Int(seed >> 32), of: 1 << 32)
    append(Int(seed & 0xFFFF_FFFF), of: 1 << 32)
    let category = CodeNumbers.categories.firstIndex(of: setup.category?.rawValue ?? "") ?? 0
    append(setup.length == 0 ? category : setup.length, of: 128)
    append(setup.allowed - 1, of: 26)
    append(setup.setter.number(ofEdition: record.edition) ?? 0, of: 8)
    append(Int(GameRecord.cut(record.fingerprint ?? 0)), of: GameRecord.fingerprints)
    append(CodeNumbers.lists.firstIndex(of: setup.list.rawValue) ?? 0, of: 8)
  }

  mutating func removeBeginning() throws(CodeFault) -> GameRecord {
    let list = removeLast(of: 8)
    let fingerprint = removeLast(of: GameRecord.fingerprints)
    let setter = removeLast(of: 8)
    let allowed = removeLast(of: 26) + 1
    let length = removeLast(of: 128)
    let low = UInt64(removeLast(of: 1 << 32))
    let seed = UInt64(removeLast(of: 1 << 32)) << 32 | low
    guard CodeNumbers.lists.indices.contains(list), let (named, edition) = Setter.numbered(setter)
    else { throw .otherVersion }
    let id = WordCollection.ID(rawValue: CodeNumbers.lists[list])
    var setup = GameSetup(list: id, length: length, allowed: allowed, setter: named)
    if id.embedded?.universe.isOfPhrases == true {
      guard CodeNumbers.categories.indices.contains(length) else { throw .otherVersion }
      setup.length = 0
      setup.category = length == 0 ? nil : Category(rawValue: CodeNumbers.categories[length])
    }
    return GameRecord(
      setup: setup, seed: seed, occasion: .challenge, fingerprint: UInt64(fingerprint),
      edition: edition)
  }

  /// A word, each character moved along the alphabet by a lot of its own.
  mutating func append(_ word: FriendWord) {
    let alphabet = FriendWord.alphabet
    let shifts = Self.shifts(word.text.count, word.allowed)
    for (character, shift) in zip(word.text, shifts).reversed() {
      append(
        ((alphabet.firstIndex(of: character) ?? 0) + shift) % alphabet.count, of: alphabet.count)
    }
    append(word.text.count - 1, of: FriendWord.longest)
    append(word.allowed - 1, of: 26)
  }

  mutating func removeWord() throws(CodeFault) -> FriendWord {
    let alphabet = FriendWord.alphabet
    let allowed = removeLast(of: 26) + 1
    let count = removeLast(of: FriendWord.longest) + 1
    let text = Self.shifts(count, allowed).map { shift in
      alphabet[(removeLast(of: alphabet.count) + alphabet.count - shift) % alphabet.count]
    }
    guard let word = FriendWord(String(text), allowed: allowed) else { throw .mistyped }
    return word
  }

  private static func shifts(_ count: Int, _ allowed: Int) -> [Int] {
    var generator = SeededGenerator(seed: UInt64(count * 26 + allowed))
    return (0..<count).map { _ in Int(generator.next() % UInt64(FriendWord.alphabet.count)) }
  }
}
