import Foundation
import Synchronization
import Testing

/// Whether the long forms of the tests are asked for.
let isSoak = ProcessInfo.processInfo.environment["SOAK"] != nil

/// How long a test is: its full length where SOAK is set.
func length(_ short: Int, soak: Int) -> Int { isSoak ? soak : short }

/// Does something for each item, a few at a time on threads of their own, since the body mostly
/// waits for programs; gives what it returned, in the order of the items.
func inLanes<Item: Sendable, Result: Sendable>(
  _ items: [Item], lanes: Int = 4, _ body: @escaping @Sendable (Item) -> Result
) async -> [Result] {
  let work = Work<Item, Result>(items)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<min(lanes, items.count) {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            while let (index, item) = work.next() { work.finish(index, body(item)) }
            continuation.resume()
          }
        }
      }
    }
  }
  return work.results
}

/// Items that wait, and what came of those that don't.
private final class Work<Item: Sendable, Result: Sendable>: Sendable {
  private let items: [Item]
  private let state = Mutex((next: 0, results: [Int: Result]()))

  init(_ items: [Item]) { self.items = items }

  func next() -> (Int, Item)? {
    state.withLock { state in
      guard state.next < items.count else { return nil }
      state.next += 1
      return (state.next - 1, items[state.next - 1])
    }
  }

  func finish(_ index: Int, _ result: Result) { state.withLock { $0.results[index] = result } }

  var results: [Result] {
    state.withLock { state in items.indices.compactMap { state.results[$0] } }
  }
}

/// What the program says on its standard output when it is run with some arguments.
func said(_ arguments: [String]) throws -> Data {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: try Home.program())
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = pipe
  try process.run()
  let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0)
  return output
}
