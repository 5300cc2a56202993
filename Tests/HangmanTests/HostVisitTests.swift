import CommonScreens
import HangmanModel
import Pictures
import Presentation
import ProgramModel
import Storage
import TerminalUI
import Testing
import Words

@testable import hangman

/// What a visit to a host hears of a session, and asks of a player.
@Suite struct HostVisitTests {
  @Test func gamesAreToldOnceTheyAreOverAndRunsWhereTheyAreGivenUp() throws {
    let collection = WordCollection(
      .file("/test"), universe: WordUniverse([WordList(["BEAR", "BOAR", "DEAR", "HERE"])]))
    let session = try #require(
      GameSession(
        store: GameStore(.inMemory()), collection: collection, first: FirstGame(), seed: 1,
        clock: { 1_790_000_000 }))
    let board = ListeningBoard()
    session.sharedBoard = board
    var games: [FinishedGame] { board.games }
    var runs: [FinishedGame] { board.runs }
    session.startNewGame()
    #expect(games.isEmpty && runs.map(\.level) == [1])
    play(session, "EARBODH")
    #expect(games.map(\.result.isWon) == [true] && games[0].runState == .goesOn)
    #expect(session.end?.distinctions.contains(.placeAmongAll(3)) == true)
    // The next level waits: the run ends with the one that was won.
    session.startNewGame()
    #expect(games.count == 1 && runs.count == 2 && runs[1].id == games[0].id)
    play(session, "EARBODH")
    #expect(session.end?.distinctions.contains(.placeAmongAll(3)) == false)
    #expect(session.startNextLevel())
    session.startNewGame()
    #expect(games.count == 2 && runs.map(\.level) == [1, 1, 2])
    play(session, "XZQVWJKM")
    #expect(games.count == 3 && games[2].runState == .lost)
    #expect(session.latestFinished?.runState == .lost)
    #expect(session.latestFinished?.record == games[2].record)
    // It ended with its game.
    session.startNewGame()
    #expect(runs.count == 4 && runs[3].record.moves == games[2].record.moves)
  }

  private func play(_ session: GameSession, _ letters: String) {
    for letter in letters.compactMap({ Letter($0) }) where session.finished == nil {
      _ = session.play(.letter(letter))
    }
  }

  @Test(arguments: [(80, 24), (40, 16), (24, 8), (130, 40)], Language.allCases)
  func theNameAndWhatIsWrongWithItFit(size: (Int, Int), language: Language) {
    Language.$current.withValue(language) {
      let size = Size(columns: size.0, rows: size.1)
      let refusals: [HostMessage] = [
        .nameTooShort(3), .nameTooLong(20), .unfitName, .nameBeginsWithMark, .nameHasNoLetter,
        .nameIsReserved, .nameIsTaken, .tooManyNames(5),
      ]
      var next = refusals[...]
      let screen = NameScreen(name: "kim", lengths: 3...20, accepts: { _ in true }) { _ in
        next.popFirst()?.text
      }
      for refusal in [nil] + refusals.map(Optional.some) {
        if refusal != nil { screen.handle(.key(.enter), in: size) }
        var canvas = Canvas(size: size, glyphs: .unicode)
        screen.draw(on: &canvas)
        #expect(canvas.clippedCount == 0, "\(String(describing: refusal))")
        let shown = canvas.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        if let refusal { #expect(shown.contains(refusal.text), "\(shown)") }
      }
    }
  }
}

/// A board that keeps what it is told.
private final class ListeningBoard: SharedBoard {
  private(set) var games: [FinishedGame] = []
  private(set) var runs: [FinishedGame] = []

  func titles() -> [Standings.Title] { [] }
  /// The first game that was won stands third.
  func standings(of title: Standings.Title, showsDay: Bool) -> Standings {
    let rows = games.filter(\.result.isWon).prefix(1).map { game in
      Standing(
        place: 3, name: "kim", isOwn: true, result: game.result, run: nil, levels: [game.record])
    }
    return Standings(title, rows)
  }
  func add(_ game: FinishedGame) { games.append(game) }
  func addRun(endingWith game: FinishedGame, at time: Int) { runs.append(game) }
}
