import Testing
import Words

@testable import HangmanModel

private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
private let fingerprint = UInt64(GameRecord.fingerprints - 1)

/// Games of every list and setter, with lengths, seeds and moves from a seed.
private func games(_ count: Int, seed: UInt64, mixed: Bool = false) -> [GameRecord] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { index in
    let list = WordCollection.embedded[index % WordCollection.embedded.count]
    let letters = Letter.alphabet.shuffled(using: &generator)
    let universe = list.universe
    let setup = GameSetup(
      list: index % 5 == 4 ? GameCode.ownList : list.id,
      length: universe.isOfPhrases && index % 5 != 4
        ? 0 : Int.random(in: 1...64, using: &generator),
      category: index % 5 == 4 ? nil : universe.categories.randomElement(using: &generator),
      allowed: Int.random(in: GameSetup.allowedRange, using: &generator),
      setter: Setter.all[index / 4 % Setter.all.count])
    let moves = letters.prefix(Int.random(in: 0...26, using: &generator)).map { letter in
      switch mixed ? Int.random(in: 0...3, using: &generator) : 0 {
      case 1: Move.hint(letter)
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
      guard let code = GameCode(game) else {
        #expect(GameCode.game(game).text.count > GameCode.longest)
        continue
      }
      #expect(code == .game(game))
      #expect(try GameCode(code.text) == code)
      let challenge = try #require(GameCode(challengeOf: game))
      #expect(try GameCode(challenge.text) == challenge)
    }
  }

  @Test func ofLettersAloneNoGameTakesMoreThan40Characters() throws {
    for game in games(300, seed: 2) { #expect(try #require(GameCode(game)).text.count <= 40) }
    var setup = GameSetup(list: GameCode.ownList, length: 127, allowed: 26, setter: .standard)
    for list in WordCollection.embedded.map(\.id) + [GameCode.ownList] {
      for setter in Setter.all {
        (setup.list, setup.setter) = (list, setter)
        for letters in [Letter.alphabet, Letter.alphabet.reversed()] {
          let game = GameRecord(
            setup: setup, seed: .max, moves: letters.map(Move.letter), fingerprint: fingerprint)
          #expect(try #require(GameCode(game)).text.count <= 40)
          #expect(try #require(GameCode(challengeOf: game)).text.count <= 23)
        }
      }
    }
  }

  @Test func everySingleMistypedCharacterIsRefused() throws {
    for game in games(12, seed: 3) {
      let text = Array(try #require(GameCode(game)).text)
      for index in text.indices {
        for character in alphabet where character != text[index] {
          var mistyped = text
          mistyped[index] = character
          #expect(throws: CodeFault.mistyped) { try GameCode(String(mistyped)) }
        }
      }
    }
  }

  @Test func neighboursThatChangedPlacesAreRefused() throws {
    for game in games(100, seed: 4, mixed: true) {
      let text = Array(try #require(GameCode(game)).text)
      for index in text.indices.dropLast() where text[index] != text[index + 1] {
        var mistyped = text
        mistyped.swapAt(index, index + 1)
        #expect(throws: CodeFault.mistyped) { try GameCode(String(mistyped)) }
      }
    }
  }

  @Test(arguments: ["", " ", "-", "0", "00", "7", "hello!", "ÄÖÜ", "\u{1B}[2J", "U", "𝟘𝟙"])
  func whatIsNoCodeIsRefused(text: String) {
    #expect(throws: CodeFault.mistyped) { try GameCode(text) }
  }

  @Test func anyTextIsACodeOrRefused() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...60, using: &generator)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      if let code = try? GameCode(text) { #expect(code.text == text) }
    }
  }

  @Test func theEyesMistakesAreForgiven() throws {
    for game in games(50, seed: 6) {
      let code = try #require(GameCode(game))
      let text = code.text.lowercased().replacing("1", with: "l").replacing("0", with: "o")
      #expect(try GameCode(" \(text.prefix(5))-\(text.dropFirst(5)) ") == code)
      #expect(try GameCode(text.uppercased()) == code)
    }
  }

  @Test func whatHasANumberInCodesHasOneForGood() {
    #expect(Set(WordCollection.embedded.map(\.id.rawValue)).isSubset(of: CodeNumbers.lists))
    let setters = Setter.all.flatMap(\.numbers)
    #expect(Set(setters) == Set(0...5) && setters.count == 6)
    let categories = WordCollection.embedded.flatMap(\.universe.categories).map(\.rawValue)
    #expect(Set(categories).isSubset(of: CodeNumbers.categories))
    #expect(CodeNumbers.lists.count <= 8)
  }

  /// What these codes say may never change.
  @Test(arguments: goldenCodes) func codesAreStable(text: String, code: GameCode) throws {
    #expect(code.text == text)
    #expect(try GameCode(text) == code)
  }

  @Test func aCodeTellsTheEditionOfItsSetter() throws {
    let setup = GameSetup(
      list: WordCollection.standard.id, length: 8, allowed: 6, setter: .devil)
    let now = GameRecord(setup: setup, seed: 5, occasion: .challenge, fingerprint: 7)
    var earlier = now
    earlier.edition = 1
    #expect(!now.isOfAnotherEdition && earlier.isOfAnotherEdition)
    #expect(earlier.anew == now)
    #expect(GameCode.challenge(earlier).text != GameCode.challenge(now).text)
    for record in [now, earlier] {
      #expect(try GameCode(GameCode.challenge(record).text) == .challenge(record))
    }
  }

  @Test func theCodeOfAWordIsStable() throws {
    let word = try #require(FriendWord("DON'T LOOK", allowed: 6))
    #expect(GameCode.friend(word).text == "1KJ1ECA52JYQX0")
    #expect(try GameCode("1KJ1ECA52JYQX0") == .friend(word))
  }

  @Test func aLaterLevelOfARunHasTheCodeOfItsFirst() throws {
    let setup = GameSetup(
      list: WordCollection.standard.id, length: 20, allowed: 26, setter: .angel)
    var round = try #require(Round(setup, seed: 7, in: .embedded))
    let first = GameCode(challengeOf: round.fullRecord)
    for _ in 1...3 {
      for letter in Letter.alphabet { round.guess(letter) }
      round = try #require(round.nextLevel(otherwise: 0))
      let record = round.fullRecord
      #expect(GameCode(record) == nil && GameCode(challengeOf: record) == first)
    }
    // Whoever begins by the code and finds the same words has the same levels.
    guard case .challenge(let code) = first else { throw CodeFault.mistyped }
    var again = try #require(Round(try code.placed(on: nil).0, in: .embedded))
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
    #expect(GameCode(long) == nil && GameCode(challengeOf: long) != nil)
    #expect(throws: CodeFault.tooLong) {
      try GameCode(String(repeating: "1", count: 1_000_000))
    }
  }

  @Test func theGameOfAFriendsWordHasNoCode() throws {
    let word = try #require(FriendWord("secret", allowed: 6))
    let game = GameRecord(
      setup: try #require(word.round).board.setup, seed: 0, occasion: .friend, fingerprint: 1)
    #expect(GameCode(game) == nil)
    #expect(GameCode(challengeOf: game) == nil)
  }

  @Test func aWholeFingerprintIsCutToWhatACodeHolds() throws {
    var game = golden()
    game.fingerprint = .max
    let code = try GameCode(GameCode.challenge(game).text)
    game.fingerprint = fingerprint
    #expect(code == .challenge(game))
  }
}

private let standard = GameSetup(
  list: WordCollection.ID(rawValue: "webster"), length: 8, allowed: 8, setter: .standard)

private func golden(_ moves: [Move] = [], seed: UInt64 = 7) -> GameRecord {
  GameRecord(setup: standard, seed: seed, moves: moves, occasion: .challenge, fingerprint: 12_345)
}

private let goldenCodes: [(String, GameCode)] =
  [
    ("BFBG1G74SF", .challenge(golden())),
    ("3MA200000000000BFBG1G74H9", .game(golden("EAI".compactMap { Letter($0) }.map(Move.letter)))),
    (
      "Q0RXNGCA789E440VF21ZZZZZZZZZZZYFBG1G74HH",
      .game(golden(Letter.alphabet.reversed().map(Move.letter), seed: .max))
    ),
    ("2A1R0JZFYEZ00DT00000000000BFBG1G74N2", .game(golden(Move.moves(in: "E?A(NOTEBOOK)Z") ?? []))),
    (
      "D0000000000005B800069D",
      .challenge(
        GameRecord(
          setup: GameSetup(
            list: WordCollection.ID(rawValue: "phrases"), length: 0,
            category: Category(rawValue: "Proverbs"), allowed: 5,
            setter: .named("devil") ?? .standard),
          seed: 1 << 63, occasion: .challenge, fingerprint: 1, edition: 1))
    ),
  ]

@Suite struct PlacedCodeTests {
  private let bears = WordCollection(
    path: "/bears", universe: WordUniverse([WordList(["BEAR", "BOAR", "DEER"])]))

  @Test func aGameIsTheSameWhereItsCodeIsRead() throws {
    for (index, collection) in WordCollection.embedded.enumerated() {
      let setup = GameSetup(
        list: collection.id, length: collection.universe.isOfPhrases ? 0 : 6, allowed: 9,
        setter: .standard)
      var round = try #require(Round(setup, seed: UInt64(index), in: collection.universe))
      for letter in Letter.alphabet where round.board.status == .playing { round.guess(letter) }
      let game = FinishedGame(notKeeping: round, at: 0)
      let code = try #require(GameCode(game.record))
      guard case .game(let told) = try GameCode(code.text) else { return #expect(Bool(false)) }
      let (placed, list) = try told.placed(on: nil)
      let replay = try #require(Replay(placed, in: list.universe))
      #expect(replay.steps.last?.board == round.board)
      #expect(replay.game?.result == game.result)
      #expect(replay.steps.map(\.board.moves.count) == Array(0...round.board.moves.count))
      #expect(replay.steps.last?.candidateCounts == round.candidateCounts)
    }
  }

  @Test func aListOfOnesOwnIsKnownByItsWords() throws {
    let setup = GameSetup(list: bears.id, length: 4, allowed: 6, setter: .standard)
    let game = GameRecord(
      setup: setup, seed: 1, occasion: .challenge, fingerprint: bears.universe.fingerprint)
    guard case .challenge(let told) = GameCode(challengeOf: game) else {
      Issue.record("no challenge")
      return
    }
    #expect(try told.placed(on: bears).0 == game)
    #expect(throws: CodeFault.needsList) { try told.placed(on: nil) }
    let others = WordCollection(path: "/o", universe: WordUniverse([WordList(["BEAR", "BOAR"])]))
    #expect(throws: CodeFault.otherList(others.id)) { try told.placed(on: others) }
    #expect(throws: CodeFault.otherList(WordCollection.standard.id)) {
      try told.placed(on: .standard)
    }
  }

  @Test func aListThatHasChangedIsSaidToHave() throws {
    let changed = GameRecord(
      setup: standard, seed: 1, fingerprint: WordUniverse.embedded.fingerprint ^ 1)
    guard case .game(let told) = GameCode(changed) else {
      Issue.record("no game")
      return
    }
    #expect(throws: CodeFault.changedList(standard.list)) { try told.placed(on: nil) }
    #expect(throws: CodeFault.otherList(bears.id)) { try told.placed(on: bears) }
  }

  @Test func movesThatCannotHaveBeenMadeAreNoReplay() {
    let letter = Letter.alphabet[0]
    let twice = GameRecord(setup: standard, seed: 1, moves: [.letter(letter), .letter(letter)])
    #expect(Replay(twice, in: .embedded) == nil)
  }
}

@Suite struct FriendWordTests {
  @Test(arguments: ["A", "secret", "Don't look a gift-horse in", "ÉCLAIR", " rock ’n’ roll "])
  func aWordComesBackFromItsCode(text: String) throws {
    for allowed in GameSetup.allowedRange {
      let word = try #require(FriendWord(text, allowed: allowed))
      let code = GameCode.friend(word).text
      #expect(try GameCode(code) == .friend(word))
      #expect(code.count <= 40)
      #expect(!code.contains(word.text) || word.text.count < 2)
    }
  }

  @Test func everyMistypedCharacterOfItsCodeIsRefused() throws {
    for text in ["Z", "BEAR", String(repeating: "W'", count: 16)] {
      let code = Array(GameCode.friend(try #require(FriendWord(text, allowed: 26))).text)
      #expect(code.count <= 36)
      for index in code.indices {
        for character in alphabet where character != code[index] {
          var mistyped = code
          mistyped[index] = character
          #expect(throws: CodeFault.mistyped) { try GameCode(String(mistyped)) }
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
    let round = try #require(word.round)
    #expect(FriendWord(round.board.setup.list) == word)
    #expect(FriendWord(WordCollection.standard.id) == nil)
    #expect(round.board.pattern.description == "___-_____'_ ____")
    #expect(round.board.allowed == 5 && round.occasion == .friend)
    #expect(Round(round.saved, in: word.collection.universe)?.saved == round.saved)
  }
}
