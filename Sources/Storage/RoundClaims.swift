internal import Glibc
import ProgramModel
import SQLite

/// Who owns which round: one locked byte a round, in a file beside the database.
///
/// The locks belong to this object's own opening of the file, and the kernel takes them back when
/// the process ends in whatever way. So a round is owned by a living program or by none.
///
/// Source: "Open file description locks", fcntl(2).
final class RoundClaims {
  // F_OFD_SETLK and F_OFD_GETLK, which <fcntl.h> hides behind _GNU_SOURCE.
  private static let setLock: Int32 = 37
  private static let getLock: Int32 = 36
  private static let openingByte: Int64 = 0  // Rounds are numbered from 1.

  private let path: String
  private var file: Int32

  /// Opens or makes the file, and its folder.
  init(path: String) throws(FileFault) {
    self.path = path
    file = try Self.open(path)
  }

  private static func open(_ path: String) throws(FileFault) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC
    var file = Glibc.open(path, flags, 0o600)
    if file < 0 && errno == ENOENT {
      try makeFolders(above: path)
      file = Glibc.open(path, flags, 0o600)
    }
    if file < 0 { throw .lastSystemError }
    return file
  }

  deinit { give() }

  private func give() {
    // Closing isn't enough while a child process that was just forked has the file open, too.
    _ = lock(byte: 0, F_UNLCK, count: 0)
    close(file)
  }

  /// Removes the file, for who is alone and leaves no database.
  func remove() { unlink(path) }

  /// Takes a round, unless another has it.
  func claim(_ round: Int64) -> Bool {
    lock(byte: round, F_WRLCK)
  }

  /// Whether no other has a round.
  func isFree(_ round: Int64) -> Bool {
    var request = Self.request(byte: round, F_WRLCK)
    return fcntl(file, Self.getLock, &request) != 0 || request.l_type == Int16(F_UNLCK)
  }

  func release(_ round: Int64) {
    _ = lock(byte: round, F_UNLCK)
  }

  /// Opens the database, with no other program opening it at the same time, since it may have to be
  /// renamed. Waits for others a few seconds.
  ///
  /// A database that's renamed while another program opens it would meet the log of the next one,
  /// since logs are found by name, and SQLite would end by deleting that.
  func whileOpening<Value>(_ body: () throws -> Value) throws -> Value {
    for _ in 0..<1_500 {
      if !claim(Self.openingByte) {
        usleep(2_000)
      } else if isRemoved {
        let file = try Self.open(path)
        give()
        self.file = file
      } else {
        defer { release(Self.openingByte) }
        return try body()
      }
    }
    throw FileFault.busy
  }

  /// Has programs that start wait until this object's end, unless one is opening the database now.
  ///
  /// Who closes last has the database locked until its log is in it.
  func keepOpenersAway() { _ = claim(Self.openingByte) }

  /// Whether who was alone with the file has removed it.
  private var isRemoved: Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_nlink == 0
  }

  /// A file system that knows no locks gives every round to whoever asks.
  ///
  /// - Parameter count: how many bytes; 0 for all from there on.
  private func lock(byte: Int64, _ type: Int32, count: Int = 1) -> Bool {
    var request = Self.request(byte: byte, type, count: count)
    if fcntl(file, Self.setLock, &request) == 0 { return true }
    return errno != EAGAIN && errno != EACCES
  }

  private static func request(byte: Int64, _ type: Int32, count: Int = 1) -> flock {
    var request = flock()
    request.l_type = Int16(type)
    request.l_whence = Int16(SEEK_SET)
    request.l_start = Int(byte)
    request.l_len = count
    return request
  }
}
