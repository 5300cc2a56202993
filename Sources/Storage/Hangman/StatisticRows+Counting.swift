import HangmanModel
import SQLite
import Words

/// Statistics of games that are there already.
extension StatisticRows {
  /// Counts all games anew.
  ///
  /// - Complexity: O(*n*) for *n* games.
  static func recount(in database: Database) throws {
    var count = StatisticCount()
    try GameRows.forEachResult(in: database) { count.add($0) }
    try Kept(count.statistics).replace(in: database)
  }

  /// Writes statistics that were kept elsewhere; those that don't tell of all games, where they
  /// should, are counted anew.
  static func carry(_ kept: Kept?, isWhole: Bool, to database: Database) throws {
    let games: Int64? = try isWhole ? database.first("SELECT count(*) FROM game") : nil
    if let kept, !isWhole || kept.games.map(Int64.init) == games {
      try kept.replace(in: database)
    } else {
      try recount(in: database)
    }
  }

  /// The rows of both tables.
  struct Kept {
    private var tallies, streaks: [[StoredValue]]

    /// As they are in a database; nil where they can't be read.
    init?(_ database: Database) {
      func rows(_ table: String) throws -> [[StoredValue]] {
        try database.all("SELECT * FROM \(table)") { $0.values }
      }
      guard let tallies = try? rows("tally"), let streaks = try? rows("streak") else { return nil }
      (self.tallies, self.streaks) = (tallies, streaks)
    }

    init(_ statistics: [Statistics]) {
      tallies = statistics.flatMap(Self.tallies)
      streaks = statistics.map { statistics in
        Self.key(of: statistics.scope)
          + [statistics.currentStreak, statistics.bestStreak, statistics.since ?? 0].map(\.stored)
      }
    }

    /// How many games they tell of; nil where a number can't be true.
    var games: Int? {
      let counts = tallies.map { Int(amount: $0[5]) }
      return counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
    }

    func replace(in database: Database) throws {
      try database.execute("DELETE FROM tally; DELETE FROM streak")
      for row in tallies { try database.run("INSERT INTO tally VALUES (?, ?, ?, ?, ?, ?)", row) }
      for row in streaks { try database.run("INSERT INTO streak VALUES (?, ?, ?, ?, ?, ?)", row) }
    }

    private static func key(of scope: Statistics.Scope) -> [StoredValue] {
      [
        (scope.list?.text ?? "").stored, (scope.setter?.id ?? "").stored,
        (scope.subject?.storedLength ?? -1).stored,
      ]
    }

    /// None for a scope that leaves something open.
    private static func tallies(of statistics: Statistics) -> [[StoredValue]] {
      let scope = statistics.scope
      if scope.list == nil || scope.setter == nil || scope.subject == nil { return [] }
      return [(statistics.won, true), (statistics.lost, false)].flatMap { counts, isWon in
        counts.map { key(of: scope) + [$0.key.stored, isWon.stored, $0.value.stored] }
      }
    }
  }
}
