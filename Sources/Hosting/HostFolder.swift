internal import Glibc

/// What a host keeps: a folder for each player, passing ones for guests, and the board of all.
public struct HostFolder: Sendable {
  /// Where it is by default.
  public static let usualPath = "/var/lib/hangman"

  public let path: String

  public init(_ path: String) { self.path = path }

  /// The folder of a player, which is made for the first visit; throws a ``HostFault``.
  public func seat(of player: PlayerKey) throws -> Seat {
    let players = path + "/players"
    try makeFolder(players, 0o700)
    let isNew = try makeFolder(players + "/" + player.hex, 0o700)
    return try Seat(players + "/" + player.hex, isNew: isNew)
  }

  /// A folder for one visit, held by this process; throws a ``HostFault``.
  public func guestSeat() throws -> Seat {
    let guests = path + "/guests"
    try makeFolder(guests, 0o700)
    return try whileAlone(in: guests) {
      var template = Array((guests + "/XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { throw HostFault(guests) }
      let bytes = template.dropLast().map(UInt8.init(bitPattern:))
      let seat = try Seat(String(decoding: bytes, as: UTF8.self))
      guard seat.take() else { throw HostFault(seat.folder) }
      return seat
    }
  }

  /// Removes what guests have left who could not do it themselves, since they were killed.
  public func removeGuestsThatAreGone() {
    let guests = path + "/guests"
    try? whileAlone(in: guests) {
      for name in names(in: guests) where !name.hasPrefix(".") {
        let seat = try? Seat(guests + "/" + name)
        if let seat, seat.take() { seat.remove() }
      }
    }
  }

  /// Does something while nobody else makes or removes the folder of a guest: one that was just made isn't
  /// held yet.
  private func whileAlone<Value>(in guests: String, _ body: () throws -> Value) throws -> Value {
    let lock = open(guests + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw HostFault(guests + "/.lock") }
    defer { close(lock) }
    var whole = wholeFile(F_WRLCK)
    while fcntl(lock, F_SETLKW, &whole) != 0 {
      if errno != EINTR { throw HostFault(guests + "/.lock") }
    }
    return try body()
  }
}

/// Why nobody can be let in: what can't be used, and what the system says of it.
public struct HostFault: Error, Hashable, Sendable {
  public let what: String
  public let reason: String

  /// - Parameter code: by default that of the last call.
  init(_ what: String, _ code: Int32 = errno) {
    self.what = what
    reason = String(cString: strerror(code))
  }
}

/// Returns whether it wasn't there.
@discardableResult
private func makeFolder(_ path: String, _ mode: mode_t) throws -> Bool {
  if mkdir(path, mode) == 0 { return true }
  if errno != EEXIST { throw HostFault(path) }
  return false
}

/// The names in a folder, without those of itself and of the one above.
func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// A lock on all of a file, for `fcntl`.
func wholeFile(_ type: Int32) -> flock {
  flock(
    l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 0, l_pid: 0)
}
