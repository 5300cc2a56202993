import Glibc
import TerminalHarness
import Testing
import Waiting

@Suite(.waiting) struct EndingTests {
  @Test func theTerminalIsTakenOver() throws {
    let probe = try startProbe()
    #expect(probe.modes.changed == [25, 1000, 1002, 1006, 1049, 2004])
    #expect(probe.modes.keypad)
    #expect(!probe.settings.echoes)
  }

  @Test func leavingGivesTheTerminalBack() throws {
    let probe = try startProbe()
    probe.send("Q")
    #expect(try probe.waitForExit() == .exited(0))
    expectRestored(probe)
    #expect(probe.screen[0].hasPrefix("bye"))
  }

  @Test(arguments: EndingSignals.requests + [SIGXFSZ])
  func aSignalGivesTheTerminalBackAndIsSeenByTheParent(signal: Int32) throws {
    let probe = try startProbe()
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    expectRestored(probe)
  }

  @Test(arguments: [(NamedKey.interrupt, SIGINT), (.quit, SIGQUIT)])
  func theKeysOfTheDriverAreSignals(key: NamedKey, signal: Int32) throws {
    let probe = try startProbe()
    probe.send(key)
    #expect(try probe.waitForExit().shellCode == 128 + signal)
    expectRestored(probe)
  }

  @Test(arguments: [NamedKey.interrupt, .quit])
  func aKeyOfTheDriverDropsNothingThatIsOnItsWayToTheScreen(key: NamedKey) throws {
    let probe = try startProbe(environment: ["TMUX": nil])
    try probe.expectIdle()
    probe.isRead = false
    for _ in 0..<100 { probe.send("C") }
    try probe.expectIdle()
    probe.send(key)
    try probe.expect("the signal") { $0.unread == 0 }
    probe.isRead = true
    #expect(try probe.waitForExit().shellCode > 128)
    expectRestored(probe)
    let text = String(decoding: probe.output, as: UTF8.self)
    #expect(text.matches(of: /\e\]52;c;[A-Za-z0-9+\/=]+\e\\/).count == 100)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalDuringATransitionEndsTheProgram(signal: Int32) throws {
    let probe = try startProbe()
    probe.send("F")
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    expectRestored(probe)
  }

  @Test func aSignalBeforeTheFirstPictureEndsTheProgram() throws {
    let path = try TestEnvironment.product("TerminalProbe")
    let probe = try PtyProgram(path, ["--term-at-once"])
    #expect(try probe.waitForExit() == .signaled(SIGTERM))
    expectRestored(probe)
  }

  @Test func aTerminalThatIsGoneEndsTheProgram() throws {
    let probe = try startProbe()
    probe.hangUp()
    #expect(try probe.waitForExit() == .signaled(SIGHUP))
  }

  @Test(arguments: EndingSignals.faults)
  func aCrashGivesTheTerminalBack(signal: Int32) throws {
    let probe = try startProbe()
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    expectRestored(probe)
  }

  @Test(arguments: ["1", "2", "4"])
  func aFaultOfItsOwnGivesTheTerminalBack(key: String) throws {
    let probe = try startProbe()
    probe.send(key)
    let status = try probe.waitForExit()
    #expect(
      [.signaled(SIGILL), .signaled(SIGTRAP), .signaled(SIGABRT), .signaled(SIGSEGV)]
        .contains(status))
    expectRestored(probe)
  }

  @Test func aCrashBeforeTheFirstPictureGivesTheTerminalBack() throws {
    let path = try TestEnvironment.product("TerminalProbe")
    let probe = try PtyProgram(path, ["--trap-at-once"])
    #expect(try probe.waitForExit().shellCode > 128)
    expectRestored(probe)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGALRM])
  func aSingleRequestEndsAStuckProgram(signal: Int32) throws {
    let probe = try startProbe()
    probe.send("W")
    try probe.expectIdle()
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    expectRestored(probe)
  }

  @Test(arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGSEGV], [true, false])
  func aSingleSignalEndsItThoughNobodyReads(signal: Int32, isHeld: Bool) throws {
    let probe = try startProbe()
    if isHeld { probe.send(bytes: [0x13]) }
    try probe.clog()
    probe.signal(signal)
    #expect(try probe.waitForExit() == .signaled(signal))
    expectRestored(probe)
  }

  @Test(arguments: [nil, SIGTERM, SIGSEGV] as [Int32?])
  func onATerminalWhereNothingWaitsItSleepsAndTheOthersHaveItAsBefore(signal: Int32?) throws {
    let probe = try startProbe()
    probe.isNonblocking = true
    try probe.clog()
    let ticks = probe.ticks
    usleep(300_000)
    #expect(probe.ticks == ticks)
    if let signal { probe.signal(signal) } else { probe.isRead = true }
    probe.signal(SIGTSTP)
    try probe.expect("a stop or the end") { $0.isStopped || !$0.isRunning }
    #expect(probe.isNonblocking)
    probe.thaw()
    if signal == nil { probe.send("Q") }
    #expect(try probe.waitForExit() == signal.map(ExitStatus.signaled) ?? .exited(0))
    #expect(probe.isNonblocking)
    expectRestored(probe)
  }

  @Test func anAlarmThatWasIgnoredStaysSoAndAStuckProgramEndsAllTheSame() throws {
    let path = try TestEnvironment.product("TerminalProbe")
    let probe = try PtyProgram("sh", ["-c", "trap '' ALRM; exec \(path)"])
    try probe.expect("event 0: nothing.")
    probe.signal(SIGALRM)
    probe.send("e")
    try probe.expect("event 1: character e.")
    probe.send("W")
    try probe.expectIdle()
    probe.signal(SIGTERM)
    #expect(try probe.waitForExit() == .signaled(SIGTERM))
    expectRestored(probe)
  }

  private func expectRestored(
    _ probe: PtyProgram, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(probe.modes == TerminalModes(), sourceLocation: sourceLocation)
    #expect(probe.settings == probe.initialSettings, sourceLocation: sourceLocation)
  }
}
