import HangmanModel
import HangmanScreens
import Pictures
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// A player's visit: the real coordinator, loop and screens on a scripted terminal.
struct Journey {
  let terminal: ScriptedTerminal
  let session: GameSession
  let ending: Ending

  /// The last picture.
  var picture: Canvas { terminal.picture }

  init(
    _ steps: [ScriptedTerminal.Step], size: Size = Size(columns: 80, rows: 24), seed: UInt64 = 1,
    words: [String]? = nil, first: FirstGame = FirstGame(),
    store: GameStore = GameStore(.inMemory()),
    isAnimated: Bool = false, others: [GameEntry] = [], day: Day = Day(number: 20_779)
  ) throws {
    let collection =
      words.map { words in
        let lists = Dictionary(grouping: words, by: \.count).values.map { WordList($0) }
        return WordCollection(.file("/test"), universe: WordUniverse(lists))
      }
    session = try #require(
      GameSession(
        store: store, collection: collection, first: first,
        seed: seed, clock: { 1_790_000_000 }, dayOf: { _ in day }))
    terminal = ScriptedTerminal(size: size, steps: steps)
    let session = session
    let hangman = GameEntry("Hangman") { GameCoordinator(session: session, program: $0) }
    ending = Program(
      store: store.store, preferences: SettingStore<Preferences>(store.store), terminal: terminal,
      games: [hangman] + others, allowsAnimation: isAnimated
    ).run()
  }
}

/// Keys in short: letters stand for themselves, names in angle brackets for other keys, and other words there
/// for what is chosen by its label.
func keys(_ text: String) -> [ScriptedTerminal.Step] {
  var steps: [ScriptedTerminal.Step] = []
  var rest = text[...]
  while let character = rest.popFirst() {
    if character == "<", let end = rest.firstIndex(of: ">") {
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      steps.append(namedKeys[name].map { .event(.key($0)) } ?? .choose(name))
    } else {
      steps.append(.event(.key(.character(character))))
    }
  }
  return steps
}

private let namedKeys: [String: Key] = [
  "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab, "up": .up, "down": .down,
  "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
  "space": .space,
]
