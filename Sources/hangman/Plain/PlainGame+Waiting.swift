import HangmanModel
import Presentation
import Storage
import Words

// The games that were left for another one.
extension PlainGame {
  var waitingGames: [String] {
    let waiting = session.waitingRounds()
    if waiting.isEmpty { return [PlainMessage.noneWaits.text] }
    let told = waiting.enumerated().map { place, game in
      let round = game.round
      let title = [round.kind, round.standing, round.age(at: session.clock())].compactMap(\.self)
      return "\(place + 1). \(title.joined(separator: ", ")). "
        + patternSentence(Pattern(description: round.pattern))
    }
    return told + [PlainMessage.howToGoOn.text]
  }

  func resume(_ number: String) -> [String] {
    guard let game = waitingGame(number) else { return waitingGames }
    return session.resume(game) ? tell(.resumed) : [GameMessage.cannotGoOn.text]
  }

  func drop(_ number: String) -> [String] {
    guard let game = waitingGame(number) else { return waitingGames }
    return [GameMessage.dropped(session.discard(game)).text]
  }

  private func waitingGame(_ number: String) -> WaitingRound? {
    let waiting = session.waitingRounds()
    guard let place = Int(number), waiting.indices.contains(place - 1) else { return nil }
    return waiting[place - 1]
  }
}
