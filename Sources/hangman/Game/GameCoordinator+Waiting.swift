import CommonScreens
import HangmanModel
import Storage
import Wording
import Words

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
      MenuItem(title(of: game.round)) { [unowned self] in decide(on: game) }
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
      title(of: game.round) + "." + cost,
      [MenuItem("Go on with it") { [unowned self] in resume(game) }]
        + (game.round.record.occasion.mayBeGivenUp
          ? [MenuItem("Drop it") { [unowned self] in discard(game) }] : [])
        + [MenuItem("Let it wait")])
  }

  private func resume(_ game: WaitingRound) {
    if session.resume(game) {
      showBoard(resumedNotice)
    } else {
      program.tell(cannotGoOnNotice)
    }
  }

  private func discard(_ game: WaitingRound) {
    if session.discard(game) {
      program.tell("That game is dropped.")
    } else {
      program.tell("That game wasn't dropped: it's open in another window, or already over.")
    }
  }

  /// `8 letters, 3 of 8 left, level 2`, or `Daily 2026-11-22, 3 of 8 left`.
  private func title(of round: SavedRound) -> String {
    let record = round.record
    let letters = Pattern(description: round.pattern).opening.hiddenCount
    let left = record.setup.allowed - round.misses
    let level =
      !record.occasion.isScored
      ? ", not scored" : record.run.level == 1 ? "" : ", level \(record.run.level)"
    let name = dailyTitle(record.occasion) ?? counted(letters, "letter")
    return "\(name), \(left) of \(record.setup.allowed) left\(level)"
  }
}
