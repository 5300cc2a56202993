import Foundation
import Testing

/// Ends this process, that of an exit test, where from now on it takes 20 seconds of processor time or
/// 48 MB more: many times what bounded work takes.
func boundThisProcess() throws {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmData:") })
  let kilobytes = try #require(line.split(separator: " ").compactMap { UInt($0) }.first)
  try bound(RLIMIT_DATA, to: kilobytes * 1024 + 48_000_000)
  try bound(RLIMIT_CPU, to: UInt(clock() / Int(CLOCKS_PER_SEC)) + 20)
}

private func bound(_ resource: __rlimit_resource, to most: UInt) throws {
  var limit = rlimit()
  try #require(getrlimit(Int32(resource.rawValue), &limit) == 0)
  limit.rlim_cur = min(most, limit.rlim_max)
  try #require(setrlimit(Int32(resource.rawValue), &limit) == 0)
}
