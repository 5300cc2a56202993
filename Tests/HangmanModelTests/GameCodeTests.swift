import Testing
import Words

@testable import HangmanModel

private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
private let fingerprint = GameRecord.cut(.max)
private let ownList = ListID.file("")

private func read(_ text: String) throws(CodeFault) -> any Coded {
  try Code.read(text, as: [GameRecord.self, FriendWord.self])
}

private func game(of code: String?) throws -> GameRecord {
  let text = try #require(code)
  return try #require(try read(text) as? GameRecord)
}

private func word(of code: String) throws -> FriendWord {
  try #require(try read(code) as? FriendWord)
}

/// Games of every list and setter, with lengths, seeds and moves from a seed.
private func games(_ count: Int, seed: UInt64, mixed: Bool = false) -> [GameRecord] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { index in
    let list = Library.embedded.lists[index % Library.embedded.lists.count]
    let letters = Letter.alphabet.shuffled(using: &generator)
    let universe = list.universe
    let setup = GameSetup(
      list: index % 5 == 4 ? ownList : list.id,
      subject: universe.isOfPhrases && index % 5 != 4
        ? .phrase(universe.categories.randomElement(using: &generator))
        : .word(length: .random(in: 1...64, using: &generator)),
      allowed: Int.random(in: GameSetup.allowedRange, using: &generator),
      setter: Setter.all[index / 4 % Setter.all.count])
    let moves = letters.prefix(Int.random(in: 1...26, using: &generator)).map { letter in
      switch mixed ? Int.random(in: 0...3, using: &generator) : 0 {
      case 1: Move.hint(.letter(letter))
      case 2: Move.solution(Solution(String(letters.prefix(index % 60).map(\.character))))
      default: Move.letter(letter)
      }
    }
    return GameRecord(
      setup: setup, seed: generator.next() >> UInt64(index % 64), moves: moves,
      occasion: .challenge,
      fingerprint: UInt64.random(in: 0...fingerprint, using: &generator))
  }
}

@Suite struct GameCodeTests {
  @Test(arguments: [false, true]) func aGameComesBackFromItsCode(mixed: Bool) throws {
    for game in games(300, seed: 1, mixed: mixed) {
      var beginning = game
      beginning.moves = []
      #expect(try HangmanModelTests.game(of: game.challengeCode()) == beginning)
      guard let code = game.replayCode() else {
        #expect(game.code().count > Code.longest)
        continue
      }
      #expect(try HangmanModelTests.game(of: code) == game)
    }
  }

