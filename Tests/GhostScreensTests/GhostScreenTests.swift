import GhostModel
import Pictures
import Presentation
import ProgramModel
import TerminalUI
import Testing
import Words

@testable import GhostScreens

/// What keys and clicks do on the screens of Ghost.
@Suite struct GhostScreenTests {
  private func heard(
    _ keys: [Key], on board: GhostBoard = .of("QU"), size: Size = usual
  ) -> [String] {
    let screen = GhostScreen(
      board: board, keyboard: [letters("ABCDEFGHIJKLM"), letters("NOPQRSTUVWXYZ")])
    var heard: [String] = []
    screen.onOutcome = {
      if case .move(let move) = $0 { heard.append("\(move)") } else { heard.append("\($0)") }
    }
    screen.show(board, request: nil)
    for key in keys { screen.handle(.key(key), in: size) }
    return heard
  }

  @Test func lettersAreMovesInEitherCaseAndNothingElseIs() {
    let characters = "eE1é漢 .".map { Key.character($0) }
    #expect(heard(characters + [.backspace, .home, .enter]) == ["E", "E"])
  }

  @Test func letterKeysArePickedWithArrows() {
    #expect(heard([.down, .right, .down, .enter, .space]) == ["O", "O"])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 16)])
  func tabGoesThroughTheButtons(size: Size) {
    let presses = (1...4).flatMap { count in
      heard([Key](repeating: .tab, count: count) + [.enter], size: size)
    }
    #expect(presses == ["newRound", "settings", "scores", "A"])
    let ruled = GhostBoard.of("QU", .english(challenges: true))
    #expect(heard([.tab, .enter], on: ruled, size: size) == ["?"])
  }

  @Test func whileTheComputerMovesOnlyTheWayOutWorks() {
    let board = GhostBoard.of("Q", .english(.bluffer), turn: .two)
    #expect(
      heard([.character("e"), .character("!"), .down, .enter, .escape], on: board) == ["menu"])
  }

  @Test func whoIsChallengedTypesFromTheFragmentOn() {
    let board = GhostBoard.of("QU", .english(challenges: true), status: .challenged)
    let typed = "eex".map { Key.character($0) } + [.backspace] + [.character("N"), .enter]
    #expect(heard(typed, on: board) == ["(QUEEN)"])
    let deleted = [Key](repeating: .backspace, count: 9)
    #expect(heard(deleted + [.enter], on: board) == [])
    #expect(heard(deleted + [.enter, .enter], on: board) == ["(QU)"])
  }

  @Test func theEndsStepsAreButtons() {
    var chosen: [GhostOutcome] = []
    let screen = GhostEndScreen(
      GhostEndScreen.Story(board: .of("QUEX"), sentences: [], meaning: "QUEEN (noun): a bee")
    ) { chosen.append($0) }
    for key in [Key.enter, .right, .enter, .tab, .space, .character("x"), .character("m"), .escape]
    {
      screen.handle(.key(key), in: usual)
    }
    #expect(chosen == [.newRound, .settings, .scores, .meaning("QUEEN (noun): a bee"), .menu])
  }

  @Test func namesAreTrimmedAndThoseOfPlayersAreNone() {
    var chosen: [GhostSettings?] = []
    let screen = GhostNamesScreen(settings: GhostSettings(setup: .english())) { chosen.append($0) }
    for character in "  Anna  Lee " { screen.handle(.key(.character(character)), in: usual) }
    screen.handle(.key(.enter), in: usual)
    for character in "PLAYER 2" { screen.handle(.key(.character(character)), in: usual) }
    for key in [Key.enter, .enter] { screen.handle(.key(key), in: usual) }
    #expect(chosen.map { $0?.names } == [GhostNames(one: "Anna  Lee")])
  }

  @Test func aNameThatIsTypedTakesThePlaceOfTheOldOne() {
    func name(after keys: [Key]) -> String? {
      let names = GhostNames(one: "Anna")
      var chosen: GhostSettings?
      let screen = GhostNamesScreen(settings: GhostSettings(setup: .english(), names: names)) {
        chosen = $0
      }
      // The button has the keys at first; the first name is two rows above.
      for key in [.up, .up] + keys + [.enter, .enter, .enter] {
        screen.handle(.key(key), in: usual)
      }
      return chosen?.names.one
    }
    let eva = "Eva".map { Key.character($0) }
    #expect(name(after: eva) == "Eva")
    #expect(name(after: [.backspace] + eva) == "Eva")
    #expect(name(after: [.right, .left] + eva) == "AnnaEva")
    #expect(name(after: []) == "Anna")
    #expect(name(after: eva + [.down, .up, .character("B")]) == "B")
    // Typed on the button, it's the first name.
    #expect(name(after: [.down, .down] + eva) == "Eva")
  }

