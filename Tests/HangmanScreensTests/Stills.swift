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

/// What is said of a letter that has been guessed.
func said(of letter: Character, on board: Board) -> String {
  guard let letter = Letter(letter) else { return "" }
  let places = board.pattern.positions(of: letter)
  return sentence(
    for: places.isEmpty ? .miss : .hit(places), of: .letter(letter), board: board)
}

/// One of the remarks of the villains.
func remark(at moment: Voice.Moment, _ place: Int) -> String {
  Language.current.tongue.script.remarks(of: .imp, at: moment)[place]
}

/// A game with a word that has ended.
func ended(_ word: String, won: Bool, counts: [Int] = [29842, 14]) -> FinishedGame {
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: word.count), allowed: 8, setter: .imp
  )
  var game = FinishedGame(
    GameResult(word: word, misses: won ? 2 : 8, setup: setup, isWon: won, finishedAt: 0),
    of: GameRecord(setup: setup, seed: 1), candidateCounts: won ? counts.dropLast() + [1] : counts)
  game.runState = won ? .goesOn : .lost
  game.points = 3
  return game
}

/// The ending of a game that the board tells of.
func ending(_ word: String, won: Bool, counts: [Int] = [29842, 14]) -> MainScreen.Ending {
  let game = ended(word, won: won, counts: counts)
  var ending = MainScreen.Ending(game, told: boardSentences(of: game))
  ending.lastWord = remark(at: .lost, 2)
  return ending
}

/// The board of a game that has ended, with the history risen over it.
final class EndedBoard: Screen {
  let board: MainScreen
  let history: HistoryScreen

  init(
    _ board: MainScreen, _ game: FinishedGame, best: [Kept<GameResult>] = [], rank: Int? = nil,
    steps: [HistoryScreen.Step] = [.next(.goesOn), .story, .share, .scores],
    suggestion: Suggestion? = nil
  ) {
    let setup = game.result.setup
    self.board = board
    history = HistoryScreen(
      over: board, game, scores: HighScores(best, of: setup.list, by: setup.setter), rank: rank,
      steps: steps, suggestion: suggestion, dateText: { Day(number: 20_767 + $0).briefText })
  }

  var hints: [KeyHint] { history.hints }
  func handle(_ event: Event, in size: Size) { history.handle(event, in: size) }

  func draw(on canvas: inout Canvas) { draw(on: &canvas, progress: 1) }
  func draw(on canvas: inout Canvas, progress: Double) {
    board.draw(on: &canvas, progress: progress)
    history.draw(on: &canvas, progress: progress)
  }
}
