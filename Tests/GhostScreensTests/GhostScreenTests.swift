import GhostModel
import GhostScreens
import Pictures
import TerminalUI
import Testing
import Words

/// What keys and clicks do on the screens of Ghost.
@Suite struct GhostScreenTests {
  private func heard(
    _ keys: [Key], on board: GhostBoard = .of("QU"), size: Size = usual
  ) -> [String] {
    let (screen, listener) = (
      GhostScreen(
        board: board, keyboard: [letters("ABCDEFGHIJKLM"), letters("NOPQRSTUVWXYZ")]), Listener()
    )
    screen.delegate = listener
    screen.show(board, request: "")
    for key in keys { screen.handle(.key(key), in: size) }
    return listener.heard
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
    #expect(presses == ["new round", "settings", "scores", "A"])
    let ruled = GhostBoard.of("QU", .english(challenges: true))
    #expect(heard([.tab, .enter], on: ruled, size: size) == ["?"])
  }

  @Test func whileTheComputerMovesOnlyTheWayOutWorks() {
    let board = GhostBoard.of("Q", .english(.named("bluffer")), turn: .two)
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
    let (screen, listener) = (
      GhostEndScreen(GhostEndScreen.Story(board: .of("QUEX"), headline: "", sentences: [])),
      Listener()
    )
    screen.delegate = listener
    for key in [Key.enter, .right, .enter, .tab, .space, .character("x"), .escape] {
      screen.handle(.key(key), in: usual)
    }
    #expect(listener.heard == ["newRound", "otherNames", "scores", "menu"])
  }

  @Test func namesAreTrimmedAndThoseOfPlayersAreNone() {
    let (screen, listener) = (
      GhostNamesScreen(settings: GhostSettings(setup: .english())), Listener()
    )
    screen.delegate = listener
    for character in "  Anna  Lee " { screen.handle(.key(.character(character)), in: usual) }
    screen.handle(.key(.enter), in: usual)
    for character in "PLAYER 2" { screen.handle(.key(.character(character)), in: usual) }
    for key in [Key.enter, .enter] { screen.handle(.key(key), in: usual) }
    #expect(listener.heard == ["start"])
    #expect(listener.settings?.names == GhostNames(one: "Anna  Lee"))
  }

  @Test func challengesCantBeTurnedOffAgainstWhoBluffs() {
    let (screen, listener) = (
      GhostNamesScreen(settings: GhostSettings(setup: .english(.named("bluffer")))), Listener()
    )
    screen.delegate = listener
    for key in [Key.up, .space, .down, .enter, .enter] { screen.handle(.key(key), in: usual) }
    #expect(listener.settings?.setup.hasChallenges == true)
    #expect(listener.settings?.setup.wantsChallenges == false)
  }

  /// Of all fragments that there can be, at all sizes and of all states.
  @Test(arguments: pictureSizes + [Size(columns: 79, rows: 23), Size(columns: 200, rows: 60)])
  func nothingIsCutAndNothingOverlaps(size: Size) {
    for count in 0...64 {
      let text = String(String(repeating: "HOTTENTOT", count: 8).prefix(count))
      for (status, challenges) in [(GhostRound.Status.playing, false), (.challenged, true)] {
        let board = GhostBoard.of(text, .english(challenges: challenges), status: status)
        for keys in [["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"], ["AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"]] {
          let screen = GhostScreen(board: board, keyboard: keys.map(letters))
          screen.show(board, request: "Anna to move.", account: "Ben said T.")
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
