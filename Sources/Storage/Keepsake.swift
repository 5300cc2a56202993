import HangmanModel
import SQLite

/// What can still be read of a database that can't be written, to go on with in another.
struct Keepsake {
  private(set) var settings: SettingRows.Values = [:]
  private var games: [Int64: GameResult] = [:]

  init() {}

  /// Reads as much as can be read.
  init(readingFrom database: Database) {
    settings = (try? SettingRows.read(database)) ?? [:]
    try? GameRows.forEach(in: database) { games[$0.id] = $0.result }
  }

  /// Reads a store that may not be written, or is only to be looked at.
  ///
  /// Rounds are left alone: their owners can't be told from a file that can't be locked.
  ///
  /// - Throws: what keeps it from being read.
  init(readingFrom path: String) throws {
    guard FileIdentity(at: path)?.isRegular == true else { throw StoreFault.notAFile }
    if StoreFile.isStub(path) { throw StoreFault.damaged }
    self = try Database.looking(at: path, patience: StoreFile.patience) { database in
      switch try Schema.state(of: database) {
      case .current, .empty: Keepsake(readingFrom: database)
      case .older: throw StoreFault.older
      case .newer: throw StoreFault.newer
      case .foreign: throw StoreFault.foreign
      }
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
  func write(to database: Database) throws {
    try SettingRows.write(settings, to: database)
    for (id, result) in games.sorted(by: { $0.key < $1.key }) {
      let present = try GameRows.game(id, in: database)
      if present == result { continue }
      try GameRows.insert(result, as: present == nil ? id : nil, in: database)
    }
  }
}
