import CommonScreens
import HangmanModel
import Pictures
import TerminalUI
import Testing
import Words

@testable import hangman

/// A small second game, on the program's stage, with its help and its menu.
@Suite struct ProgramTests {
  @Test func theMenuOpensTheOtherGameAndBackAgain() throws {
    let journey = try visit("e<esc><Counting><enter>")
    #expect(shows(journey, "COUNTING 0"))
    let back = try visit("e<esc><Counting><enter>+<esc><Hangman><enter>")
    #expect(back.session.round.board.guessed.map(\.character) == ["E"])
    #expect(shows(back, "EVIL HANGMAN"))
    let again = try visit("<esc><Counting><enter>++<esc><Hangman><enter><esc><Counting><enter>")
    #expect(shows(again, "COUNTING 2"))
    #expect(shows(again, "opened 1"))
  }

  @Test func theOtherGamesMenuHasItsOwnItems() throws {
    let journey = try visit("<esc><Counting><enter>+<esc>")
    for title in ["Resume", "Begin again", "Hangman", "Quit"] { #expect(shows(journey, title)) }
    #expect(!shows(journey, "Scores"))
    #expect(shows(try visit("<esc><Counting><enter>+<esc><Begin again><enter>"), "COUNTING 0"))
  }

  @Test func itsHelpIsMadeFromItsHints() throws {
    #expect(shows(try visit("<esc><Counting><enter>?"), "count one more"))
  }

  @Test func itsSecondScreenComesAndGoes() throws {
    #expect(shows(try visit("<esc><Counting><enter>+++"), "THREE"))
    #expect(shows(try visit("<esc><Counting><enter>+++x"), "COUNTING 0"))
  }

  @Test func aMenuThatIsTooLongForThePictureScrolls() throws {
    let others = (1...6).map { number in
      GameEntry("Game \(number)") { CountingCoordinator(program: $0) }
    }
    for (script, title) in [
      ("<esc>", "Resume"), ("<esc><up>", "Quit"), ("<esc><up><up>", "Game 6"),
    ] {
      let journey = try Journey(
        keys(script), size: Size(columns: 24, rows: 8), words: ["BEAR", "BOAR"], others: others)
      #expect(shows(journey, "► \(title)"))
      #expect(journey.picture.clippedCount == 0)
    }
  }

  private func visit(_ script: String) throws -> Journey {
    try Journey(
      keys(script), words: ["BEAR", "BOAR"],
      others: [GameEntry("Counting") { CountingCoordinator(program: $0) }])
  }

  private func shows(_ journey: Journey, _ text: String) -> Bool {
    journey.picture.lines.contains { $0.contains(text) }
  }
}

/// Counts to three, and says so.
private final class CountingCoordinator: Coordinator {
  private unowned let program: Program
  private let screen = CountingScreen()

  init(program: Program) {
    self.program = program
    screen.count = { [unowned self] in
      if screen.number == 3 { self.program.stage.push(ThreeScreen { [unowned self] in begin() }) }
    }
    screen.menu = { [unowned self] in self.program.showMenu() }
  }

  var screens: [any Screen] { [screen] }
  let isInPlay = true
  var menu: [MenuItem] { [MenuItem("Begin again") { [unowned self] in begin() }] }

  func didOpen() { screen.opened += 1 }

  private func begin() {
    screen.number = 0
    program.stage.pop(to: screen)
  }
}

private final class CountingScreen: Screen {
  var number = 0
  var opened = 0
  var count: () -> Void = {}
  var menu: () -> Void = {}

  let hints = [KeyHint(name: "+", purpose: "count one more", short: "count"), .help]

  func draw(on canvas: inout Canvas) {
    canvas.drawHeader("COUNTING \(number)", "opened \(opened)")
  }

  func handle(_ event: Event, in size: Size) {
    if event == .key(.escape) { menu() }
    guard event == .key(.character("+")) else { return }
    number += 1
    count()
  }
}

private final class ThreeScreen: Screen {
  private let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }

  func draw(on canvas: inout Canvas) { canvas.drawHeader("THREE") }

  func handle(_ event: Event, in size: Size) { close() }
}
