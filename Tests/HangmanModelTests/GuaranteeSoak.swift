import Foundation
import HangmanModel
import PerfectPlay
import Testing
import Words

/// That nobody makes fewer mistakes against the Devil than par, whatever is guessed.
@Suite struct GuaranteeSoak {
  /// Openings after which earlier versions let good play win below par.
  @Test(arguments: [
    ("english", "AIOSUYMBRFPNLDG"), ("webster", "TARELNUBDCGMSZPW"), ("webster", "DIEARLNCBGUYZ"),
    ("webster", "GYRAIEOUDNBFHMPSW"),
  ])
  func theLinesThatOnceWonDoNot(list: String, line: String) throws {
    let letters = line.compactMap { Letter($0) }
    for length in Walk.isLong ? [5, 6, 7] : [6] {
      let walk = try #require(Walk(list, length))
      for seed in 0..<(Walk.isLong ? 3 : 1) as Range<UInt64> {
        let round = walk.played(letters, seed: seed)
        #expect(walk.finished(round, by: .frequency) >= walk.par, "\(list) \(length)")
      }
    }
  }

  @Test(arguments: Walk.places)
  func openingsOfThreeCommonLettersEndAtParOrAbove(place: Walk.Place) throws {
    let walk = try #require(Walk(place.list, place.length))
    let report = walk.openings(
      of: Walk.isLong ? "ETAOINSR" : "ETAOI", deep: Walk.isLong ? 3 : 2,
      every: Walk.isWhole ? 1 : 8)
    #expect(report.least >= walk.par, "\(report)")
    if Walk.isWhole { print("\(place) \(report)") }
  }

  /// Five letters by chance, then the guesser that names what most words hold.
  @Test func openingsByChanceEndAtParOrAbove() throws {
    var chances = SeededGenerator(seed: 5)
    for place in Walk.places {
      let walk = try #require(Walk(place.list, place.length))
      for _ in 0..<(Walk.isLong ? 50 : 2) {
        var letters: [Letter] = []
        while letters.count < 5 {
          let letter = Letter.alphabet[chances.below(26)]
          if !letters.contains(letter) { letters.append(letter) }
        }
        let misses = walk.finished(walk.played(letters), by: .frequency)
        #expect(misses >= walk.par, "\(place) \(letters)")
      }
    }
  }

  @Test func parOfALaterLevelIsThatOfTheWordsThatAreLeft() throws {
    for (name, length) in [("webster", 7), ("english", 8), ("dutch", 5)] {
      let walk = try #require(Walk(name, length))
      let core = try #require(Core.all.first { $0.list == name && $0.length == length })
      for count in [1, 5] {
        let run = Run(points: 9, found: Array(core.words.prefix(count)))
        var round = try #require(walk.round(continuing: run))
        #expect(round.par == nil && round.isParOpen)
        round.prepare()
        let par = try #require(round.par)
        #expect(par <= walk.par && par >= walk.par - count && !round.isParOpen)
        #expect(walk.finished(round, by: .frequency) >= par, "\(name) \(length)")
      }
    }
  }

  @Test func ofAListOfOnesOwnNothingIsPromisedUntilItIsProved() throws {
    let list = try #require(Library.embedded.standard.universe.words(ofLength: 5))
    let words = list.indices.filter { $0 % 9 == 0 }.map { list[$0] }
    let own = WordCollection(.file("/own"), universe: WordUniverse([WordList(words)]))
    let setup = GameSetup(list: own.id, subject: .word(length: 5), allowed: 1, setter: .devil)
    var round = try #require(Round(setup, seed: 1, in: own.universe))
    #expect(round.par == nil && !round.cannotBeWon)
    round.prepare()
    var solver = Solver()
    let value = solver.value(of: WordList(words).lettersOnly)
    #expect(try #require(round.par) <= value && round.par != 0 && round.cannotBeWon)
  }

  @Test func aLaterLevelTakenUpGoesOnAsItWouldHaveGone() throws {
    let walk = try #require(Walk("webster", 7))
    var straight = try #require(walk.round(continuing: Run(points: 9, found: ["UNRATED"])))
    for letter in "ETAOINSHR".compactMap({ Letter($0) }) {
      var halting = try #require(Round(straight.saved(), in: Library.embedded.standard.universe))
      straight.guess(letter)
      halting.guess(letter)
      #expect(halting.saved() == straight.saved())
      #expect(halting.par == straight.par)
    }
  }

  @Test func phrasesPromiseNothing() throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    let setup = GameSetup(list: phrases.id, subject: .phrase(nil), allowed: 1, setter: .devil)
    var round = try #require(Round(setup, seed: 1, in: phrases.universe))
    round.prepare()
    #expect(round.par == nil && !round.cannotBeWon && !round.isParOpen)
  }
}
