internal import Glibc

/// What the system tells of a process.
public enum ProcessState {
  /// The fields of /proc/PID/stat from the state on; none if there is no such process.
  static func fields(of process: Int32) -> [Substring] {
    let stat = text(of: "/proc/\(process)/stat")
    guard let end = stat.lastIndex(of: ")") else { return [] }
    return stat.suffix(from: stat.index(after: end)).split(separator: " ")
  }

  /// Whether a process is gone, or would be if its parent cared.
  public static func hasEnded(_ process: Int32) -> Bool {
    ["Z", "X", nil].contains(fields(of: process).first)
  }

  public static func isAsleep(_ process: Int32) -> Bool { fields(of: process).first == "S" }

  static func isStopped(_ process: Int32) -> Bool { fields(of: process).first == "T" }

  /// The time that a process has used of the processor, in ticks.
  static func ticks(_ process: Int32) -> Int {
    fields(of: process).dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }

  /// How often a process has gone to sleep by its own will.
  public static func sleeps(_ process: Int32) -> Int {
    let lines = text(of: "/proc/\(process)/status").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
  }

  private static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }
}