  @Test func ofLettersAloneNoGameTakesMoreThan45Characters() throws {
    for game in games(300, seed: 2) { #expect(try #require(game.replayCode()).count <= 45) }
    var setup = GameSetup(
      list: ownList, subject: .word(length: 127), allowed: 26, setter: .standard)
    for list in Library.embedded.lists.map(\.id) + [ownList] {
      for setter in Setter.all {
        (setup.list, setup.setter) = (list, setter)
        for letters in [Letter.alphabet, Letter.alphabet.reversed()] {
          let game = GameRecord(
            setup: setup, seed: .max, moves: letters.map(Move.letter), fingerprint: fingerprint)
          #expect(try #require(game.replayCode()).count <= 45)
          #expect(try #require(game.challengeCode()).count <= 25)
        }
      }
    }
  }

  @Test func everySingleMistypedCharacterIsRefused() throws {
    for game in games(12, seed: 3) {
      let text = Array(try #require(game.replayCode() ?? game.challengeCode()))
      for index in text.indices {
        for character in alphabet where character != text[index] {
          var mistyped = text
          mistyped[index] = character
          #expect(throws: CodeFault.mistyped) { _ = try read(String(mistyped)) }
        }
      }
    }
  }

  @Test func neighboursThatChangedPlacesAreRefused() throws {
    for game in games(100, seed: 4, mixed: true) {
      let text = Array(try #require(game.replayCode() ?? game.challengeCode()))
      for index in text.indices.dropLast() where text[index] != text[index + 1] {
        var mistyped = text
        mistyped.swapAt(index, index + 1)
        #expect(throws: CodeFault.mistyped) { _ = try read(String(mistyped)) }
      }
    }
  }

  @Test(arguments: ["", " ", "-", "0", "00", "7", "hello!", "ÄÖÜ", "\u{1B}[2J", "U", "𝟘𝟙"])
  func whatIsNoCodeIsRefused(text: String) {
    #expect(throws: CodeFault.mistyped) { _ = try read(text) }
  }

  @Test func anyTextIsACodeOrRefused() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...60, using: &generator)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      if let coded = try? read(text) { #expect(coded.code() == text) }
    }
  }

  @Test func theEyesMistakesAreForgiven() throws {
    for game in games(50, seed: 6) {
      let code = try #require(game.replayCode())
      let text = code.lowercased().replacing("1", with: "l").replacing("0", with: "o")
      for typed in [" \(text.prefix(5))-\(text.dropFirst(5)) ", text.uppercased()] {
        #expect(try HangmanModelTests.game(of: typed) == game)
      }
    }
  }

  @Test func whatHasANumberInCodesHasOneForGood() {
    let lists = Dictionary(
      uniqueKeysWithValues: Library.embedded.lists.map { ($0.id.text, $0.number) })
    #expect(lists == ["webster": 1, "english": 2, "dutch": 3, "phrases": 4])
    let setters = Setter.all.flatMap(\.numbers)
    #expect(Set(setters) == Set(0...5) && setters.count == 6)
    #expect([GameRecord.kind, FriendWord.kind] == [0, 1])
  }

  /// What these codes say may never change.
  @Test(arguments: goldenCodes) func codesAreStable(text: String, record: GameRecord) throws {
    #expect(record.code() == text)
    #expect(try game(of: text) == record)
  }

  @Test func aCodeTellsTheEditionOfItsSetter() throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 6, setter: .devil)
    let now = GameRecord(setup: setup, seed: 5, occasion: .challenge, fingerprint: 7)
    var earlier = now
    earlier.edition = 1
    #expect(!now.isOfAnotherEdition && earlier.isOfAnotherEdition)
    #expect(earlier.anew == now)
    #expect(earlier.code() != now.code())
    for record in [now, earlier] {
      #expect(try game(of: record.code()) == record)
    }
  }

  @Test func theCodeOfAWordIsStable() throws {
    let word = try #require(FriendWord("DON'T LOOK", allowed: 6))
    #expect(word.code() == "CWGBK2H8MQNW5W")
    #expect(try HangmanModelTests.word(of: "CWGBK2H8MQNW5W") == word)
  }

  @Test func aLaterLevelOfARunHasTheCodeOfItsFirst() throws {
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 20), allowed: 26, setter: .angel)
    var round = try #require(Round(setup, seed: 7, in: Library.embedded.standard.universe))
    let first = FinishedGame(round, at: 0).record.challengeCode()
    for _ in 1...3 {
      for letter in Letter.alphabet { round.guess(letter) }
      round = try #require(round.nextLevel(otherwise: 0))
      let record = FinishedGame(round, at: 0).record
      #expect(record.replayCode() == nil && record.challengeCode() == first)
    }
    // Whoever begins by the code and finds the same words has the same levels.
    let placed = try game(of: first).placed(on: nil).0
    var again = try #require(
      Round(beginning: placed, in: Library.embedded.standard.universe))
    for _ in 1...3 {
      for letter in Letter.alphabet { again.guess(letter) }
      again = try #require(again.nextLevel(otherwise: 0))
    }
    #expect(again.seed == round.seed && again.run == round.run)
  }

  @Test func noMoreIsReadThanACodeMayHave() throws {
    let long = GameRecord(
      setup: .standard, seed: 1,
      moves: (0..<25).map { .solution(Solution(String(repeating: "AB", count: 10 + $0))) },
      occasion: .challenge, fingerprint: 1)
    #expect(long.replayCode() == nil && long.challengeCode() != nil)
    #expect(throws: CodeFault.tooLong) {
      _ = try read(String(repeating: "1", count: 1_000_000))
    }
  }

  @Test func theGameOfAFriendsWordHasNoCode() throws {
    let word = try #require(FriendWord("secret", allowed: 6))
    let game = GameRecord(
      setup: try #require(word.round()).board.setup, seed: 0, occasion: .friend, fingerprint: 1)
    #expect(game.replayCode() == nil && game.challengeCode() == nil)
  }

  @Test func aWholeFingerprintIsCutToWhatACodeHolds() throws {
    var game = golden()
    game.fingerprint = .max
    let code = game.code()
    game.fingerprint = fingerprint
    #expect(try HangmanModelTests.game(of: code) == game)
  }
}

private let standard = GameSetup(
  list: ListID("webster"), subject: .word(length: 8), allowed: 8, setter: .standard)

private func golden(_ moves: [Move] = [], seed: UInt64 = 7) -> GameRecord {
  GameRecord(setup: standard, seed: seed, moves: moves, occasion: .challenge, fingerprint: 12_345)
}

private let goldenCodes: [(String, GameRecord)] =
  [
    ("2V1NR030E841K", golden()),
    ("16W4G00000000002V1NR030E841D", golden("EAI".compactMap { Letter($0) }.map(Move.letter))),
    (
      "G2FZ6ER4VP4V225W13PVYFZZZZZZZZZZZK1NR030E841F",
      golden(Letter.alphabet.reversed().map(Move.letter), seed: .max)
    ),
    ("6167R1MGDNZTH9EG00000000002V1NR030E841Z", golden(Move.moves(in: "E?A(NOTEBOOK)Z") ?? [])),
    (
      "380000000000002NGG0008G1X",
      GameRecord(
        setup: GameSetup(
          list: ListID("phrases"), subject: .phrase(Category(rawValue: "Proverbs")), allowed: 5,
          setter: .named("devil") ?? .standard),
        seed: 1 << 63, occasion: .challenge, fingerprint: 1, edition: 1)
    ),
  ]

