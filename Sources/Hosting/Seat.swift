internal import Glibc

/// A player's folder, and the lock in it: who holds that is the one who plays. The system takes it from a
/// process that ends, however it ends.
public final class Seat {
  public let folder: String

  /// Whether the folder was made for this visit, so that nothing of an earlier one is in it.
  public let isNew: Bool
  private let lock: Int32

  /// Throws a ``HostFault``.
  init(_ folder: String, isNew: Bool = false) throws {
    (self.folder, self.isNew) = (folder, isNew)
    lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if lock < 0 { throw HostFault(folder + "/lock") }
  }

  deinit { close(lock) }

  /// The file that all of the player's games are kept in.
  public var store: String { folder + "/hangman.sqlite" }

  /// Takes the seat; false if another process holds it.
  public func take() -> Bool {
    var whole = wholeFile(F_WRLCK)
    return fcntl(lock, F_SETLK, &whole) == 0
  }

  /// Takes the seat once the process that holds it has left, which is asked to by SIGHUP; that saves.
  ///
  /// - Parameter patience: for how many seconds it's waited for.
  /// - Returns: false if it's still there then.
  public func takeOver(within patience: Int = 5) -> Bool {
    for _ in 0..<(patience * 50) {
      if take() { return true }
      if let holder { askToLeave(holder) }
      usleep(20_000)
    }
    return take()
  }

  /// The process that holds the seat; nil if none does, or none that can be seen from here.
  private var holder: pid_t? {
    var whole = wholeFile(F_WRLCK)
    guard fcntl(lock, F_GETLK, &whole) == 0, whole.l_type != F_UNLCK, whole.l_pid > 0 else {
      return nil
    }
    return whole.l_pid
  }

  /// One that is stopped has to go on for that.
  private func askToLeave(_ process: pid_t) {
    kill(process, SIGHUP)
    kill(process, SIGCONT)
  }

  /// Removes the folder and all that is in it, which is none but files.
  public func remove() {
    for name in names(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }
}
