/// What keeps a file that things are kept in from being written, or from being read.
public enum FileFault: Error, Hashable, Sendable {
  /// No path was given, since no home folder is known.
  case noHome
  /// Something that isn't a file, such as a folder, has the path.
  case notAFile
  /// The file belongs to another program.
  case foreign
  /// The file is damaged: once more, if one was set aside before.
  case damaged
  /// A later version of the program wrote the file, or has taken it over while it was in use.
  case newer
  /// The file that was found had to be set aside, and couldn't be renamed.
  case notSetAside(SetAsideReason)
  /// The file or its folder can't be written, or not even read.
  case readOnly
  /// The disk is full, or a file may not grow any more.
  case full
  /// Another program has kept the file locked.
  case busy
  /// There is no file, or it was deleted, moved or replaced while it was in use.
  case gone
  /// Another error of the system, and what it says of it.
  case system(String)
  /// Another error of the database, by SQLite's extended result code.
  case database(Int32)
}

/// Why a file was set aside; the raw value is part of its new name.
public enum SetAsideReason: String, Sendable {
  /// It isn't a database, or no longer a sound one.
  case damaged
  /// A later version of the program wrote it.
  case newer
}
