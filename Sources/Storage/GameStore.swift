import Glibc
public import HangmanModel
import SQLite

/// Settings, history and rounds in progress, in one SQLite database.
///
/// No call fails for the player. Where nothing can be written, or no longer, all of it goes on in
/// memory, and ``takeNotice()`` says so once. What a call has written before it returns survives
/// the process, however that ends.
///
/// Several programs may share a store. Each plays a round of its own.
public final class GameStore {
  /// The round that this program plays.
  struct OwnRound {
    var id: Int64?
    var list: String
    var saved: SavedRound
  }

  /// Where it is all kept.
  enum State {
    case file(StoreFile)
    /// With the claims on what a file holds that can no longer be written: its round stays this
    /// program's, or another would take up what is played here.
    case memory(Database, RoundClaims?)
    case closed
  }

  var state = State.closed
  var hasReplacedFile = false

  var notices: [StoreNotice] = []

  /// The settings as they were read or saved last.
  var known: Settings?
  var own: OwnRound?

  /// The games of this session.
  var finished: [HighScores.Entry] = []

  /// Opens the store, or makes it and the folders above it. It is kept in memory where it can't be
  /// written, or where there is no path.
  public static func open(at path: String?) -> GameStore {
    GameStore(path: path)
  }

  /// A store that ends with the program.
  public static func inMemory() -> GameStore {
    GameStore()
  }

  /// What a store holds, to be looked at: nothing of it is made or changed. Nil where there is no
  /// file.
  ///
  /// - Throws: what keeps the file from being read as a store.
  public static func reading(from path: String) throws(StoreFault) -> GameStore? {
    let path = resolvedPath(path)
    if access(path, R_OK) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .system(errno)
    }
    do { return GameStore(try Keepsake(readingFrom: path)) } catch { throw StoreFault(error) }
  }

  private init(_ kept: Keepsake = Keepsake()) {
    moveToMemory(with: kept)
  }

  private init(path: String?) {
    let path = path.map(resolvedPath)
    do {
      guard let path else { throw StoreFault.noHome }
      state = .file(try StoreFile(at: path, notices: &notices))
    } catch {
      notices.append(.inMemory(path: path, StoreFault(error)))
      moveToMemory(with: path.flatMap { try? Keepsake(readingFrom: $0) } ?? Keepsake())
    }
  }

  /// Puts the files in order at the program's end, so that the next start is quick. Nothing is lost
  /// without it; afterwards nothing is stored.
  public func close() {
    leaveRound()
    state = .closed
  }

  /// What the player has to be told and hasn't been told yet, the earliest first.
  public func takeNotice() -> StoreNotice? {
    notices.isEmpty ? nil : notices.removeFirst()
  }

  /// The stored settings, and the registered defaults for those that were never changed.
  public func settings() -> Settings {
    let settings = perform(otherwise: known ?? .registered) {
      try SettingRows.settings(from: SettingRows.read($0))
    }
    known = settings
    return settings
  }

  /// Stores those settings that differ from what this program last read or saved, so that it
  /// doesn't undo another's changes.
  public func save(_ settings: Settings) {
    let old = SettingRows.values(of: known ?? self.settings())
    let changed = SettingRows.values(of: settings).filter { old[$0.key] != $0.value }
    if changed.isEmpty { return }
    known = settings
    write(otherwise: ()) { try SettingRows.write(changed, to: $0) }
  }

  /// Takes up the round begun last on a word list, of those that no living program plays and that
  /// `accepts` takes. It's this program's from now on.
  public func claimRound(list: String, where accepts: (SavedRound) -> Bool) -> SavedRound? {
    leaveRound()
    for id in perform(otherwise: [], { try RoundRows.ids(list: list, in: $0) }) {
      guard file?.claims.claim(id) ?? true else { continue }
      // Only an owner deletes a round, so one that's still there after the claim will stay.
      if let saved = perform(otherwise: nil, { try RoundRows.round(id, in: $0) }), accepts(saved) {
        own = OwnRound(id: id, list: list, saved: saved)
        return saved
      }
      file?.claims.release(id)
    }
    return nil
  }

  /// Stores the round as it stands: over this program's, or as a new one if it has none.
  public func save(_ round: SavedRound, list: String) {
    own = OwnRound(id: own?.id, list: list, saved: round)
    let id = write(otherwise: nil) { try self.writeRound(to: $0) }
    own?.id = id
  }

  /// Forgets this program's round, since the player has begun another.
  public func abandonRound() {
    if let id = own?.id { write(otherwise: ()) { _ = try RoundRows.delete(id, in: $0) } }
    leaveRound()
  }

  /// Adds a result to the history in exchange for this program's round, both or neither, and
  /// returns its row; nil if there is no such round, as when it was finished before.
  @discardableResult
  public func finish(_ result: GameResult) -> Int64? {
    guard let round = own?.id else { return nil }
    let id: Int64? = write(otherwise: nil) { database in
      guard try RoundRows.delete(round, in: database) else { return nil }
      return try GameRows.insert(result, in: database)
    }
    leaveRound()
    if let id { finished.append(HighScores.Entry(id: id, result: result)) }
    return id
  }

  private func leaveRound() {
    if let id = own?.id { file?.claims.release(id) }
    own = nil
  }

  /// A new row is claimed before the others can see it. The number may be another's if that plays
  /// a round of a database that was set aside.
  private func writeRound(to database: Database) throws -> Int64? {
    guard let own else { return nil }
    if let id = own.id {
      return try RoundRows.write(own.saved, list: own.list, as: id, to: database)
    }
    for _ in 0..<1_000 {
      let id = try RoundRows.write(own.saved, list: own.list, as: nil, to: database)
      if file?.claims.claim(id) ?? true { return id }
      _ = try RoundRows.delete(id, in: database)
    }
    throw StoreFault.busy
  }

  /// The best games.
  ///
  /// - Complexity: O(*n*) for *n* games.
  public func highScores(limit: Int = 10) -> HighScores {
    let best = perform(otherwise: finished) { try GameRows.best(limit, in: $0) }
    return HighScores(best, limit: limit)
  }

  /// All games that were finished, the first one first.
  public func games() -> [HighScores.Entry] {
    perform(otherwise: finished) { database in
      var games: [HighScores.Entry] = []
      try GameRows.forEach(in: database) { games.append($0) }
      return games
    }
  }
}
