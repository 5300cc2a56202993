import CommonScreens
import HangmanModel
import Storage
import Presentation

/// The games that were left for another one: to go on with, or to drop.
extension GameCoordinator {
  /// The menu's line for them; none where no game waits.
  var waitingItems: [MenuItem] {
    let waiting = session.waitingRounds()
    if waiting.isEmpty { return [] }
    return [
      MenuItem("Waiting Games (\(waiting.count))") { [unowned self] in choose(among: waiting)
      }
    ]
  }

  private func choose(among waiting: [WaitingRound]) {
    let shown = waiting.prefix(Self.mostShown).map { game in
      MenuItem(game.round.title(at: session.clock()), brief: game.round.brief) {
        [unowned self] in decide(on: game)
      }
    }
    let more = waiting.count - shown.count
    program.ask(
      more > 0 ? "The latest of \(waiting.count) games that wait:" : "Games that wait:", shown)
  }

  /// As many as have room in the smallest picture.
  private static let mostShown = 4

  private func decide(on game: WaitingRound) {
    let run = game.round.record.run
    let cost =
      run.points > 0
      ? " Its run has \(runFigures(levels: run.found.count, points: run.points))." : ""
    program.ask(
      game.round.title(at: session.clock()) + "." + cost,
      [MenuItem("Go on with it") { [unowned self] in resume(game) }]
        + (game.round.record.occasion.mayBeGivenUp
          ? [MenuItem("Drop it") { [unowned self] in discard(game) }] : [])
        + [MenuItem("Let it wait")])
  }

  private func resume(_ game: WaitingRound) {
    if session.resume(game) {
      showBoard(GameMessage.resumed.text)
    } else {
      program.tell(GameMessage.cannotGoOn.text)
    }
  }

  private func discard(_ game: WaitingRound) {
    program.tell(droppedSentence(isDropped: session.discard(game)))
  }
}
