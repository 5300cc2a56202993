import HangmanModel
import Testing
import Words

@Suite struct SettingsTests {
  @Test(arguments: [
    (0, 1), (-5, 1), (1, 1), (24, 24), (25, 24), (Int.max, 24), (Int.min + 99, 1),
  ])
  func theLengthIsOneThatHasWords(asked: Int, given: Int) {
    var settings = Settings.defaults
    settings.length = asked
    let resolution = settings.resolved(in: .embedded)
    #expect(resolution.setup.subject == .word(length: given))
    #expect(resolution.lostLength == (asked == given ? nil : asked))
  }

  @Test(arguments: [(0, 1), (-5, 1), (1, 1), (26, 26), (27, 26), (Int.max, 26), (Int.min, 1)])
  func theMissesAreOneToTwentySix(asked: Int, given: Int) {
    var settings = Settings.defaults
    settings.difficulty = .custom(asked)
    #expect(settings.resolved(in: .embedded).setup.allowed == given)
  }

  @Test func whatAListCanPlayIsPlayed() {
    for list in Library.embedded.lists {
      for setter in Setter.all {
        let subject = list.universe.isOfPhrases ? Subject.phrase(nil) : .word(length: 5)
        let setup = GameSetup(list: list.id, subject: subject, allowed: 9, setter: setter)
        let resolution = Settings(setup).resolved(in: .embedded)
        #expect(resolution.setup == setup)
        #expect(resolution.lostLength == nil && resolution.lostSetter == nil)
      }
    }
  }

  @Test func whatAListCannotPlayIsKeptForOthers() throws {
    let phrases = try #require(Library.embedded.named("phrases"))
    var settings = Settings.defaults
    settings.length = 11
    settings.category = Category(rawValue: "Plants")
    #expect(settings.resolved(in: .embedded).setup.subject == .word(length: 11))
    settings.list = phrases.id
    #expect(settings.resolved(in: .embedded).setup.subject == .phrase(settings.category))
    settings.category = Category(rawValue: "Nothing")
    #expect(settings.resolved(in: .embedded).setup.subject == .phrase(nil))
    settings.list = .file("/gone.txt")
    let setup = settings.resolved(in: .embedded).setup
    #expect(setup.list == Library.embedded.standard.id && setup.subject == .word(length: 11))
  }

  @Test func theDefaultsCanBePlayedAndAreFair() throws {
    let setup = Settings.defaults.resolved(in: .embedded).setup
    #expect(setup == .standard && setup.setter.dodges)
    #expect(setup.allowed > (try #require(Library.embedded.standard.universe.par(of: setup))))
  }

  @Test func theEvilSwitchChangesTheSetterOnlyWhereItMust() {
    for setter in Setter.all {
      var settings = Settings.defaults
      settings.setter = setter
      settings.isEvil = setter.dodges
      #expect(settings.setter == setter)
      settings.isEvil.toggle()
      #expect(settings.setter.dodges != setter.dodges)
      settings.isEvil.toggle()
      #expect(settings.setter == setter)
    }
  }
}
