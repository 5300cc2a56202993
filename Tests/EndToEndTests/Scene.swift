import Foundation
import TerminalHarness

/// Everything that can be on the screen.
enum Scene: String, CaseIterable, Sendable {
  case game, settings, scores, ending, menu, help, message, tooSmall, thinking
  case ghostNames, ghost

  /// Texts that are all there only once the picture is complete.
  var marks: [String] {
    switch self {
    case .game: ["Mistakes left", "Esc menu"]
    case .settings: ["SETTINGS", "Esc done"]
    case .scores: ["SCORES", "[ Done ]", "Esc done"]
    case .ending: ["YOU LOST", " SCORES ", "[ Share ]", "Esc menu"]
    case .menu: ["Resume", "Quit", "╚"]
    case .help: ["show this help", "╚"]
    case .message: ["damaged", "Press any key.", "╚"]
    case .tooSmall: ["Too small", "waits."]
    case .thinking: ["X Z A O", "Esc menu"]
    case .ghostNames: ["GHOST", "[ Start ]", "Esc menu"]
    case .ghost: ["GHOST", "Player 1 to move.", "Esc menu"]
    }
  }

  /// Whether it comes in motion.
  var isAnimated: Bool {
    switch self {
    case .game, .settings, .scores, .ending: true
    case .menu, .help, .message, .tooSmall, .thinking, .ghostNames, .ghost: false
    }
  }

  /// Goes to where the next step brings the scene.
  func approach(_ game: PtyProgram) throws {
    if self == .message { return }
    try game.expect("the game") { $0.screen.shows(Scene.game.marks) }
    switch self {
    case .game:
      Scene.settings.step(game)
      try game.expect("the settings") { $0.screen.shows(Scene.settings.marks) }
    case .ghostNames:
      Scene.menu.step(game)
      try game.expect("the menu") { $0.screen.shows(Scene.menu.marks) }
    case .ghost:
      try Scene.ghostNames.open(game)
    default: break
    }
  }

  /// The keys of the step that brings the scene.
  var keys: String {
    switch self {
    case .game, .menu: NamedKey.escape.bytes
    case .settings: NamedKey.backTab.bytes + NamedKey.backTab.bytes + NamedKey.enter.bytes
    case .scores: NamedKey.backTab.bytes + NamedKey.enter.bytes
    case .ending: "q"
    case .help: "?"
    case .message, .tooSmall: ""
    case .thinking: "o"
    case .ghostNames: NamedKey.up.bytes + NamedKey.up.bytes + NamedKey.enter.bytes
    case .ghost: NamedKey.enter.bytes + NamedKey.enter.bytes
    }
  }

  /// Takes the step that brings the scene, without waiting for it.
  func step(_ game: PtyProgram) {
    game.send(keys)
    if self == .tooSmall { game.resize(columns: 20, rows: 5) }
  }

  func expect(_ game: PtyProgram) throws {
    try game.expect("\(self)") { $0.screen.shows(marks) }
  }

  /// Goes all the way.
  func open(_ game: PtyProgram) throws {
    try approach(game)
    step(game)
    try expect(game)
  }

  /// A home whose next game comes by this scene: with a round begun, and for the ending so that a
  /// wrong letter loses.
  func home() throws -> Home {
    let home = try Home()
    if self == .message {
      let junk = String(repeating: "This is no database. ", count: 500)
      try junk.write(toFile: home.store, atomically: false, encoding: .utf8)
      return home
    }
    let isLast = self == .ending
    let misses = isLast ? "2" : "9"
    let setter = isLast ? "good" : self == .thinking ? "devil" : "imp"
    let game = try home.start(
      "--length", "8", "--misses", misses, "--seed", "7", "--setter", setter)
    _ = try game.expectSight()
    let letters = isLast ? "x" : "xzea"
    game.send(letters)
    try game.expect("the guesses") { Sight($0.screen)?.letters.count == letters.count }
    game.signal(SIGTERM)
    _ = try game.waitForExit()
    return home
  }
}

extension [String] {
  var isBlank: Bool { allSatisfy { $0.allSatisfy { $0 == " " } } }

  /// Whether all of some texts stand in the rows.
  func shows(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in contains { $0.contains(text) } }
  }
}
