import Glibc
import TerminalHarness
import Words

/// A player whose program is killed again and again.
struct Victim {
  let home: Home
  /// How often a round or the settings were in sight when it died.
  private(set) var rounds = 0
  private(set) var settings = 0
  private(set) var problems: [String] = []
  private var chance: SeededGenerator
  private var kept: Kept?

  init(seed: UInt64) throws {
    home = try Home()
    chance = SeededGenerator(seed: seed)
    // Half of them play against the Devil, which takes a moment to decide.
    if seed.isMultiple(of: 2) {
      let game = try home.start("--plain")
      game.send("evil devil\nnew\nquit\n")
      _ = try game.waitForExit()
    }
  }

  mutating func playAndDie() throws {
    // The settings may be left in Dutch, which a `Sight` doesn't read.
    let game = try home.start(
      "--language", "en", Bool.random(using: &chance) ? "--no-animation" : "--ascii")
    var isSettled = false
    if Int.random(in: 0..<10, using: &chance) > 0 {
      let sight = try game.expectSight()
      if let before = kept?.newest, before != sight {
        problems.append("started with \(sight), not \(before)")
      }
      play(game)
      isSettled = Bool.random(using: &chance)
      if isSettled { try game.expectIdle() }
    } else {
      usleep(UInt32.random(in: 0...30_000, using: &chance))
    }
    game.signal(SIGKILL)
    _ = try game.waitForExit()
    let kept = try Kept(in: home)
    compare(game.screen, kept, isSettled: isSettled)
    self.kept = kept
  }

  /// Letters, or moves on the settings side, some faster than the program takes them.
  private mutating func play(_ game: PtyProgram) {
    let isOnSettings = Bool.random(using: &chance)
    if isOnSettings { Scene.settings.step(game) }
    for _ in 0..<Int.random(in: 1...12, using: &chance) {
      if isOnSettings {
        // Never up from the length, to the list: of phrases not all is seen in a `Sight`.
        let keys = [NamedKey.right, .left, .right, .pageUp, .pageDown, .home, .end, .down]
        if let key = keys.randomElement(using: &chance) { game.send(key) }
      } else if Int.random(in: 0..<8, using: &chance) == 0 {
        game.send(.enter)
      } else {
        game.send(bytes: [UInt8.random(in: 97...122, using: &chance)])
      }
      usleep(UInt32.random(in: 0...6_000, using: &chance))
      _ = game.output
    }
  }

  /// - Parameter isSettled: whether all had been drawn; else the store may be ahead.
  private mutating func compare(_ screen: [String], _ kept: Kept, isSettled: Bool) {
    let picture = screen.joined(separator: "\n")
    if kept.integrity != "ok" { problems.append("integrity: \(kept.integrity)") }
    // Cut off while it was sent, a picture may have the settings above and the board below.
    if screen.shows(Scene.game.marks), !screen.shows(["SETTINGS"]), let sight = Sight(screen) {
      rounds += 1
      let isKept = kept.rounds.last.map { isSettled ? $0.sight == sight : $0.holds(sight) }
      let hasEnded = !isSettled && kept.games.last?.holds(sight) ?? false
      // The first picture of a new round comes before the round is written down.
      let isNew =
        !isSettled && kept.rounds.isEmpty && sight.letters.isEmpty && sight.left == sight.allowed
      if isKept != true && !hasEnded && !isNew {
        problems.append("this isn't \(kept.rounds), \(kept.games.suffix(1)):\n\(picture)")
      }
    }
    if screen.shows(Scene.settings.marks) {
      settings += 1
      let shown = [screen.number(beside: "Word length").map(String.init), screen.shownDifficulty]
      let stored = [kept.settings["length"] ?? "8", kept.storedDifficulty]
      // A row may have scrolled out of sight.
      let differences = zip(shown, stored).count { shown, stored in shown != nil && shown != stored
      }
      if differences > (isSettled ? 0 : 1) {
        problems.append("\(stored) isn't what was seen:\n\(picture)")
      }
    }
  }
}

extension Kept {
  /// The level's name, or the number of mistakes that the player has chosen.
  fileprivate var storedDifficulty: String {
    let name = settings["difficulty"] ?? "fair"
    return name == "custom" ? settings["misses"] ?? "none" : name
  }
}

extension [String] {
  /// The same on the settings side; nil where it has scrolled out of sight.
  fileprivate var shownDifficulty: String? {
    guard let row = first(where: { $0.contains(" Difficulty ") }),
      let name = row.firstMatch(of: /\[(\w+)\]/)?.1.lowercased()
    else { return nil }
    return name == "custom" ? number(beside: "Mistakes allowed").map(String.init) : name
  }
}

extension Kept.Game {
  /// Whether a round that looked like this may have ended so.
  func holds(_ sight: Sight) -> Bool {
    let fits = zip(sight.pattern, word).allSatisfy { $0 == "_" || $0 == $1 }
    return fits && sight.pattern.count == word.count && sight.allowed == allowed
      && misses >= sight.allowed - sight.left
  }
}
