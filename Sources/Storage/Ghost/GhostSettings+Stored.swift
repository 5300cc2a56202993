import GhostModel
import SQLite
import Words

/// The settings of Ghost as they are stored; none until they were changed.
struct StoredGhostSettings: StoredSettings {
  var settings: GhostSettings?

  init(_ settings: GhostSettings?) { self.settings = settings }

  var values: [String: StoredValue] {
    guard let settings else { return [:] }
    let setup = settings.setup
    var values = [
      "ghost.minimum": setup.minimum.stored,
      "ghost.challenges": setup.wantsChallenges.stored,
      "ghost.opponent": (setup.opponent?.rawValue ?? "").stored,
      "ghost.one": settings.names.one.stored,
      "ghost.two": settings.names.two.stored,
      "ghost.starter": settings.starter.rawValue.stored,
    ]
    values["ghost.list"] = settings.listChoice.stored
    return values
  }

  init(values: [String: StoredValue]) {
    // Nothing has been stored yet.
    if values["ghost.minimum"] == nil { return }
    let chosen = values.chosenList("ghost.list", of: Library.embedded.listsForGhost)
    // Until one is chosen the session takes the usual list of the language.
    var setup = GhostSetup(list: chosen?.list ?? Library.embedded.standard.id)
    setup.minimum = values.amount("ghost.minimum", in: GhostSetup.minimumRange) ?? setup.minimum
    values.assign("ghost.challenges", to: &setup.wantsChallenges)
    setup.opponent = values.text("ghost.opponent").flatMap(GhostOpponent.init)
    settings = GhostSettings(
      setup: setup, hasChosenList: chosen != nil,
      names: GhostNames(
        one: values.text("ghost.one") ?? "", two: values.text("ghost.two") ?? ""),
      starter: values.amount("ghost.starter").flatMap(GhostPlayer.init) ?? .one)
  }
}
