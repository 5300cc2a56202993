internal import Glibc

/// The environment of a program under test: nothing of the machine's own but PATH.
public enum TestEnvironment {
  /// - Parameter changes: variables to set, or with nil to leave out.
  public static func merging(_ changes: [String: String?]) -> [String: String] {
    var result = [
      "PATH": value("PATH") ?? "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color",
      "LANG": "C.UTF-8", "HOME": "/nonexistent", "SHELL": "/bin/sh", "PS1": "$ ",
      // A report of a crash takes seconds and asks questions on a terminal.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for (name, value) in changes { result[name] = value }
    return result
  }

  /// A program of this package: in the folder that TEST_PRODUCTS names, as a build of another kind
  /// may be, or beside the tests' own executable.
  public static func product(_ name: String) throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, count)).map(UInt8.init), as: UTF8.self)
    let folders = [path, CommandLine.arguments[0]].map(directory)
    let candidates = (value("TEST_PRODUCTS").map { [$0] } ?? folders).map { $0 + "/" + name }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw HarnessFailure("no \(name) beside \(path); build it first")
    }
    return found
  }

  /// The full path of a program by PATH.
  static func program(_ name: String) throws -> String {
    if name.contains("/") { return name }
    let folders = (value("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    let candidates = folders.map { "\($0)/\(name)" }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw HarnessFailure("no \(name) on PATH")
    }
    return found
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
