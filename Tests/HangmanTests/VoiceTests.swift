import HangmanModel
import Pictures
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import Presentation
@testable import hangman

@Suite struct VoiceTests {
  private static let all = lines(in: .english)
  private static let speakers = speakers(in: .english)

  private static func speakers(in language: Language) -> [String: [Voice.Moment: [String]]] {
    language.tongue.script.speakers
  }

  private static func lines(in language: Language) -> [String] {
    speakers(in: language).values.flatMap { $0.values.flatMap { $0 } }
  }

  @Test(arguments: Language.allCases)
  func thereAreManyLinesAndNoTwoAreAlike(language: Language) {
    let all = Self.lines(in: language)
    #expect(all.count >= 60)
    #expect(Set(all).count == all.count)
    // A moment that can come twice in a row has something else to say.
    for role in Setter.Role.allCases {
      for (moment, lines) in Self.speakers(in: language)["\(role)"] ?? [:] {
        #expect(lines.count > 1, "\(role) \(moment)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func theVillainHasSomethingToSayAtEveryMoment(language: Language) {
    let moments = Self.speakers(in: language)["villain"]?.keys.map { $0 } ?? []
    #expect(Set(moments).union(Self.ends) == Set(Voice.Moment.allCases))
  }

  /// Who speaks, and when, is the same in all languages: a moment that is misspelled would be silent.
  @Test(arguments: Language.allCases) func allSpeakAtTheSameMoments(language: Language) {
    #expect(
      Self.speakers(in: language).mapValues { Set($0.keys) }
        == Self.speakers.mapValues { Set($0.keys) })
  }

  @Test func everyDutchLineFits() {
    for line in Self.lines(in: .dutch) {
      let widest = ["{gone}", "{kept}"].reduce(line) {
        $0.replacing($1, with: "348.482 woorden")
      }.replacing("{letter}", with: "W").replacing("{noun}", with: "uitdrukking")
      #expect(widest.count <= Voice.columns, "\(line)")
    }
  }

  private static let ends: Set<Voice.Moment> = [.won, .wonAtPar, .perfect, .lost]

  @Test func eachSetterHasLastWordsOfItsOwnForEachEnd() {
    for setter in Setter.all {
      #expect(Set(Self.speakers[setter.id]?.keys.map { $0 } ?? []) == Self.ends, "\(setter.name)")
    }
  }

  /// What is said of one game by the letters that end it.
  @Test(
    arguments: [("ZQXJ", Voice.Moment.lost), ("ZBOAR", .won), ("BOAR", .perfect)]
      as [(String, Voice.Moment)])
  func theLastWordFitsTheEnd(letters: String, moment: Voice.Moment) throws {
    let list = WordUniverse([WordList(["BOAR"])])
    let setup = GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 4), allowed: 4, setter: .good)
    var round = try #require(Round(setup, seed: 1, in: list))
    for letter in letters.compactMap({ Letter($0) }) { round.guess(letter) }
    let told = try #require(Voice.remark(on: round))
    #expect(Self.speakers["good"]?[moment]?.contains(told) == true, "\(told)")
  }

  @Test func everyLineIsShortPlainAndFitToBeRead() {
    let lexicon = Library.embedded.standard.universe.lexicon
    for line in Self.all {
      let widest = ["{gone}", "{kept}"].reduce(line) {
        $0.replacing($1, with: "234,371 phrases")
      }.replacing("{letter}", with: "W").replacing("{noun}", with: "phrase")
      #expect(widest.count <= Voice.columns, "\(line)")
      #expect(inPrintableASCII(line) == line)
      #expect(!widest.contains("{"), "\(line)")
      let words = widest.uppercased().split { !$0.isLetter }
      #expect(!words.contains { lexicon.isBlocked(String($0)) }, "\(line)")
    }
  }

  private static func round(
    _ setter: Setter, _ list: String, seed: UInt64, allowed: Int = 8
  ) throws -> Round {
    let collection = try #require(Library.embedded.named(list))
    let setup = GameSetup(
      list: collection.id, subject: list == "phrases" ? .phrase(nil) : .word(length: 7),
      allowed: allowed,
      setter: setter)
    return try #require(Round(setup, seed: seed, in: collection.universe))
  }

  /// The moves of a game: letters in an order of the seed, with a hint and a wrong word among them.
  private static func moves(seed: UInt64) -> [Move] {
    var chances = SeededGenerator(seed: seed)
    var moves = Letter.alphabet.shuffled(using: &chances).map(Move.letter)
    moves.insert(.solution(Solution("KITCHEN")), at: 3)
    moves.insert(.hint(.letter(Letter.alphabet[4])), at: 6)
    return moves
  }

  @Test(arguments: ["evil", "angel", "good"], ["english", "phrases"])
  func neverTwiceInARowAndNeverWithWrongFigures(setter: String, list: String) throws {
    let setter = try #require(Setter.named(setter))
    for seed in 0..<6 as Range<UInt64> {
      var round = try Self.round(setter, list, seed: seed)
      var last = Voice.remark(on: round)
      for move in Self.moves(seed: seed) {
        let before = round.board.moves.count
        round.play(move)
        let remark = Voice.remark(on: round)
        if round.board.moves.count == before {
          #expect(remark == last)
          continue
        }
        #expect(remark == nil || remark != last, "\(remark ?? "")")
        expectTrueFigures(remark ?? "", of: round)
        last = remark
      }
    }
  }

  /// With the meter off a remark has no figures, and none is only made on the last word.
  @Test(arguments: ["evil", "devil", "trickster", "angel"])
  func howManyAreHeldIsTheMetersSecret(setter: String) throws {
    let setter = try #require(Setter.named(setter))
    let telling = [Voice.Moment.plainStart, .lastWord, .honestYes, .honestNo].flatMap {
      tongue.script.remarks(of: setter, at: $0)
    }.map { $0.replacing("{noun}", with: "word") }
    var heldOne = 0
    for seed in 0..<6 as Range<UInt64> {
      var round = try Self.round(setter, "english", seed: seed, allowed: 26)
      for move in Self.moves(seed: seed) where round.board.status == .playing {
        round.play(move)
        guard round.board.status == .playing else { break }
        let remark = Voice.remark(on: round, tellsHeld: false) ?? ""
        #expect(!remark.contains { $0.isNumber }, "\(remark)")
        #expect(!telling.contains(remark), "\(remark)")
        heldOne += round.candidates.count == 1 ? 1 : 0
      }
    }
    #expect(heldOne > 0)
  }

  /// Every number in a remark is that of the words left, or of those that have just gone.
  private func expectTrueFigures(_ remark: String, of round: Round) {
    let counts = round.candidateCounts
    let (held, kept) = (counts[counts.count - 2], counts[counts.count - 1])
    let numbers = remark.replacing(",", with: "").split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.allSatisfy { $0 == kept || $0 == held - kept }, "\(remark)")
    if remark.hasPrefix("I dodged") { #expect(numbers == [held - kept]) }
    if remark.contains("I still hold") && !numbers.isEmpty { #expect(numbers == [kept]) }
  }

  @Test func oneWordLeftIsSaidOnceAndNeverBefore() throws {
    let lines = try #require(Self.speakers["villain"]?[.lastWord])
    var found = 0
    for seed in 0..<20 as Range<UInt64> {
      let collection = try #require(Library.embedded.named("english"))
      let setup = GameSetup(
        list: collection.id, subject: .word(length: 7), allowed: 26, setter: .imp)
      var round = try #require(Round(setup, seed: seed, in: collection.universe))
      for move in Self.moves(seed: seed) where round.play(move).counts {
        let remark = try #require(Voice.remark(on: round))
        let counts = round.candidateCounts.suffix(2)
        let isNow = round.board.status == .playing && counts.first != 1 && counts.last == 1
        let isSaid = lines.contains { $0.replacing("{noun}", with: "word") == remark }
        #expect(isSaid == isNow, "\(remark)")
        if isNow { found += 1 }
      }
    }
    #expect(found > 0)
  }

  @Test func theRoundAnswersAlikeWithTheVoiceAndWithout() throws {
    let games = try [true, false].map { speaks in
      let script = try PlainScript(isSpeaking: speaks)
      for letter in "ezbrd" { #expect(script.say("\(letter)").isEmpty == false) }
      return script.session.round.saved()
    }
    #expect(games[0] == games[1])
  }

  @Test func plainModeIsSilentUnlessAsked() throws {
    #expect(try PlainScript().say("e").count == 2)
    let script = try PlainScript(isSpeaking: true)
    let told = script.say("e")
    #expect(told.count == 3)
    #expect(told.last == Voice.remark(on: script.session.round, tellsHeld: false))
  }

  @Test func theSettingOrTheOptionSilencesTheBoard() throws {
    let store = GameStore(.inMemory())
    let spoken = try Journey(keys("e"), store: store)
    let remark = try #require(Voice.remark(on: spoken.session.round, tellsHeld: false))
    #expect(spoken.picture.lines.contains { $0.contains(remark) })
    var silence = Preferences()
    silence.hasVoice = false
    SettingStore<Preferences>(store.store).save(silence, insteadOf: Preferences())
    let silent = try Journey([], store: store)
    #expect(!silent.picture.lines.contains { $0.contains(remark) })
  }
}
