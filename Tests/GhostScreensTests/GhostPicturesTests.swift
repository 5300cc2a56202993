import CommonScreens
import GhostScreens
import Pictures
import Presentation
import TerminalUI
import Testing
import Words

@testable import GhostModel

/// The screens of Ghost in their main states, by name.
private let stills: [(name: String, make: @Sendable () throws -> any Screen)] = [
  ("names-first", { GhostNamesScreen(settings: GhostSettings(setup: .english()), isFirst: true) }),
  (
    "names-bluffer",
    {
      let screen = GhostNamesScreen(
        settings: GhostSettings(
          setup: .english(.bluffer), names: GhostNames(one: "Łucja 漢字")),
        known: ["Łucja 漢字", "Anna"])
      screen.handle(.key(.up), in: usual)
      return screen
    }
  ),
  (
    "names-in-play",
    {
      GhostNamesScreen(
        settings: GhostSettings(
          setup: .english(), names: GhostNames(one: "Wolfeschlegelst.", two: "Ben")),
        known: ["Ben"], isInPlay: true)
    }
  ),
  ("board-start", { board(.of("", names: GhostNames())) }),
  (
    "board-mid",
    {
      board(
        .of(
          "QUE", turn: .two, wins: [.one: 3, .two: 1],
          account: .said(.named("Anna"), letters("E")[0])))
    }
  ),
  (
    "board-picked",
    {
      let screen = board(
        .of("QUE", .english(.novice), account: .said(.computer, letters("E")[0])))
      screen.handle(.key(.down), in: usual)
      return screen
    }
  ),
  (
    "board-thinking",
    {
      board(
        .of(
          "Q", .english(.perfect), turn: .two, account: .said(.named("Anna"), letters("Q")[0])))
    }
  ),
  (
    "board-long",
    {
      let names = GhostNames(one: "Wolfeschlegelst.", two: "Hausenbergerdorf")
      return board(
        .of(
          String(repeating: "HOTTENTOTTEN", count: 4) + "X", .english(challenges: true),
          names: names, account: .said(.named("Hausenbergerdorf"), letters("X")[0])))
    }
  ),
  (
    "board-challenged",
    {
      let screen = board(
        .of(
          "QUEL", .english(.bluffer), status: .challenged, account: .challenged(.computer)))
      for character in "led" { screen.handle(.key(.character(character)), in: usual) }
      return screen
    }
  ),
  (
    "end-completed",
    {
      let end = GhostEnd(winner: .one, reason: .completed("QUEEN"))
      return GhostEndScreen(
        GhostEndScreen.Story(
          .of("QUEEN", .english(.perfect), status: .over(end), turn: .two),
          sentences: [
            told(.won(.named("Anna")), .completed(.computer, "QUEEN")),
            told(.lost(.computer, place: 3, better: letters("Y")[0], goal: "QUYTE")),
            told(
              .standing(
                GhostScore(name: "Anna", opponent: .perfect, won: 3, games: 114), place: 12)),
          ],
          meaning: "QUEEN (noun): the only fertile female in a colony of social insects"))
    }
  ),
  (
    "end-nowhere",
    {
      let end = GhostEnd(winner: .two, reason: .nowhere(could: "QUEEN"))
      return GhostEndScreen(
        GhostEndScreen.Story(
          .of("QUEX", status: .over(end)),
          sentences: [
            told(
              .won(.named("Ben")),
              .deadEnd("QUEX", short: nil, minimum: 4, could: "QUEEN")),
            told(
              .standing(GhostScore(name: "Ben", opponent: nil, won: 1, games: 1), place: 1)),
          ]))
    }
  ),
  ("scores-people", { GhostScoresScreen(pages: pages) }),
  ("scores-level", { GhostScoresScreen(pages: pages, page: 1) }),
  ("scores-none", { GhostScoresScreen(pages: pages, page: 2) }),
]

private let pages: [GhostScoresScreen.Page] = {
  let names = [
    "Wolfeschlegelst.", "Anna", "漢字漢字漢字漢字", "Ben", "Łucja", "E", "F", "G", "H", "I", "J", "K",
    "L", "M", "N",
  ]
  let scores = names.enumerated().map { index, name in
    GhostScore(
      name: name, opponent: nil, won: 1_000 / (index + 1), games: 1_000 / (index + 1) + index)
  }
  return [
    GhostScoresScreen.Page(opponent: nil, scores: scores, marked: 1),
    GhostScoresScreen.Page(
      opponent: .novice,
      scores: [GhostScore(name: "Anna", opponent: .novice, won: 2, games: 3)]),
    GhostScoresScreen.Page(opponent: .clever, scores: []),
  ]
}()

private func told(_ messages: GhostMessage...) -> String {
  messages.map(\.text).joined(separator: " ")
}

private func board(_ view: GhostView) -> GhostScreen {
  GhostScreen(view, keyboard: [letters("ABCDEFGHIJKLM"), letters("NOPQRSTUVWXYZ")])
}

/// The states that tell most.
private let telling: Set = ["board-mid", "end-completed", "names-in-play", "scores-people"]

@Suite struct GhostPicturesTests {
  @Test(arguments: stills.indices, pictureSizes.indices)
  func everyScreenLooksAsPictured(still: Int, size: Int) throws {
    let (name, make) = stills[still]
    try expectPictures(
      of: make, name, at: pictureSizes[size], isTelling: telling.contains(name))
  }

  @Test func whereThereIsNoRoomTheStageSaysSo() throws {
    for still in stills {
      let stage = Stage(
        terminal: ScriptedTerminal(size: Size(columns: 20, rows: 5)), leastSize: leastPlayableSize)
      stage.drawTooSmallNotice = { $0.drawTooSmallNotice() }
      stage.push(try still.make())
      #expect(stage.picture().lines.joined().contains("Too small"))
    }
  }

  @Test func noPictureIsKeptTwice() throws {
    for (_, names) in try keptPictures() where names.count > 1 {
      Issue.record("These pictures are alike: \(names.sorted().joined(separator: ", "))")
    }
  }
}
