import Foundation
import Synchronization

/// A few threads for tests that mostly wait for programs: each would keep one of the threads that all tests share, of
/// which there are as many as cores.
public final class WaitingThreads: TaskExecutor {
  public static let shared = WaitingThreads(count: 4)

  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  private init(count: Int) {
    for _ in 0..<count { Thread.detachNewThread { self.work() } }
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  private func work() {
    while true {
      waiting.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
