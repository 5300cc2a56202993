internal import Glibc

/// Where the store is by default: below `$XDG_DATA_HOME`, or else `~/.local/share`; nil where
/// there is no home folder.
///
/// Source: the XDG Base Directory specification, by which empty and relative values are ignored.
public func defaultStorePath(environment: [String: String]) -> String? {
  func folder(_ name: String) -> String? {
    environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
  return data.map { $0 + "/hangman/hangman.sqlite" }
}

/// The path from the root, with links followed where the file exists; so that every way to name a
/// store leads to the same files beside it, and SQLite takes none for a URI or `:memory:`.
func resolvedPath(_ path: String) -> String {
  if let real = realpath(path, nil) {
    defer { free(real) }
    return String(cString: real)
  }
  if path.hasPrefix("/") { return path }
  guard let folder = getcwd(nil, 0) else { return "./" + path }
  defer { free(folder) }
  return String(cString: folder) + "/" + path
}

/// Makes the missing folders above a file, for the user alone.
func makeFolders(above path: String) throws(StoreFault) {
  guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
  let folder = String(path[..<slash])
  if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
  guard errno == ENOENT else { throw .lastSystemError }
  try makeFolders(above: folder)
  if mkdir(folder, 0o700) != 0 && errno != EEXIST { throw .lastSystemError }
}

/// Which file it is, whatever it is called.
struct FileIdentity: Equatable {
  let device: UInt
  let inode: UInt
  let isRegular: Bool

  /// Nil if there is none at the path.
  init?(at path: String) {
    var status = stat()
    if stat(path, &status) != 0 { return nil }
    device = status.st_dev
    inode = status.st_ino
    isRegular = status.st_mode & S_IFMT == S_IFREG
  }
}

/// The bytes of a file; 0 if there is none.
func fileSize(_ path: String) -> Int {
  var status = stat()
  return stat(path, &status) == 0 ? status.st_size : 0
}
