import TerminalHarness

/// The probe on a bare terminal, once it shows itself.
func startProbe(
  _ arguments: String..., environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24
) throws -> PtyProgram {
  let probe = try PtyProgram(
    TestEnvironment.product("TerminalProbe"), arguments, environment: environment,
    columns: columns, rows: rows)
  try probe.expect("event 0: nothing.")
  try probe.expectIdle()
  return probe
}
