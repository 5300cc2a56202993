import CommonScreens
import HangmanModel
import Presentation
import Storage

/// The games that were left for another one: to go on with, or to drop.
extension GameCoordinator {
  /// The menu's line for them; none where no game waits.
  var waitingItems: [MenuItem] {
    let waiting = session.waitingRounds()
    if waiting.isEmpty { return [] }
    return [
      MenuItem(GameMessage.menu(waiting.count).text) { [unowned self] in
        choose(among: waiting)
      }
    ]
  }

  private func choose(among waiting: [WaitingRound]) {
    let shown = waiting.prefix(Self.mostShown).map { game in
      MenuItem(game.round.title(at: session.clock()), brief: game.round.brief) {
        [unowned self] in decide(on: game)
      }
    }
    let heading: GameMessage =
      waiting.count > shown.count ? .headingOfLatest(of: waiting.count) : .heading
    program.ask(heading.text, shown)
  }

  /// As many as have room in the smallest picture.
  private static let mostShown = 4

  private func decide(on game: WaitingRound) {
    let run = game.round.record.run
    let figures = runFigures(levels: run.found.count, points: run.points)
    let cost = run.points > 0 ? " \(GameMessage.run(figures).text)" : ""
    let drop = MenuItem(labels.dropIt.text) { [unowned self] in discard(game) }
    program.ask(
      game.round.title(at: session.clock()) + "." + cost,
      [MenuItem(labels.goOnWithIt.text) { [unowned self] in resume(game) }]
        + (game.round.record.occasion.mayBeGivenUp ? [drop] : [])
        + [MenuItem(labels.letItWait.text)])
  }

  private func resume(_ game: WaitingRound) {
    if session.resume(game) {
      show(.resumed)
    } else {
      program.tell(GameMessage.cannotGoOn.text)
    }
  }

  private func discard(_ game: WaitingRound) {
    program.tell(GameMessage.dropped(session.discard(game)).text)
  }
}
