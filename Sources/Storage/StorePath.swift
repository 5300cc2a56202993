internal import Glibc
import ProgramModel
import SQLite

/// Where the store is by default: below `$XDG_DATA_HOME`, or else `~/.local/share`; nil where
/// there is no home folder.
///
/// Source: the XDG Base Directory specification, by which empty and relative values are ignored.
public func defaultStorePath(environment: (String) -> String?) -> String? {
  func folder(_ name: String) -> String? {
    environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
  return data.map { $0 + "/hangman/hangman.sqlite" }
}

/// The path from the root without links, whether or not there is a file yet; so that every way to
/// name a store leads to the same files beside it, and SQLite takes none for a URI or `:memory:`.
func resolvedPath(_ path: String) throws(FileFault) -> String {
  var resolved = ""
  var names = Array(path.split(separator: "/").reversed())
  if !path.hasPrefix("/") {
    guard let folder = getcwd(nil, 0) else { throw .lastSystemError }
    defer { free(folder) }
    names += String(cString: folder).split(separator: "/").reversed()
  }
  var links = 0
  while let name = names.popLast() {
    if name == ".." {
      resolved = resolved.lastIndex(of: "/").map { String(resolved[..<$0]) } ?? ""
    } else if let target = linkTarget(resolved + "/" + name) {
      links += 1
      if links > 40 { throw FileFault(errno: ELOOP) }
      if target.hasPrefix("/") { resolved = "" }
      names += target.split(separator: "/").reversed()
    } else if name != "." {
      resolved += "/" + name
    }
  }
  return resolved.isEmpty ? "/" : resolved
}

/// What a symbolic link says; nil if it's none.
private func linkTarget(_ path: String) -> String? {
  var text = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &text, text.count)
  return count < 0
    ? nil : String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Makes the missing folders above a file, for the user alone.
func makeFolders(above path: String) throws(FileFault) {
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
