import HangmanModel
import Testing
import Words

@Suite struct SettingsTests {
  @Test(arguments: [
    (0, 1), (-5, 1), (1, 1), (24, 24), (25, 24), (Int.max, 24), (Int.min + 99, 1),
  ])
  func theLengthIsOneThatHasWords(asked: Int, given: Int) {
    var setup = GameSetup.standard
    setup.length = asked
    #expect(setup.clamped(to: .standard).length == given)
  }

  @Test(arguments: [(0, 1), (-5, 1), (1, 1), (26, 26), (27, 26), (Int.max, 26), (Int.min, 1)])
  func theMissesAreOneToTwentySix(asked: Int, given: Int) {
    var setup = GameSetup.standard
    setup.allowed = asked
    #expect(setup.clamped(to: .standard).allowed == given)
  }

  @Test func clampingChangesNothingElseButTheList() throws {
    let english = try #require(WordCollection.embedded(named: "english"))
    for setter in Setter.all {
      let setup = GameSetup(
        list: WordCollection.standard.id, length: 5, allowed: 9, setter: setter)
      #expect(setup.clamped(to: .standard) == setup)
      var other = setup
      other.list = english.id
      #expect(setup.clamped(to: english) == other)
    }
  }

  @Test func theDefaultsCanBePlayedAndAreFair() throws {
    let setup = Settings.registered.setup
    #expect(setup.setter.dodges)
    #expect(setup.clamped(to: .standard) == setup)
    #expect(setup.allowed > (try #require(setup.par)))
  }

  @Test func theEvilSwitchChangesTheSetterOnlyWhereItMust() {
    for setter in Setter.all {
      var settings = Settings.registered
      settings.setup.setter = setter
      settings.isEvil = setter.dodges
      #expect(settings.setup.setter == setter)
      settings.isEvil.toggle()
      #expect(settings.setup.setter.dodges != setter.dodges)
      settings.isEvil.toggle()
      #expect(settings.setup.setter == setter)
    }
  }
}
