import HangmanModel
import Testing
import Words

@Suite struct SettingsTests {
  @Test(arguments: [
    (0, 1), (-5, 1), (1, 1), (24, 24), (25, 24), (Int.max, 24), (Int.min + 99, 1),
  ])
  func theLengthIsOneThatHasWords(asked: Int, given: Int) {
    var settings = Settings.registered
    settings.length = asked
    #expect(settings.clamped(to: .embedded).length == given)
  }

  @Test(arguments: [(0, 1), (-5, 1), (1, 1), (26, 26), (27, 26), (Int.max, 26), (Int.min, 1)])
  func theMissesAreOneToTwentySix(asked: Int, given: Int) {
    var settings = Settings.registered
    settings.allowed = asked
    #expect(settings.clamped(to: .embedded).allowed == given)
  }

  @Test func clampingChangesNothingElse() {
    for mode in GameMode.allCases {
      let settings = Settings(
        length: 5, allowed: 9, mode: mode, isAnimated: false, usesMouse: false)
      #expect(settings.clamped(to: .embedded) == settings)
    }
  }

  @Test func theDefaultsCanBePlayedAndAreFair() {
    let settings = Settings.registered
    #expect(settings.mode == .evil)
    #expect(settings.clamped(to: .embedded) == settings)
    #expect(settings.allowed >= Settings.fairMisses(forLength: settings.length))
  }

  @Test(arguments: [-1, 0, 1, 8, 24, 25, 1_000])
  func fairMissesCanBeSet(length: Int) {
    #expect(Settings.allowedRange.contains(Settings.fairMisses(forLength: length)))
  }
}
