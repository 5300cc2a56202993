import GhostModel
import SQLite
import Words

/// The settings of Ghost, among those of all games.
enum GhostSettingRows {
  /// Whether a setting is one of Ghost's.
  static func has(_ name: String) -> Bool { name.hasPrefix("ghost.") }

  /// A list that isn't the program's own has no value: a file's path is never stored.
  static func values(of settings: GhostSettings) -> [String: StoredValue] {
    let setup = settings.setup
    var values = [
      "ghost.minimum": setup.minimum.stored,
      "ghost.challenges": setup.wantsChallenges.stored,
      "ghost.opponent": (setup.opponent?.rawValue ?? "").stored,
      "ghost.one": settings.names.one.stored,
      "ghost.two": settings.names.two.stored,
      "ghost.starter": settings.starter.rawValue.stored,
    ]
    if setup.list.isOwn { values["ghost.list"] = setup.list.stored }
    return values
  }

  /// The stored values, with the usual ones for those that are missing or senseless; nil without a
  /// list.
  static func settings(from values: [String: StoredValue]) -> GhostSettings? {
    func value<Value: Readable>(_ name: String) -> Value? {
      values["ghost." + name].flatMap(Value.init(stored:))
    }
    func amount(_ name: String, in bounds: ClosedRange<Int>) -> Int? {
      values["ghost." + name].flatMap { Int(amount: $0, in: bounds) }
    }
    guard let list = values.text("ghost.list").map(ListID.init),
      Library.embedded.listsForGhost.contains(where: { $0.id == list })
    else { return nil }
    var settings = GhostSettings(setup: GhostSetup(list: list))
    if let minimum = amount("minimum", in: GhostSetup.minimumRange) {
      settings.setup.minimum = minimum
    }
    settings.setup.wantsChallenges = value("challenges") ?? false
    settings.setup.opponent = value("opponent").flatMap(GhostOpponent.init)
    settings.names = GhostNames(one: value("one") ?? "", two: value("two") ?? "")
    settings.starter = amount("starter", in: 1...2).flatMap(GhostPlayer.init) ?? .one
    return settings
  }

  static func clearNames(in database: Database) throws {
    try database.run("UPDATE setting SET value = '' WHERE name IN ('ghost.one', 'ghost.two')")
  }
}
