internal import CPty

/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case signaled(Int32)

  init(waitStatus: Int32) {
    self =
      status_is_exit(waitStatus)
      ? .exited(status_exit_code(waitStatus)) : .signaled(status_signal(waitStatus))
  }

  /// The status as a shell shows it in `$?`.
  public var shellCode: Int32 {
    switch self {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}

/// What a test waited for in vain, and what was to be seen instead.
public struct HarnessFailure: Error, CustomStringConvertible {
  public let description: String

  init(_ what: String, screen: [String] = []) {
    let last = screen.lastIndex { !$0.allSatisfy { $0 == " " } } ?? -1
    let rows = screen.prefix(last + 1).map { "|\($0)|" }
    description = ([what] + rows).joined(separator: "\n")
  }
}