@Suite struct PlacedCodeTests {
  private let bears = WordCollection(
    .file("/bears"), universe: WordUniverse([WordList(["BEAR", "BOAR", "DEER"])]))

  @Test func aGameIsTheSameWhereItsCodeIsRead() throws {
    for (index, collection) in Library.embedded.lists.enumerated() {
      let setup = GameSetup(
        list: collection.id,
        subject: collection.universe.isOfPhrases ? .phrase(nil) : .word(length: 6), allowed: 9,
        setter: .standard)
      var round = try #require(Round(setup, seed: UInt64(index), in: collection.universe))
      for letter in Letter.alphabet where round.board.status == .playing { round.guess(letter) }
      let game = FinishedGame(round, at: 0)
      let told = try HangmanModelTests.game(of: game.record.replayCode())
      let (placed, list) = try told.placed(on: nil)
      let replay = try #require(Replay(placed, in: list.universe))
      #expect(replay.steps.last?.board == round.board)
      #expect(replay.game?.result == game.result)
      #expect(replay.steps.map(\.board.moves.count) == Array(0...round.board.moves.count))
      #expect(replay.steps.last?.candidateCounts == round.candidateCounts)
    }
  }

  @Test func aListOfOnesOwnIsKnownByItsWords() throws {
    let setup = GameSetup(list: bears.id, subject: .word(length: 4), allowed: 6, setter: .standard)
    let game = GameRecord(
      setup: setup, seed: 1, occasion: .challenge, fingerprint: bears.universe.fingerprint)
    let told = try HangmanModelTests.game(of: game.challengeCode())
    #expect(try told.placed(on: bears).0 == game)
    #expect(throws: CodeFault.needsList) { try told.placed(on: nil) }
    let others = WordCollection(.file("/o"), universe: WordUniverse([WordList(["BEAR", "BOAR"])]))
    #expect(throws: CodeFault.otherList(others.id)) { try told.placed(on: others) }
    #expect(throws: CodeFault.otherList(Library.embedded.standard.id)) {
      try told.placed(on: Library.embedded.standard)
    }
  }

  @Test func aListThatHasChangedIsSaidToHave() throws {
    let changed = GameRecord(
      setup: standard, seed: 1, fingerprint: Library.embedded.standard.universe.fingerprint ^ 1)
    let told = try game(of: changed.challengeCode())
    #expect(throws: CodeFault.changedList(standard.list)) { try told.placed(on: nil) }
    #expect(throws: CodeFault.otherList(bears.id)) { try told.placed(on: bears) }
  }

  @Test func movesThatCannotHaveBeenMadeAreNoReplay() {
    let letter = Letter.alphabet[0]
    let twice = GameRecord(setup: standard, seed: 1, moves: [.letter(letter), .letter(letter)])
    #expect(Replay(twice, in: Library.embedded.standard.universe) == nil)
  }
}

@Suite struct FriendWordTests {
  @Test(arguments: ["A", "secret", "Don't look a gift-horse in", "ÉCLAIR", " rock ’n’ roll "])
  func aWordComesBackFromItsCode(text: String) throws {
    for allowed in GameSetup.allowedRange {
      let word = try #require(FriendWord(text, allowed: allowed))
      let code = word.code()
      #expect(try HangmanModelTests.word(of: code) == word)
      #expect(code.count <= 40)
      #expect(!code.contains(word.text) || word.text.count < 2)
    }
  }

  @Test func everyMistypedCharacterOfItsCodeIsRefused() throws {
    for text in ["Z", "BEAR", String(repeating: "W'", count: 16)] {
      let code = Array(try #require(FriendWord(text, allowed: 26)).code())
      #expect(code.count <= 37)
      for index in code.indices {
        for character in alphabet where character != code[index] {
          var mistyped = code
          mistyped[index] = character
          #expect(throws: CodeFault.mistyped) { _ = try read(String(mistyped)) }
        }
      }
    }
  }

  @Test(arguments: ["", "   ", "-'-", "bear!", "be4r", "тест", String(repeating: "A", count: 33)])
  func whatCannotBeGuessedIsNoWord(text: String) {
    #expect(FriendWord(text, allowed: 8) == nil)
  }

  @Test func itsListIsFoundByItsNameAlone() throws {
    let word = try #require(FriendWord("ice-cream's fine", allowed: 5))
    let round = try #require(word.round())
    let list = try #require(Library.embedded.words(of: round.board.setup.list))
    #expect(list.universe.words(ofLength: 16)?.map(\.self) == [word.text])
    #expect(round.board.pattern.description == "___-_____'_ ____")
    #expect(round.board.allowed == 5 && round.occasion == .friend)
    #expect(Round(round.saved(), in: list.universe)?.saved() == round.saved())
  }
}
