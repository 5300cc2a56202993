internal import GRDB
import HangmanModel

/// What can still be read of a database that can't be written, to go on with in another.
struct Keepsake {
  private(set) var settings: SettingRows.Values = [:]
  private var games: [Int64: GameResult] = [:]

  init() {}

  /// Reads as much as can be read.
  init(readingFrom queue: DatabaseQueue) {
    queue.unsafeRead { db in
      settings = (try? SettingRows.read(db)) ?? [:]
      try? GameRows.forEach(in: db) { games[$0.id] = $0.result }
    }
  }

  /// Reads a store that may not be written, or is only to be looked at.
  ///
  /// Rounds are left alone: their owners can't be told from a file that can't be locked.
  ///
  /// - Throws: what keeps it from being read.
  init(readingFrom path: String) throws {
    guard FileIdentity(at: path)?.isRegular == true else { throw StoreFault.notAFile }
    if StoreFile.isStub(path) { throw StoreFault.damaged }
    let queue: DatabaseQueue
    do {
      queue = try Self.open(path)
    } catch is DatabaseError {
      // Where even the log's index can't be made, the database is read as it stands without one.
      queue = try Self.open("file:\(path.percentEncoded)?immutable=1")
    }
    self.init(readingFrom: queue)
  }

  private static func open(_ name: String) throws -> DatabaseQueue {
    var configuration = StoreFile.configuration
    configuration.readonly = true
    let queue = try DatabaseQueue(path: name, configuration: configuration)
    switch try queue.unsafeRead(Schema.state) {
    case .current, .empty: return queue
    case .older: throw StoreFault.older
    case .newer: throw StoreFault.newer
    case .foreign: throw StoreFault.foreign
    }
  }

  mutating func keep(_ entries: [GameRows.Entry]) {
    for entry in entries { games[entry.id] = entry.result }
  }

  /// Adds the settings that differ from those read, or from the registered ones.
  mutating func keep(_ known: Settings) {
    let read = SettingRows.values(of: SettingRows.settings(from: settings))
    for (name, value) in SettingRows.values(of: known) where read[name] != value {
      settings[name] = value
    }
  }

  /// Writes it all to another database; games that it has already aren't doubled.
  func write(to db: Database) throws {
    try SettingRows.write(settings, to: db)
    for (id, result) in games.sorted(by: { $0.key < $1.key }) {
      let present = try GameRows.game(id, in: db)
      if present == result { continue }
      try GameRows.insert(result, as: present == nil ? id : nil, in: db)
    }
  }
}

extension String {
  /// The path with the characters that mean something in a URI written as `%` and two digits.
  fileprivate var percentEncoded: String {
    replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}
