import ArgumentParser
import Glibc
import HangmanModel
import Hosting
import Presentation
import ProgramModel
import Words

/// `hangman board`: the board that everybody on a host plays for.
struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board", abstract: "Print the board that everybody on a host plays for.",
    discussion: """
      Every row has the code of its game, and is played again before it's shown: one that doesn't come to \
      its score is left out. That proves the game, not who sat there.

      A run has the codes of all its levels. How the game of a day was played isn't told until that day is over.
      """)

  @OptionGroup var host: HostOptions

  @Flag(
    help: "Play every row again, and say which don't come to their score; exit 1 if any doesn't.")
  var verify = false

  @Option(
    help: ArgumentHelp(
      "First take in the rows of another board, or a copy of one.",
      discussion:
        """
        Copy board.sqlite and board.sqlite-wal together. Of equal rows the earliest stays. Names stay apart: \
        kim@host plays on another host.
        """,
      valueName: "file"), completion: .file())
  var merge: String?

  @Flag(help: "Print all rows as JSON.")
  var json = false

  func run() throws {
    let root = host.root
    let board = try using(
      "\(root)/\(Scoreboard.fileName)",
      merge == nil ? Scoreboard(reading: root) : Scoreboard(in: root))
    if let merge {
      let other = try using(merge, Scoreboard(file: merge))
      warn(sentence(try using(board.path, board.merge(other))))
    }
    let rows = json || verify ? try using(board.path, board.rows()) : []
    if json {
      let today = today
      let shown = rows.filter { verify || $0.fault == nil }
      _ = try writeOutput(jsonArray(shown.map { $0.object(on: today) }) + "\n")
    } else if verify {
      for row in rows where row.fault != nil {
        _ = try writeOutput(row.complaint(on: today) + "\n")
      }
      let count = rows.count { $0.fault == nil }
      let proof = ScreenText.whatIsProved.text
      _ = try writeOutput("\(count) of \(rows.count) rows come to their score. \(proof)\n")
    } else {
      try printTables(of: board)
    }
    if verify, rows.contains(where: { $0.fault != nil }) { throw ExitCode.failure }
  }

  private var today: Day { localCalendarDay(of: time(nil)) }

  private func printTables(of board: Scoreboard) throws {
    let titles = try [.day(today)] + using(board.path, board.titles())
    let tables = try titles.map { try using(board.path, board.standings(of: $0)) }
    let shown = tables.filter { !$0.rows.isEmpty }.map { table in
      ([table.heading] + aligned(table.rows.map(\.cells), right: [0])).joined(separator: "\n")
    }
    let text =
      shown.isEmpty ? "Nobody has a place on the board yet." : shown.joined(separator: "\n\n")
    _ = try writeOutput("\(text)\n")
  }

  private func sentence(_ merged: Merged) -> String {
    "\(merged.added) rows are new, \(merged.known) were known, and \(merged.refused) don't come to their score "
      + "and stay away."
  }
}

/// What comes of using the board at a path; throws a ``Failure`` that names it.
private func using<Value>(
  _ path: String, _ value: @autoclosure () throws -> Value
) throws -> Value {
  do {
    return try value()
  } catch let fault as FileFault {
    throw Failure("The board \(path) can't be used: \(fault.reasonForBoard)")
  }
}

extension FileFault {
  /// Why the board can't be used, and what to do about it.
  fileprivate var reasonForBoard: String {
    switch self {
    case .gone:
      "there is none. Name the host's folder with --root; the first player makes the board."
    case .foreign: "that isn't a board."
    case .damaged:
      "it's damaged. Nothing was changed; put a copy in its place, or merge copies of others into a new one."
    case .newer: "a later version of the game wrote it. Use that one."
    case .readOnly: "you may not. Try it as the user who owns it."
    case .full: "the disk is full. Make room and try again."
    case .busy: "others have kept it locked for five seconds. Try again."
    case .system(let why): "\(why)."
    case .database(let code): "the database says error \(code)."
    case .noHome, .notAFile, .notSetAside: reason
    }
  }
}

extension Standing {
  fileprivate var cells: [String] {
    let word = run == nil && result.isWon ? result.word : ""
    return ["\(place).", name, figures, word, briefDay(of: result.finishedAt)]
  }
}

extension BoardRow {
  /// - Parameter today: the game of this day and of later ones isn't told yet.
  fileprivate func object(on today: Day) -> JSONLine {
    let numbers: (Int?) -> any JSONValue = { $0 ?? JSONNull() }
    return [
      "player": row.player.hex, "name": name, "kind": row.kind.rawValue,
      "code": isOpen(on: today) ? JSONNull() as any JSONValue : row.code, "list": row.list,
      "setter": row.setterName, "length": numbers(row.length),
      "misses": numbers(row.misses), "score": numbers(row.score),
      "day": day?.description, "time": row.time, "verified": fault == nil,
    ]
  }

  private var day: Day? { row.day.map(Day.init(number:)) }

  private func isOpen(on today: Day) -> Bool { day.map { $0 >= today } ?? false }

  /// What is wrong with it.
  fileprivate func complaint(on today: Day) -> String {
    let what =
      "\(row.kind.rawValue) of \(name), \(row.list), \(row.setterName), score \(row.score)"
    let code = isOpen(on: today) ? "" : "\n  \(row.code)"
    return withoutControls("\(what): \(fault?.reason ?? "")\(code)", but: "\n")
  }
}

extension ScoreRow {
  /// The setter as the command line calls it.
  fileprivate var setterName: String { Setter.named(setter)?.argument ?? setter }
}

extension Unproved {
  fileprivate var reason: String {
    switch self {
    case .code(let fault): ShareMessage.fault(fault).text
    case .unfinished: "its code doesn't lead to an end."
    case .otherPlayer: "its seed wasn't drawn for this player."
    case .otherKind: "it isn't played as games of its kind are."
    case .differs: "its code comes to something else than the row says."
    }
  }
}
