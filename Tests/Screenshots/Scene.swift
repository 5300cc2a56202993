import TerminalHarness

/// One screen of the game, and how to get there.
struct Scene: Sendable {
  private(set) var name: String

  /// What is to be seen.
  let title: String
  var columns = 80
  var rows = 24

  /// The game; nothing for Hangman.
  var command = ""
  var options = "--seed 7"

  /// Whether it is played where earlier scenes have left their scores.
  var isRanked = false
  let play: @Sendable (Tmux) throws -> Void

  /// The same in a terminal of `columns`x`rows`.
  func resized(_ size: String) throws -> Scene {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { throw Complaint("\(size): a size is like 130x40") }
    var scene = self
    if !name.isEmpty { scene.name += "-\(size)" }
    (scene.columns, scene.rows) = (numbers[0], numbers[1])
    return scene
  }

  /// The order matters: scores come before the screens that list them.
  static let all =
    [start, game, phrase, ghost, settings, menu, help, compact] + earlierWins + [
      won, lost, story, scores, wide,
    ]

  static let start = Scene(name: "start", title: "A new game of eight letters") { _ in }

  static let game = Scene(
    name: "game", title: "A game in play", options: "--seed 7 --length 10 --misses 8"
  ) { try $0.guess("eianros") }

  static let wide = Scene(
    name: "wide", title: "A game in a terminal of 120 by 36", columns: 120, rows: 36,
    options: "--seed 3 --evil --length 9 --misses 8", isRanked: true
  ) { try $0.guess("eianrosl") }

  static let phrase = Scene(
    name: "phrase", title: "A phrase, of which evil hasn't decided what it is about",
    options: "--list phrases --seed 3"
  ) { try $0.guess("eaoirst") }

  static let ghost = Scene(
    name: "ghost", title: "A round of Ghost against the computer", command: "ghost",
    options: "--list english --opponent perfect --names Anna --seed 4"
  ) { terminal in
    try terminal.expect("Start")
    try terminal.send(.enter)
    try terminal.expect("Anna to move")
    for (letter, answer) in [("q", "U"), ("i", "R")] {
      try terminal.send(letter)
      try terminal.expect("The computer said \(answer).")
    }
  }

  /// It looks different every day, and so has no place among the others.
  static let calendar = Scene(name: "calendar", title: "The daily and its calendar") {
    try $0.choose(.down, times: 2)
    try $0.expect("DAILY")
  }

  static let settings = Scene(
    name: "settings", title: "The settings: word length, mistakes, evil or not"
  ) {
    try $0.choose(.down, times: 3)
    try $0.expect("Mistakes allowed")
  }

  static let menu = Scene(name: "menu", title: "The menu over a game in play") {
    try $0.guess("eta")
    try $0.choose(.down, times: 1, entering: false)
    try $0.expect("► New Game")
  }

  static let help = Scene(name: "help", title: "The keys of the game") {
    try $0.guess("eta")
    try $0.send("?")
    try $0.expect("show this help")
  }

  static let compact = Scene(
    name: "compact", title: "A game in a terminal of 40 by 16", columns: 40, rows: 16
  ) { try $0.guess("etaion") }

  static let won = Scene(
    name: "won", title: "A game won: the word, and what comes next",
    options: "--seed 7 --length 10 --misses 8", isRanked: true
  ) { try $0.guess("eioauflrtsy", until: "YOU WON") }

  static let lost = Scene(
    name: "lost", title: "A game lost: a word that fits, and what comes next",
    options: eightLetters, isRanked: true
  ) { try $0.guess("aeiourtsn", until: "YOU LOST") }

  static let story = Scene(
    name: "story", title: "The story: what it kept at each guess, and what it had dodged",
    options: eightLetters, isRanked: true
  ) {
    try $0.guess("aeiourtsn", until: "YOU LOST")
    try $0.send(.tab)
    try $0.send(.enter)
    try $0.expect("STORY")
  }

  static let scores = Scene(
    name: "scores", title: "The scores", options: eightLetters, isRanked: true
  ) {
    try $0.guess("aeiourtsn", until: "YOU LOST")
    try $0.send(.backTab)
    try $0.send(.enter)
    try $0.expect("[Games]")
  }

  /// All that a game is played with, so that none of the next levels that wait is taken up.
  private static let eightLetters = "--seed 7 --evil --length 8 --misses 8"

  /// Wins that aren't drawn but stand in the table of the next ones.
  private static let earlierWins = [
    earlierWin("--evil --length 9 --misses 8 --seed 16", "eiaoyglhnm"),
    earlierWin("--evil --length 7 --misses 10 --seed 31", "eaiountlbfmp"),
    earlierWin("--evil --length 10 --misses 12 --seed 2", "eioauflrthy"),
    earlierWin("--evil --length 12 --misses 8 --seed 26", "ieoaybcdgklru"),
  ]

  private static func earlierWin(_ options: String, _ letters: String) -> Scene {
    Scene(name: "", title: "", options: options, isRanked: true) {
      try $0.guess(letters, until: "YOU WON")
    }
  }
}

extension Tmux {
  /// Guesses letter by letter, each once the one before has been answered, and up to the end.
  func guess(_ letters: String, until end: String? = nil) throws {
    for letter in letters {
      let before = try screen()
      try send(String(letter))
      try expect("an answer to \(letter)") { $0 != before }
      if let end, try screen().contains(where: { $0.contains(end) }) { return }
    }
    if let end { try expect(end) }
  }

  /// Picks an entry of the menu.
  func choose(_ key: NamedKey, times: Int, entering: Bool = true) throws {
    try send(.escape)
    try expect("Resume")
    for _ in 0..<times { try send(key) }
    if entering { try send(.enter) }
  }
}
