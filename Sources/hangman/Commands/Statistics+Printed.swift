import HangmanModel
import Presentation
import TerminalUI
import Words

/// The figures of some games: what they are of, the counts, and a bar for each number of mistakes.
extension Statistics: PrintedTable {
  static var noneSentence: String { ScreenText.noGame.text }

  /// `All games:`, or their list, setter and length.
  var heading: String {
    let parts =
      [scope.list.map(listName), scope.setter?.localizedName].compactMap(\.self)
      + (scope.kind?.parts ?? [])
    return (parts.isEmpty ? labels.allGames.capitalized : parts.joined(separator: ", ")) + ":"
  }

  var lines: [String] { figures + [PlainMessage.byMistakes.text] + bars }

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
    let counts = missesOfGames.map { PlainMessage.count(games(withMisses: $0), mistakes: $0).text }
    return [heading] + figures + ["\(PlainMessage.byMistakes.text) \(listed(counts))."]
  }

  private var figures: [String] {
    let percent = Int((winRate * 100).rounded())
    return [
      PlainMessage.figures(games, since: since.map(briefDay), won: wins, percent: percent).text,
      PlainMessage.streaks(now: currentStreak, best: bestStreak).text,
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
      let place = "\(misses)".padded(to: width, leading: true)
      let length = count == 0 ? 0 : max(1, Int((Double(count) / unit).rounded()))
      let bar = length == 0 ? "" : " " + String(repeating: "#", count: length)
      return "\(place)\(bar) \(grouped(count))"
    }
  }
}
