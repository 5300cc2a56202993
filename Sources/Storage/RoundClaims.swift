internal import Glibc

/// Who owns which round: one locked byte a round, in a file beside the database.
///
/// The locks belong to this object's own opening of the file, and the kernel takes them back when
/// the process ends in whatever way. So a round is owned by a living program or by none.
///
/// Source: "Open file description locks", fcntl(2).
final class RoundClaims {
  private static let setLock: Int32 = 37  // F_OFD_SETLK, which <fcntl.h> hides behind _GNU_SOURCE.
  private static let openingByte: Int64 = 0  // Rounds are numbered from 1.

  private let file: Int32

  /// Opens or makes the file, and its folder.
  init(path: String) throws(StoreFault) {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC
    var file = Glibc.open(path, flags, 0o600)
    if file < 0 && errno == ENOENT {
      try makeFolders(above: path)
      file = Glibc.open(path, flags, 0o600)
    }
    if file < 0 { throw .lastSystemError }
    self.file = file
  }

  deinit {
    close(file)
  }

  /// Takes a round, unless another has it.
  func claim(_ round: Int64) -> Bool {
    lock(byte: round, F_WRLCK)
  }

  func release(_ round: Int64) {
    _ = lock(byte: round, F_UNLCK)
  }

  /// Does what only one program at a time may do to the files, waiting for others a few seconds.
  func whileOpening<Value>(_ body: () throws -> Value) throws -> Value {
    var tries = 0
    while !lock(byte: Self.openingByte, F_WRLCK) {
      tries += 1
      if tries > 600 { throw StoreFault.busy }
      usleep(5_000)
    }
    defer { release(Self.openingByte) }
    return try body()
  }

  /// A file system that knows no locks gives every round to whoever asks.
  private func lock(byte: Int64, _ type: Int32) -> Bool {
    var request = flock()
    request.l_type = Int16(type)
    request.l_whence = Int16(SEEK_SET)
    request.l_start = Int(byte)
    request.l_len = 1
    if fcntl(file, Self.setLock, &request) == 0 { return true }
    return errno != EAGAIN && errno != EACCES
  }
}
