import HangmanModel
import SQLite
import Words

/// The statistics, kept beside the games so that reading them costs the same at any number of games.
///
/// `tally` counts the games of each list, setter, length and kind by their misses. `streak` has a row for each
/// scope that has a game: what one leaves open is `''` there.
enum StatisticRows {
  /// Counts in games that were just added.
  static func add(_ games: [KeptGame], to database: Database) throws {
    let tally = try database.prepare(
      """
      INSERT INTO tally (list, mode, kind, length, misses, isWon, games) VALUES (?, ?, ?, ?, ?, ?, 1)
      ON CONFLICT (list, mode, length, kind, misses, isWon) DO UPDATE SET games = games + 1
      """)
    let streak = try database.prepare(
      """
      INSERT INTO streak (list, mode, kind, current, best, since)
      SELECT list.column1, mode.column1, kind.column1, ?4, ?4, ?5
      FROM (VALUES (?1), ('')) AS list, (VALUES (?2), ('')) AS mode, (VALUES (?3), ('')) AS kind
      WHERE true
      ON CONFLICT (list, mode, kind) DO UPDATE SET
        current = iif(?4, current + 1, 0), best = max(best, iif(?4, current + 1, 0)),
        since = min(since, ?5)
      """)
    for game in games {
      let (result, setup) = (game.result, game.result.setup)
      let kind = Statistics.Kind(RunKind(setup, game.record?.run.rule ?? .steady))
      let key: [(any Storable)?] = [setup.list, setup.setter.id, kind.text]
      try tally.run(key + [setup.subject.storedLength, result.misses, result.isWon])
      try streak.run(key + [result.isWon, result.finishedAt])
    }
  }

  /// Counts all games anew where the statistics don't tell of all of them, or the streaks lack a scope.
  /// Otherwise the streaks are better left alone: games don't tell which were given up between them.
  static func mend(_ database: Database) throws {
    let areWhole: Bool? = try database.first(
      """
      SELECT (SELECT total(games) FROM tally) = (SELECT count(*) FROM game)
        AND (SELECT count(*) FROM streak) = (
          SELECT count(*) FROM (
            SELECT DISTINCT iif(byList.column1, list, ''), iif(byMode.column1, mode, ''),
              iif(byKind.column1, kind, '')
            FROM tally, (VALUES (0), (1)) AS byList, (VALUES (0), (1)) AS byMode,
              (VALUES (0), (1)) AS byKind))
      """)
    if areWhole != true { try recount(in: database) }
  }

  /// - Complexity: O(*n*) for *n* games.
  static func recount(in database: Database) throws {
    try database.execute("DELETE FROM tally; DELETE FROM streak")
    try add(GameRow.select("ORDER BY id", in: database).map(\.content), to: database)
  }

  /// Ends the streaks in which a game that was given up would have counted.
  static func giveUp(_ kind: RunKind, in database: Database) throws {
    try database.run(
      """
      UPDATE streak SET current = 0
      WHERE list IN (?, '') AND mode IN (?, '') AND kind IN (?, '')
      """, [kind.list, kind.setter.id, Statistics.Kind(kind).text])
  }

  /// - Complexity: O(log *n*) for *n* scopes, and O(*m*) in the rows of the tally.
  static func statistics(
    of scope: Statistics.Scope, in database: Database
  ) throws -> Statistics? {
    let key: [(any Storable)?] = [
      scope.list?.text ?? "", scope.setter?.id ?? "", scope.kind?.text ?? "",
    ]
    let streak = try database.query(
      "SELECT current, best, since FROM streak WHERE list = ? AND mode = ? AND kind = ?", key)
    guard try streak.next(), let current = streak.amount("current"),
      let best = streak.amount("best")
    else { return nil }
    var (won, lost): ([Int: Int], [Int: Int]) = ([:], [:])
    let tally = try database.query(
      """
      SELECT misses, isWon, games FROM tally
      WHERE ?1 IN (list, '') AND ?2 IN (mode, '') AND ?3 IN (kind, '')
      """, key)
    while try tally.next() {
      guard let misses = tally.misses("misses"), let isWon: Bool = tally["isWon"],
        let games = tally.amount("games")
      else { continue }
      if isWon { won[misses, default: 0] += games } else { lost[misses, default: 0] += games }
    }
    return Statistics(
      scope: scope, won: won, lost: lost, currentStreak: current, bestStreak: best,
      since: streak.amount("since"))
  }
}

/// A kind of games as a column has it: `8`, `8 fair` or `varied 12`.
extension Statistics.Kind {
  fileprivate var text: String {
    let subject = subject.map { "\($0.storedLength)" } ?? "varied"
    return subject + (difficulty.map { " \($0)" } ?? "")
  }

  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    let length = Int(first)
    let difficulty = words.dropFirst().first.flatMap(Difficulty.init)
    guard length.map({ (0...64).contains($0) }) ?? (first == "varied"),
      words.count == 1 || difficulty != nil
    else { return nil }
    self.init(subject: length.map { Subject(storedLength: $0) }, difficulty: difficulty)
  }
}
