import HangmanModel
import Wording
import Words

/// The figures of some games: what they are of, the counts, and a bar for each number of mistakes.
func statisticsLines(_ statistics: Statistics) -> [String] {
  [
    "\(statisticsHeading(statistics.scope)):", figuresSentence(statistics),
    streakSentence(statistics), "Games by mistakes:",
  ] + bars(of: statistics)
}

/// `All games`, or their list, setter and length.
func statisticsHeading(_ scope: Statistics.Scope) -> String {
  var parts: [String] = []
  if let list = scope.list { parts.append(listName(list)) }
  if let setter = scope.setter { parts.append(setter.name) }
  if let length = scope.subject?.length { parts.append(counted(length, "letter")) }
  return parts.isEmpty ? "All games" : parts.joined(separator: ", ")
}

func figuresSentence(_ statistics: Statistics) -> String {
  let since = statistics.since.map { ", since \(localDay(of: $0))" } ?? ""
  return "\(counted(statistics.games, "game"))\(since), \(grouped(statistics.wins)) won: "
    + "\(percent(statistics.winRate)) percent."
}

func streakSentence(_ statistics: Statistics) -> String {
  "Won in a row: \(grouped(statistics.currentStreak)) now, "
    + "\(grouped(statistics.bestStreak)) at best."
}

/// The numbers of mistakes with which a game ended, rising.
func missesOfGames(_ statistics: Statistics) -> [Int] {
  Set(statistics.won.keys).union(statistics.lost.keys)
    .filter { statistics.games(withMisses: $0) > 0 }.sorted()
}

/// A bar for each number of mistakes up to the greatest: `0 ####### 12`.
private func bars(of statistics: Statistics) -> [String] {
  guard let last = missesOfGames(statistics).last else { return [] }
  let counts = (0...last).map(statistics.games(withMisses:))
  let unit = max(1, Double(counts.max() ?? 1) / 50)
  let width = "\(last)".count
  return counts.enumerated().map { misses, count in
    let place = String(repeating: " ", count: width - "\(misses)".count) + "\(misses)"
    let length = count == 0 ? 0 : max(1, Int((Double(count) / unit).rounded()))
    let bar = length == 0 ? "" : " " + String(repeating: "#", count: length)
    return "\(place)\(bar) \(grouped(count))"
  }
}

private func percent(_ rate: Double) -> Int { Int((rate * 100).rounded()) }

/// The same for programs.
func statisticsObject(_ statistics: Statistics) -> JSONLine {
  let scope = statistics.scope
  return [
    "list": scope.list?.text, "setter": scope.setter?.argument, "length": scope.subject?.length,
    "games": statistics.games, "wins": statistics.wins,
    "winRate": JSONFraction(statistics.winRate, places: 4),
    "currentStreak": statistics.currentStreak, "bestStreak": statistics.bestStreak,
    "since": statistics.since.map(localDay),
    "misses": missesOfGames(statistics).map { misses -> JSONLine in
      [
        "misses": misses, "won": statistics.won[misses, default: 0],
        "lost": statistics.lost[misses, default: 0],
      ]
    },
  ]
}
