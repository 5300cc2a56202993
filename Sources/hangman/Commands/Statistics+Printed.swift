import HangmanModel
import Presentation
import Words

/// The figures of some games: what they are of, the counts, and a bar for each number of mistakes.
extension Statistics: PrintedTable {
  static let noneSentence = "No game has been finished yet."

  /// `All games:`, or their list, setter and length.
  var heading: String {
    let parts =
      [scope.list.map(listName), scope.setter?.name].compactMap(\.self) + (scope.kind?.parts ?? [])
    return (parts.isEmpty ? "All games" : parts.joined(separator: ", ")) + ":"
  }

  var lines: [String] { figures + ["Games by mistakes:"] + bars }

  var objects: [JSONLine] {
    [
      [
        "list": scope.list?.text, "setter": scope.setter?.argument,
        "length": scope.kind?.subject?.length, "difficulty": scope.kind?.difficulty?.description,
        "games": games, "wins": wins,
        "winRate": JSONFraction(winRate, places: 4), "currentStreak": currentStreak,
        "bestStreak": bestStreak, "since": since.map(localDay),
        "misses": missesOfGames.map { misses -> JSONLine in
          [
            "misses": misses, "won": won[misses, default: 0], "lost": lost[misses, default: 0],
          ]
        },
      ]
    ]
  }

  /// The same without a picture.
  var sentences: [String] {
    let counts = missesOfGames.map { "\(grouped(games(withMisses: $0))) with \($0)" }
    return [heading] + figures + ["Games by mistakes: \(listed(counts))."]
  }

  private var figures: [String] {
    let since = since.map { ", since \(localDay(of: $0))" } ?? ""
    let percent = Int((winRate * 100).rounded())
    return [
      "\(counted(games, .game))\(since), \(grouped(wins)) won: \(percent) percent.",
      "Won in a row: \(grouped(currentStreak)) now, \(grouped(bestStreak)) at best.",
    ]
  }

  /// The numbers of mistakes with which a game ended, rising.
  private var missesOfGames: [Int] {
    Set(won.keys).union(lost.keys).filter { games(withMisses: $0) > 0 }.sorted()
  }

  /// A bar for each number of mistakes up to the greatest: `0 ####### 12`.
  private var bars: [String] {
    guard let last = missesOfGames.last else { return [] }
    let counts = (0...last).map(games(withMisses:))
    let unit = max(1, Double(counts.max() ?? 1) / 50)
    let width = "\(last)".count
    return counts.enumerated().map { misses, count in
      let place = String(repeating: " ", count: width - "\(misses)".count) + "\(misses)"
      let length = count == 0 ? 0 : max(1, Int((Double(count) / unit).rounded()))
      let bar = length == 0 ? "" : " " + String(repeating: "#", count: length)
      return "\(place)\(bar) \(grouped(count))"
    }
  }
}
