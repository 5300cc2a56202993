import HangmanModel
import Storage
import Presentation
import Words

// The games that were left for another one.
extension PlainGame {
  var waitingGames: [String] {
    let waiting = session.waitingRounds()
    if waiting.isEmpty { return ["No other game waits."] }
    let told = waiting.enumerated().map { place, game in
      let round = game.round
      let age = round.age(at: session.clock()).map { ", \($0)" } ?? ""
      let title = "\(place + 1). \(round.kind), \(round.standing)\(age)."
      return "\(title) \(patternSentence(Pattern(description: round.pattern)))"
    }
    return told + ["Type for example resume 1 to go on with it, or drop 1."]
  }

  func resume(_ number: String) -> [String] {
    guard let game = waitingGame(number) else { return waitingGames }
    return session.resume(game) ? resumedGame : [GameMessage.cannotGoOn.text]
  }

  func drop(_ number: String) -> [String] {
    guard let game = waitingGame(number) else { return waitingGames }
    return [WaitingMessage.dropped(session.discard(game)).text]
  }

  private func waitingGame(_ number: String) -> WaitingRound? {
    let waiting = session.waitingRounds()
    guard let place = Int(number), waiting.indices.contains(place - 1) else { return nil }
    return waiting[place - 1]
  }
}
