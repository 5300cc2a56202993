import TerminalHarness
public import Testing

/// Runs the tests of a suite on threads of their own, since they mostly wait for programs.
public struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared, operation: function)
  }
}

extension Trait where Self == WaitingTrait {
  public static var waiting: Self { WaitingTrait() }
}
