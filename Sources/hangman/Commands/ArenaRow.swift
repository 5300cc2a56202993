import HangmanModel
import TerminalUI

/// The figures of some games, as the arena prints them.
struct ArenaRow {
  let name: String
  var score: ArenaScore
  var duration: Duration

  static let heading = cells(
    "length", ["games", "mean", "median", "greatest", "won", "guesses", "seconds"])

  var text: String {
    Self.cells(
      name,
      [
        "\(score.games)", decimal(score.mean, places: 2), decimal(score.median, places: 1),
        "\(score.greatest)", "\(score.won)", "\(score.guesses)", decimal(seconds, places: 3),
      ])
  }

  func json(setter: String, guesser: String) -> String {
    let line: JSONLine = [
      "length": Int(name) as (any JSONValue)? ?? name, "setter": setter, "guesser": guesser,
      "games": score.games, "mean": JSONFraction(score.mean, places: 4),
      "median": JSONFraction(score.median, places: 1), "least": score.least,
      "greatest": score.greatest, "won": score.won, "guesses": score.guesses,
      "seconds": JSONFraction(seconds, places: 6),
    ]
    return line.json
  }

  private var seconds: Double { duration / .seconds(1) }

  static func cells(_ name: String, _ figures: [String]) -> String {
    ([name] + figures).map { $0.padded(to: 9, leading: true) }.joined()
  }
}

/// A number that isn't negative, with exactly `places` digits behind the point.
func decimal(_ value: Double, places: Int) -> String {
  let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value * Double(scale)).rounded())
  let digits = String(scaled % scale + scale).dropFirst()
  return "\(scaled / scale).\(digits)"
}
