import Foundation
import PerfectPlay
import Words

@testable import HangmanModel

/// Games against the Devil on a whole list that begin with many openings, each answer asked for once.
struct Walk {
  struct Place: Sendable, CustomStringConvertible {
    let list: String
    let length: Int
    var description: String { "\(list) \(length)" }
  }

  /// Where a search alone once let par be beaten.
  static let places =
    (4...7).map { Place(list: "webster", length: $0) }
    + (3...6).map { Place(list: "english", length: $0) } + [Place(list: "dutch", length: 3)]

  /// Whether all openings are gone on with; `make devil` sets it.
  static let isWhole = ProcessInfo.processInfo.environment["DEVIL"] != nil
  static let isLong = ProcessInfo.processInfo.environment["SOAK"] != nil

  struct Report {
    var least = Int.max
    var games = 0
    var times: [Duration] = []
  }

  private let collection: WordCollection
  private let setup: GameSetup
  let par: Int

  init?(_ list: String, _ length: Int) {
    guard let collection = Library.embedded.named(list),
      let par = collection.universe.par(forLength: length, by: .devil)
    else { return nil }
    self.collection = collection
    self.par = par
    setup = GameSetup(
      list: collection.id, subject: .word(length: length), allowed: 26, setter: .devil)
  }

  func round(continuing run: Run) -> Round? {
    Round(setup, seed: 1, in: collection.universe, continuing: run)
  }

  func played(_ letters: [Letter], seed: UInt64 = 1) -> Round? {
    var round = Round(setup, seed: seed, in: collection.universe)
    for letter in letters { round?.guess(letter) }
    return round
  }

  /// The mistakes that a guesser ends a round with.
  func finished(
    _ round: Round?, by guesser: Guesser, timing: (Duration) -> Void = { _ in }
  ) -> Int {
    guard var round,
      let words = collection.universe.words(ofLength: round.board.pattern.length)
    else { return 0 }
    var chances = SeededGenerator(seed: 0)
    var player = ArenaPlayer(guesser, knowing: words)
    while round.board.status == .playing {
      let letter =
        (guesser == .perfect ? round.advice()?.letter : nil)
        ?? player.letter(for: round.board, using: &chances)
      timing(cpuTime { round.guess(letter) })
    }
    return round.board.misses
  }

  /// All openings of some letters, and from each different end the perfect guesser and the one that names
  /// what most words hold.
  func openings(of letters: String, deep: Int, every step: Int) -> Report {
    var report = Report()
    var ends: [String: Round] = [:]
    func walk(_ round: Round, _ left: Int) {
      if left == 0 {
        let guessed = String(round.board.guessed.map(\.character).sorted())
        ends["\(round.board.pattern) \(guessed)"] = round
        return
      }
      for letter in letters.compactMap({ Letter($0) }) where !round.board.letters.contains(letter) {
        var next = round
        report.times.append(cpuTime { next.guess(letter) })
        walk(next, left - 1)
      }
    }
    guard let start = played([]) else { return report }
    walk(start, deep)
    for (index, end) in ends.sorted(by: { $0.key < $1.key }).enumerated() where index % step == 0 {
      for guesser in [Guesser.perfect, .frequency] {
        let misses = finished(end.value, by: guesser) { report.times.append($0) }
        report.least = min(report.least, misses)
        report.games += 1
      }
    }
    return report
  }
}

/// The time that the processor works for something.
private func cpuTime(of work: () -> Void) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  work()
  return now() - start
}

extension Walk.Report: CustomStringConvertible {
  var description: String {
    let sorted = times.sorted()
    func at(_ share: Double) -> Int {
      Int(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] / .milliseconds(1))
    }
    return sorted.isEmpty
      ? "none" : "least \(least) games \(games) ms: 50 % \(at(0.5)), 99 % \(at(0.99)), max \(at(1))"
  }
}
