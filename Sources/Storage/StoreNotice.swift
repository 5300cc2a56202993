import Glibc
public import SQLite

/// What the player is to be told about the store, once.
public enum StoreNotice: Hashable, Sendable {
  /// The store can't be written from the start: settings and scores last until the program ends.
  /// Those of a store that can be read are shown. The path is nil where there is no home folder.
  case inMemory(path: String?, StoreFault)

  /// The file that was found is kept under another name, and a new one begun.
  case setAside(original: String, movedTo: String, SetAsideReason)

  /// Saving worked, and no longer does: what comes from now on lasts until the program ends.
  case stoppedSaving(path: String, StoreFault)
}

/// Why a file was set aside; the raw value is part of its new name.
public enum SetAsideReason: String, Sendable {
  /// It isn't a database, or no longer a sound one.
  case damaged
  /// A later version of the program wrote it.
  case newer
}

/// What keeps the store from being written, or from being looked at.
public enum StoreFault: DatabaseFault, Hashable, Sendable {
  /// No path was given, since no home folder is known.
  case noHome
  /// Something that isn't a file, such as a folder, has the path.
  case notAFile
  /// The database belongs to another program.
  case foreign
  /// The file is damaged: once more, if one was set aside before.
  case damaged
  /// A later version of the program wrote the file, or has taken it over while it was in use.
  case newer
  /// The file that was found had to be set aside, and couldn't be renamed.
  case notSetAside(SetAsideReason)
  /// The file or its folder can't be written.
  case readOnly
  /// The disk is full, or a file may not grow any more.
  case full
  /// Another program has kept the database locked.
  case busy
  /// The file was deleted, moved or replaced while it was in use.
  case gone
  /// Another error of the system, by its `errno`.
  case system(Int32)
  /// Another error of the database, by SQLite's extended result code.
  case database(Int32)
}

extension StoreFault {
  /// The fault behind the `errno` of a call that has just failed.
  static var lastSystemError: StoreFault { errno == EISDIR ? .notAFile : StoreFault(errno: errno) }
}
