import Foundation
import GhostModel
import HangmanModel
import SQLite
import Testing
import Words

@testable import Storage

@Suite struct KillTests {
  /// What one victim printed.
  private struct Printed {
    var step = 0
    var round: Int?
    var games: [String: Int64] = [:]

    init(_ lines: [String]) {
      for line in lines {
        let words = line.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("settings", 2): step = Int(words[1]) ?? 0
        case ("round", 2): round = Int(words[1])
        case ("game", 3): games[words[2]] = Int64(words[1])
        default: break
        }
      }
    }
  }

  @Test func whatWasDoneBeforeAKillIsInTheStore() throws {
    let folder = try Folder()
    let seed = UInt64.random(in: 0...UInt64.max)
    var chance = SeededGenerator(seed: seed)
    var games: [String: Int64] = [:]
    var first = 1

    for kill in 0..<40 {
      let victim = try Victim("write", folder.store, "\(first)")
      // Every fourth is killed while it starts.
      if kill % 4 != 0 { _ = victim.firstLine() }
      usleep(.random(in: 0...40_000, using: &chance))
      let printed = Printed(victim.kill())
      games.merge(printed.games) { $1 }

      let place: Comment = "seed \(seed), kill \(kill), after \(printed)"
      let store = GameStore.open(at: folder.store)
      let settings = store.settings()
      if printed.step > 0 {
        #expect([printed.step, printed.step + 1].contains(settings.length), place)
      }
      if settings != .defaults {
        #expect(settings.difficulty == .custom(settings.length * 2), place)
        #expect(settings.showsMeter == (settings.length % 2 == 1), place)
      }
      let kept = Dictionary(uniqueKeysWithValues: store.games().map { ($0.result.word, $0.id) })
      for (word, id) in games { #expect(kept[word] == id, place) }
      if let round = printed.round {
        let claimed = store.claimAny().map { Int($0.generatorState) }
        #expect(
          claimed.map { (round...round + 1).contains($0) }
            ?? (kept["W\(round)"] != nil || kept["W\(round + 1)"] != nil), place)
      }
      let check: String? = try store.database?.first("PRAGMA integrity_check")
      #expect(check == "ok", place)
      #expect(store.takeNotice() == nil, place)
      first = max(first, settings == .defaults ? 1 : settings.length) + 10
    }
    #expect(!games.isEmpty)
  }

  /// One process after the other goes on with a run and is killed among its levels.
  @Test func aKillAmongTheLevelsOfARunLosesNone() throws {
    let folder = try Folder()
    var chance = SeededGenerator(seed: .random(in: 0...UInt64.max))
    var levels = 0
    for kill in 0..<30 {
      let victim = try Victim("run", folder.store)
      if kill % 4 != 0 { _ = victim.firstLine() }
      usleep(.random(in: 0...20_000, using: &chance))
      let printed = victim.kill().compactMap { Int($0.dropFirst("level ".count)) }.max() ?? 0

      let store = GameStore.open(at: folder.store)
      let waiting = store.waitingRounds()
      let place: Comment = "kill \(kill), after level \(printed)"
      let run = waiting.first?.round.record.run ?? Run()
      #expect(waiting.count == 1 || levels == 0, place)
      #expect(run.found.count >= max(levels, printed), place)
      #expect(run.found == store.words, place)
      #expect(run.points == run.found.count * 10, place)
      #expect(History(store).statistics(of: .init())?.bestStreak ?? 0 == run.found.count, place)
      #expect(store.takeNotice() == nil, place)
      levels = run.found.count
    }
    #expect(levels > 0)
  }

  /// One process after the other goes on with Ghost and is killed among its letters and rounds.
  @Test func aKillInGhostLosesNoLetterAndCountsEachRoundOnce() throws {
    let folder = try Folder()
    var chance = SeededGenerator(seed: .random(in: 0...UInt64.max))
    var letters = 0
    for kill in 0..<30 {
      let victim = try Victim("ghost", folder.store)
      if kill % 4 != 0 { _ = victim.firstLine() }
      usleep(.random(in: 0...20_000, using: &chance))
      let printed = victim.kill().compactMap { Int($0.dropFirst("letters ".count)) }.max() ?? 0

      let store = GhostStore(Store.open(at: folder.store))
      let scores = store.scores(against: nil)
      let played = scores.first?.games ?? 0
      let game = store.resumable()
      let place: Comment = "kill \(kill), after \(printed) letters"
      #expect(game.map { $0.seed == played && !$0.moves.isEmpty } ?? true, place)
      #expect(scores.map(\.won) == (played > 0 ? [played, 0] : []), place)
      #expect(played * 5 + (game?.moves.count ?? 0) >= max(letters, printed), place)
      #expect(store.resumable() == game, place)
      #expect(store.store.takeNotice() == nil, place)
      letters = played * 5 + (game?.moves.count ?? 0)
    }
    #expect(letters > 5)
  }
}
