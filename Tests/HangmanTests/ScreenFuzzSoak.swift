import Foundation
import HangmanModel
import HangmanScreens
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// A terminal on which somebody does anything at all, from a seed, for a number of events.
private final class RestlessTerminal: Terminal {
  private(set) var size = Size(columns: 80, rows: 24)
  let glyphs: Glyphs
  var usesMouse = true
  var check: () -> Void = {}
  private(set) var misfits = 0
  private(set) var shown = 0
  private var eventsLeft: Int
  private var generator: SeededGenerator

  init(seed: UInt64, events: Int) {
    generator = SeededGenerator(seed: seed)
    eventsLeft = events
    glyphs = Bool.random(using: &generator) ? .unicode : .ascii
  }

  func present(_ canvas: Canvas) {
    shown += 1
    if canvas.size != size || canvas.cells.count != size.columns * size.rows { misfits += 1 }
    if isPlayable(size) && canvas.clippedCount > 0 { misfits += 1 }
  }

  func nextEvent(within milliseconds: Int?) -> Event? {
    check()
    eventsLeft -= 1
    if eventsLeft < 0 { return .ended(.quit) }
    if milliseconds != nil, Bool.random(using: &generator) { return nil }
    return anyEvent()
  }

  func discardInput() {}
  func copy(_ text: String) -> Bool { true }

  private func anyEvent() -> Event {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<45: return .key(.character(anyCharacter()))
    case 45..<80: return .key(specialKeys[Int.random(in: specialKeys.indices, using: &generator)])
    case 80..<94:
      let kinds = [MouseEvent.Kind.press, .drag, .release]
      let point = Point(
        column: Int.random(in: -2..<size.columns + 3, using: &generator),
        row: Int.random(in: -2..<size.rows + 3, using: &generator))
      return .mouse(MouseEvent(kinds[Int.random(in: 0..<3, using: &generator)], at: point))
    case 94..<96: return .paste(String((0..<9).map { _ in anyCharacter() }))
    default:
      let sizes = [
        (80, 24), (40, 16), (24, 8), (20, 5), (60, 20), (1, 1), (0, 0), (23, 90), (132, 43),
        (79, 23),
        (100, 30), (120, 36),
      ]
      let (columns, rows) = sizes[Int.random(in: sizes.indices, using: &generator)]
      size = Size(columns: columns, rows: rows)
      return .resized
    }
  }

  private func anyCharacter() -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCXYZ 019?!+-.=/é\u{0}ßΩ漢\u{1F600}")
    return letters[Int.random(in: letters.indices, using: &generator)]
  }
}

private let specialKeys: [Key] = [
  .enter, .space, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home,
  .end, .pageUp, .pageDown,
]

/// Whether there is room for the game: then nothing may be cut off.
private func isPlayable(_ size: Size) -> Bool { size.columns >= 24 && size.rows >= 8 }

@Suite struct ScreenFuzzSoak {
  /// The events in all: enough to pass every screen, and ten times as many where SOAK is set.
  private static let events =
    ProcessInfo.processInfo.environment["SOAK"] == nil ? 12_000 : 120_000
  private static let visits = 40

  @Test(arguments: 0..<visits)
  func nothingThatAnybodyDoesBreaksAScreen(seed: Int) throws {
    let session = try #require(
      GameSession(
        store: GameStore(.inMemory()), collection: Library.embedded.standard, first: FirstGame(),
        seed: UInt64(seed), clock: { 0 }))
    let terminal = RestlessTerminal(seed: UInt64(seed), events: Self.events / Self.visits)
    let preferences = SettingStore<Preferences>(session.store.store)
    var changed = Preferences()
    changed.keyboard = KeyboardOrder.allCases[seed % 3]
    preferences.save(changed, insteadOf: Preferences())
    var broken = 0
    terminal.check = { if !invariantsHold(session.round) { broken += 1 } }
    while terminal.shown < Self.events / Self.visits {
      let hangman = GameEntry("Hangman") { GameCoordinator(session: session, program: $0) }
      let ghost = ghost(seed: seed, in: session.store.store)
      let program = Program(
        store: session.store.store, preferences: preferences, terminal: terminal,
        games: seed % 2 == 0 ? [hangman, ghost] : [ghost, hangman],
        allowsAnimation: seed % 4 != 0)
      if program.run() == .quit, terminal.isSpent { break }
    }
    #expect(broken == 0, "seed \(seed)")
    #expect(terminal.misfits == 0, "seed \(seed)")
  }
}

private func ghost(seed: Int, in store: Store) -> GameEntry {
  let tables = GhostStore(store)
  return GameEntry("Ghost") { program in
    let session = GhostSession(store: tables, seed: UInt64(seed), clock: { 0 })
    return GhostCoordinator(session: session, program: program)
  }
}

extension RestlessTerminal {
  fileprivate var isSpent: Bool { eventsLeft < 0 }
}

/// What is true of every round at every time.
func invariantsHold(_ round: Round) -> Bool {
  let board = round.board
  let counts = round.candidateCounts
  // Looking for the word known best takes a while where there are many.
  let word = counts.last ?? 0 < 100 ? round.witness() : round.candidates[0]
  return board.misses == board.missed.count + board.wrongSolutions.count + board.hintCount
    && board.misses <= board.allowed && Set(board.guessed).count == board.guessed.count
    && counts.count == board.moves.count + 1 && counts.last == round.candidates.count
    && zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }
    && round.candidates.count >= 1 && board.pattern.fits(word.utf8, guessed: board.letters)
}
