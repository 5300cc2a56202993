import CSQLite

@testable import SQLite

/// The statements that a connection begins in its life, and how SQLite goes about them.
final class StatementLog {
  private let database: Database
  private(set) var begun: [String] = []

  init(of database: Database) {
    self.database = database
    sqlite3_trace_v2(
      database.handle, UInt32(SQLITE_TRACE_STMT),
      { _, log, statement, _ in
        guard let log, let text = sqlite3_sql(statement.map(OpaquePointer.init)) else { return 0 }
        Unmanaged<StatementLog>.fromOpaque(log).takeUnretainedValue().begun
          .append(String(cString: text))
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { sqlite3_trace_v2(database.handle, 0, nil, nil) }

  /// The steps, of all the plans, that read a whole table of games or runs or sort rows.
  func costlySteps() throws -> [String] {
    try Set(begun).flatMap { sql in
      try plan(of: sql).filter { step in
        step.hasPrefix("SCAN game") || step == "SCAN run" || step.contains("TEMP B-TREE")
      }.map { "\($0) in \(sql)" }
    }
  }

  /// A statement is explained with no value in place of any question mark.
  private func plan(of sql: String) throws -> [String] {
    let explained = try Rows(of: "EXPLAIN QUERY PLAN " + sql, in: database)
    var steps: [String] = []
    while try explained.next() { if let step: String = explained[3] { steps.append(step) } }
    return steps
  }
}