  @Test func aClickIntoANameAndTypingReplacesIt() throws {
    var chosen: GhostSettings?
    let screen = GhostNamesScreen(
      settings: GhostSettings(setup: .english(), names: .annaAndBen)
    ) { chosen = $0 }
    let lines = picture(screen, usual).lines
    let row = try #require(lines.firstIndex { $0.contains("[Ben ") })
    let column = lines[row].distance(
      from: lines[row].startIndex, to: try #require(lines[row].firstIndex(of: "[")))
    screen.handle(.mouse(MouseEvent(.press, at: Point(column: column + 2, row: row))), in: usual)
    for character in "Eva" { screen.handle(.key(.character(character)), in: usual) }
    for key in [Key.enter, .enter] { screen.handle(.key(key), in: usual) }
    #expect(chosen?.names == GhostNames(one: "Anna", two: "Eva"))
  }

  @Test func whoHasNotWonHasNoRank() {
    let scores = [("Anna", 2), ("Ben", 0)].map {
      GhostScore(name: $0.0, opponent: nil, won: $0.1, games: 3)
    }
    let screen = GhostScoresScreen(pages: [.init(opponent: nil, scores: scores)])
    let lines = picture(screen, usual).lines
    let shown = ["Anna", "Ben"].map { name in
      lines.first { $0.contains(name) }?.split(separator: " ").joined(separator: " ")
    }
    #expect(shown == ["1 Anna 2 3", "Ben 0 3"])
  }

  /// With names of any length, in all layouts that have a line for it.
  @Test(arguments: pictureSizes + [Size(columns: 79, rows: 23)], Language.allCases)
  func whoIsChallengedReadsThatAWordIsAskedFor(size: Size, language: Language) {
    Language.$current.withValue(language) { expectWordIsAskedFor(at: size) }
  }

  private func expectWordIsAskedFor(at size: Size) {
    let asked = labels.nameOne.brief.dropLast()
    for name in ["", "Anna", "Wolfeschlegelst."] {
      for fragment in ["QU", String(repeating: "HOTTENTOT", count: 7)] {
        let board = GhostBoard.of(
          fragment, .english(.bluffer), names: GhostNames(one: name),
          status: .challenged)
        let screen = GhostScreen(
          board: board, keyboard: [letters("ABCDEFGHIJKLM"), letters("NOPQRSTUVWXYZ")])
        screen.show(
          board, request: board.namingRequest,
          account: .challenged(.computer))
        let text = picture(screen, size).lines.joined(separator: " ")
        #expect(!text.contains("…"), "\(name)")
        let row = GhostLayout(size: size, screen: screen).notice.rows
        #expect(row < 2 || text.contains(asked), "\(name)")
      }
    }
  }

  @Test func challengesCantBeTurnedOffAgainstWhoBluffs() {
    var chosen: GhostSettings?
    let screen = GhostNamesScreen(settings: GhostSettings(setup: .english(.bluffer))) {
      chosen = $0
    }
    for key in [Key.up, .space, .down, .enter, .enter] { screen.handle(.key(key), in: usual) }
    #expect(chosen?.setup.hasChallenges == true)
    #expect(chosen?.setup.wantsChallenges == false)
  }

  /// Of all fragments that there can be, at all sizes and of all states.
  @Test(arguments: pictureSizes + [Size(columns: 79, rows: 23)], Language.allCases)
  func nothingIsCutAndNothingOverlaps(size: Size, language: Language) {
    Language.$current.withValue(language) { expectNothingIsCut(at: size) }
  }

  private func expectNothingIsCut(at size: Size) {
    let step = Language.current == .english ? 1 : 8
    for count in stride(from: 0, through: 64, by: step) {
      let text = String(String(repeating: "HOTTENTOT", count: 8).prefix(count))
      for (status, challenges) in [(GhostRound.Status.playing, false), (.challenged, true)] {
        let board = GhostBoard.of(text, .english(challenges: challenges), status: status)
        for keys in [["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"], ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"]] {
          let screen = GhostScreen(board: board, keyboard: keys.map(letters))
          screen.show(
            board, request: .toMove(.named("Anna")), account: .said(.named("Ben"), letters("T")[0]))
          for progress in [0.5, 1] {
            var canvas = Canvas(size: size)
            screen.draw(on: &canvas, progress: progress)
            #expect(canvas.clippedCount == 0 && canvas.overlapCount == 0, "\(count), \(keys)")
            #expect(canvas.lines.joined().filter { $0.isUppercase }.count >= count, "\(count)")
          }
        }
      }
    }
  }
}
