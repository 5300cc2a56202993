import HangmanModel
import ProgramModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens
@testable import Presentation

/// A board on which `guesses` have been made of one word.
func board(_ word: String, guesses: String, misses allowed: Int, setter: Setter = .imp) throws
  -> Board
{
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: word.count), allowed: allowed,
    setter: setter)
  var round = try #require(Round(setup, seed: 1, in: WordUniverse([WordList([word])])))
  for letter in guesses.compactMap(Letter.init) { round.guess(letter) }
  return round.board
}

/// A board of the usual list, as it's shown once its last letter has been guessed.
func view(
  _ word: String, guesses: String, misses allowed: Int, setter: Setter = .imp
) throws -> GameView {
  let board = try board(word, guesses: guesses, misses: allowed, setter: setter)
  guard let letter = guesses.last.flatMap({ Letter($0) }) else { return GameView(board) }
  let places = board.pattern.positions(of: letter)
  return GameView(board, .move(.letter(letter), places.isEmpty ? .miss : .hit(places)))
}

extension GameView {
  /// The same once it's over, as a setter tells of it who held so many words.
  func ended(_ word: String, won: Bool, counts: [Int] = [29842, 14]) -> GameView {
    var view = self
    view.news = .nothing
    let end = ending(word, won: won, counts: counts)
    view.end = end
    view.candidateCounts = end.game.candidateCounts
    view.remark = villainsRemark(at: .lost, 2)
    return view
  }
}

/// One of the remarks of the villains.
func villainsRemark(at moment: Voice.Moment, _ place: Int) -> String {
  Language.current.tongue.script.remarks(of: .imp, at: moment)[place]
}

/// How a game with a word has ended.
func ending(_ word: String, won: Bool, counts: [Int] = [29842, 14]) -> GameEnd {
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: word.count), allowed: 8, setter: .imp
  )
  var game = FinishedGame(
    GameResult(word: word, misses: won ? 2 : 8, setup: setup, isWon: won, finishedAt: 0),
    of: GameRecord(setup: setup, seed: 1), candidateCounts: won ? counts.dropLast() + [1] : counts)
  game.runState = won ? .goesOn : .lost
  game.points = 3
  return GameEnd(game)
}

/// The board of a game that has ended, with the history risen over it.
final class EndedBoard: Screen {
  let board: MainScreen
  let history: HistoryScreen

  init(
    _ view: GameView, best: [Kept<GameResult>] = [], rank: Int? = nil,
    steps: [HistoryScreen.Step] = [.next(.goesOn), .story, .share, .scores],
    suggestion: Suggestion? = nil
  ) {
    board = MainScreen(view)
    var end = view.end ?? ending("", won: false)
    let setup = end.game.result.setup
    end.scores = HighScores(best, of: setup.list, by: setup.setter)
    end.rank = rank
    end.suggestion = suggestion
    history = HistoryScreen(
      over: board, end, steps: steps, dateText: { Day(number: 20_767 + $0).briefText })
  }

  var hints: [KeyHint] { history.hints }
  func handle(_ event: Event, in size: Size) { history.handle(event, in: size) }

  func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }
  func draw(on canvas: inout Canvas, progress: Double) {
    board.draw(on: &canvas, progress: progress)
    history.draw(on: &canvas, progress: progress)
  }
}
