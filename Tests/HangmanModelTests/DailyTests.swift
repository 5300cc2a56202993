import HangmanModel
import Testing
import Words

@Suite struct DailyTests {
  private static let sunday = Day(number: 20_779)

  @Test func eachDayOfAWeekHasAnotherGame() throws {
    #expect(Self.sunday.description == "2026-11-22")
    for number in 1...14 {
      let game = DailyGame(of: Self.sunday.advanced(by: number))
      #expect(
        game.setup.setter.name
          == ["Angel", "Good", "Good", "Imp", "Trickster", "Imp", "Devil"][(number - 1) % 7])
      let round = try #require(game.round())
      let whole = try #require(Library.embedded[game.setup.list]?.universe)
      let count = try #require(game.count)
      #expect(count > 100 && count < whole.count / 2)
      guard let length = game.setup.subject.length else {
        #expect(game.setup.list.text == "phrases" && game.setup.allowed == 8)
        continue
      }
      #expect(game.setup.list.text == "english" && (5...11).contains(length))
      let par = try #require(whole.par(of: game.setup))
      if game.setup.setter.isPerfect {
        let own = try #require(game.par)
        #expect(own <= par && game.setup.allowed == own + 2 && round.par == own)
      } else {
        #expect(game.par == nil && game.setup.allowed == par + 2 && round.par == par)
      }
    }
  }

  /// All that is told or gone on with later has to find the same words.
  @Test(arguments: 1...7) func whatAGameIsToldByTellsItsPart(number: Int) throws {
    let game = DailyGame(of: Self.sunday.advanced(by: number))
    let collection = try #require(Library.embedded[game.setup.list])
    var round = try #require(game.round())
    for letter in "EA" { round.guess(try #require(Letter(letter))) }
    let left = try #require(Round(round.saved(), in: collection.universe(for: round.record)))
    #expect(left.saved() == round.saved())
    #expect(left.advice() == round.advice())
    for letter in Letter.alphabet { round.guess(letter) }
    let told = FinishedGame(round, at: 0)
    var dropped = told.record
    dropped.occasion = .run
    for record in [told.record, dropped] {
      let universe = collection.universe(for: record)
      #expect(universe.fingerprint == record.fingerprint)
      let confession = try #require(Confession(record, word: told.result.word, in: universe))
      if game.setup.setter.dodges { #expect(confession.startCount == round.candidateCounts[0]) }
      #expect(confession.heldCount == told.heldCount && confession.isListChanged == false)
      #expect(confession.par == told.result.par)
      let replay = try #require(Replay(record, word: told.result.word, in: universe))
      #expect(replay.steps.last?.candidateCounts == round.candidateCounts)
      let code = try #require(record.replayCode())
      let read = try #require(try Code.read(code, as: [GameRecord.self]) as? GameRecord)
      let (placed, list) = try read.placed(on: nil)
      let again = try #require(Replay(placed, in: list.universe(for: placed)))
      #expect(again.steps.last?.board == round.board)
    }
    #expect(DailyGame(of: game.day).round()?.saved() == game.round()?.saved())
  }

  /// What the Devil has proved is no less than what is told of the day.
  @Test(arguments: 0..<12) func aSundaysParIsThatOfItsWords(week: Int) throws {
    let game = DailyGame(of: Self.sunday.advanced(by: 7 + 7 * week))
    let words = try #require(game.round()).candidates
    let alone = WordUniverse([WordList((0..<words.count).map { words[$0] })])
    var round = try #require(Round(game.setup, seed: game.seed, in: alone))
    round.prepare()
    #expect(round.par == game.par)
  }

  @Test func theDaysBeforePartsPlayWholeLists() throws {
    #expect(DailyGame(of: Self.sunday).count == nil)
    let week = (-6...0).map { DailyGame(of: Self.sunday.advanced(by: $0)) }
    #expect(
      week.map(\.setup.setter.name) == [
        "Angel", "Good", "Good", "Imp", "Trickster", "Imp", "Devil",
      ])
    #expect(Set(week.map(\.setup)).count == 7)
    #expect(Set(week.map(\.setup.list.text)) == ["english", "webster", "phrases"])
    for game in week {
      #expect(game.setup == DailyGame(of: game.day.advanced(by: -364)).setup)
      let par = Library.embedded[game.setup.list]?.universe.par(of: game.setup)
      #expect(par.map { $0 + 2 == game.setup.allowed } ?? (game.setup.allowed == 8))
    }
  }

  @Test func theGameOfADayIsTheSameForEveryone() throws {
    for number in 0..<14 {
      let day = Self.sunday.advanced(by: number)
      let (game, other) = (DailyGame(of: day), DailyGame(of: day))
      let round = try #require(game.round())
      #expect(round.saved() == other.round()?.saved())
      // Nothing of the setup had to give way.
      #expect(round.board.setup == game.setup)
      #expect(round.occasion == .daily(day))
      #expect(round.board.status == .playing)
    }
  }

  @Test func noTwoDaysHaveTheSameChances() {
    let seeds = (-400..<4_000).map { DailyGame(of: Self.sunday.advanced(by: $0)).seed }
    #expect(Set(seeds).count == seeds.count)
  }

  /// `w` won, `l` lost, `.` not played.
  @Test(arguments: [
    ("", 0, 0), ("w", 1, 1), ("l", 0, 0), ("ww", 2, 2), ("ww.", 2, 2), ("ww..", 0, 2),
    ("wwl", 0, 2), ("wwlw", 1, 2), ("w.www", 3, 3), ("www.w", 1, 3), ("lw.", 1, 1), ("wl.", 0, 1),
  ])
  func aStreakIsOfDaysWonInARowUpToYesterdayOrToday(days: String, streak: Int, best: Int) {
    let last = Self.sunday
    let results = days.enumerated().compactMap { place, mark -> DailyResult? in
      let day = last.advanced(by: place - days.count + 1)
      return mark == "." ? nil : DailyResult(day: day, misses: 1, allowed: 8, isWon: mark == "w")
    }
    let calendar = DailyCalendar(results)
    #expect(calendar.streak(on: last) == streak)
    #expect(calendar.bestStreak == best)
    #expect(calendar.first == results.first?.day)
  }

  @Test func aStreakGoesOverALeapDayAndANewYear() throws {
    for (first, count) in [("2028-02-27", 4), ("2027-12-30", 4), ("2100-02-27", 3)] {
      let first = try #require(Day(first))
      let calendar = DailyCalendar(
        (0..<count).map {
          DailyResult(day: first.advanced(by: $0), misses: 0, allowed: 8, isWon: true)
        })
      #expect(calendar.streak(on: first.advanced(by: count - 1)) == count)
    }
    #expect(Day("2028-02-28")?.advanced(by: 2) == Day("2028-03-01"))
    #expect(Day("2100-02-28")?.advanced(by: 1) == Day("2100-03-01"))
  }

  @Test func ofOneDayTheFirstResultCounts() {
    let results = [true, false].map {
      DailyResult(day: Self.sunday, misses: 1, allowed: 8, isWon: $0)
    }
    #expect(DailyCalendar(results)[Self.sunday]?.isWon == true)
  }
}
