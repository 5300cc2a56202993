import Foundation

@testable import Storage

/// How a store with two games may be found by who only looks at it.
enum StoreScene: CaseIterable {
  case closed, running, killed
  /// One that was copied without the index of its log.
  case copied

  /// - Returns: the program that has the store open, until it's released.
  func set(at path: String) throws -> Victim? {
    let first = GameStore.open(at: path)
    first.play(won("BOAR"))
    first.close()
    let holder = try Victim("hold", path)
    _ = holder.firstLine()
    let second = GameStore.open(at: path)
    second.play(won("DEER"))
    second.close()
    switch self {
    case .closed: _ = holder.finish()
    case .running: return holder
    case .killed: _ = holder.kill()
    case .copied:
      _ = holder.kill()
      unlink(path + "-shm")
    }
    return nil
  }

  var names: Set<String> {
    let name = "hangman.sqlite"
    let always: Set = [name, name + "-claims"]
    return switch self {
    case .closed: always
    case .running, .killed: always.union([name + "-wal", name + "-shm"])
    case .copied: always.union([name + "-wal"])
    }
  }
}
