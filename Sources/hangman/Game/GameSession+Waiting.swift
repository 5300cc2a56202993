import HangmanModel
import Storage
import Words

/// The rounds that were left for another one: to go on with, to drop, or to come back to.
extension GameSession {
  /// The rounds that wait to be gone on with, the latest first.
  func waitingRounds() -> [WaitingRound] {
    store.waitingRounds().filter { library.words(of: $0.round.record.setup.list) != nil }
  }

  /// Goes on with a round that waits; the one in play waits in its place, if it was begun. False if it
  /// has been taken up elsewhere or can't be played on these words.
  func resume(_ waiting: WaitingRound) -> Bool {
    guard let found = round(waiting), found.board.status == .playing else { return false }
    return suspend(for: found, .resumed) { store.claimRound(waiting.id) != nil }
  }

  private func round(_ waiting: WaitingRound) -> Round? {
    let record = waiting.round.record
    return library.words(of: record.setup.list).flatMap {
      Round(waiting.round, in: $0.universe(for: record))
    }
  }

  /// Goes on with another round once it is this program's. The one in play, or the next level of its run,
  /// waits if there is something to lose; for a game outside of any run only until that has ended.
  func suspend(for other: Round, _ origin: Origin, claiming claim: () -> Bool) -> Bool {
    let (isUntouched, left) = (isUntouched, store.ownRound)
    guard claim() else { return false }
    aside.removeAll { $0 == store.ownRound }
    if let left {
      if isUntouched {
        _ = store.dropRound(left, at: clock())
      } else if !other.occasion.isOwnRun {
        aside.append(left)
      }
    }
    put(other, origin)
    return true
  }

  /// Whether nothing is lost if the round in play gives way.
  var isUntouched: Bool {
    finished == nil && !isBegun && round.run.level == 1 && round.occasion.mayBeGivenUp
  }

  /// Begins a game outside of any run, or goes on with it where it was left.
  func start(_ beginning: Round) {
    if finished == nil, beginning.isBeginning(of: round.record) { return }
    let waiting = waitingRounds().first { beginning.isBeginning(of: $0.round.record) }
    if waiting.map(resume) != true {
      _ = suspend(for: beginning, .started(insteadOf: nil)) {
        store.leaveRound()
        return true
      }
      save()
    }
  }

  /// Whether a round waits for this game to end.
  var isAnotherAside: Bool {
    !round.occasion.isOwnRun && nextLevel == nil && !aside.isEmpty
      && waitingRounds().contains { aside.contains($0.id) }
  }

  /// Goes back to the round that waited for a game outside of its run; false if there is none.
  func comeBack() -> Bool {
    if round.occasion.isOwnRun { return false }
    while let id = aside.popLast() {
      if let waiting = waitingRounds().first(where: { $0.id == id }), resume(waiting) {
        return true
      }
    }
    return false
  }

  /// Gives up a round that waits; false if it has been taken up elsewhere, or may not be given up.
  func discard(_ waiting: WaitingRound) -> Bool {
    guard waiting.round.record.occasion.mayBeGivenUp, store.dropRound(waiting.id, at: clock())
    else {
      return false
    }
    aside.removeAll { $0 == waiting.id }
    if waiting.round.record.occasion.isOwnRun, let round = round(waiting) {
      sharedBoard?.addRun(endingWith: FinishedGame(round, at: clock()), at: clock())
    }
    return true
  }
}

extension Round {
  /// Whether another began as this one does.
  fileprivate func isBeginning(of other: GameRecord) -> Bool {
    var beginning = other
    beginning.moves = record.moves
    return beginning == record
  }
}
