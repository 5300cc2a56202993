import CommonScreens
import HangmanModel
import TerminalUI
import Wording

/// The best games on a list with a setter, a line each.
struct ScoreTable: Equatable {
  let scores: HighScores

  /// For each of the scores, the day it was made.
  let dates: [String]

  /// The game to be marked, if it's among them.
  let marked: Int64?

  func lines(_ tier: LayoutTier) -> RankedLines {
    let columns = ScoreColumns(
      tier, hasPar: scores.entries.contains { $0.result.par != nil })
    let isTiny = tier == .minimal
    return RankedLines(
      heading: isTiny ? nil : columns.heading,
      empty: isTiny ? "No win yet." : "No win yet. The first one goes here.",
      count: scores.entries.count, marked: scores.entries.firstIndex { $0.id == marked }
    ) { index, marker in
      columns.line(
        rank: index + 1, result: scores.entries[index].result, date: dates[index], marker: marker)
    }
  }
}

/// How the columns of the table are divided among its lines: where games have a par, that and the score
/// that follows from it stand in them.
private struct ScoreColumns {
  private struct Texts {
    var word, length, par, misses, score, date: String
  }

  private let tier: LayoutTier
  private let hasPar: Bool

  init(_ tier: LayoutTier, hasPar: Bool) {
    self.tier = tier
    self.hasPar = hasPar
  }

  var heading: String {
    line(
      rank: "#", marker: " ",
      tier.isFull
        ? Texts(
          word: "Word", length: "Length", par: "Par", misses: "Mistakes", score: "Score",
          date: "Date")
        : Texts(
          word: "Word", length: "Len", par: "Par", misses: "Miss", score: "Score", date: "Date"))
  }

  func line(rank: Int, result: GameResult, date: String, marker: Character) -> String {
    let setup = result.setup
    return line(
      rank: "\(rank)", marker: marker,
      Texts(
        word: result.word, length: setup.subject.length.map(String.init) ?? "",
        par: result.par.map(String.init) ?? "",
        misses: "\(result.misses)\(tier.isFull ? " of " : "/")\(result.allowed)",
        score: result.score.map(signed) ?? "", date: date))
  }

  private func line(rank: String, marker: Character, _ texts: Texts) -> String {
    let rank = rank.padded(to: 2, leading: true)
    func word(_ columns: Int) -> String { texts.word.truncated(to: columns).padded(to: columns) }
    func number(_ text: String, _ columns: Int) -> String {
      text.padded(to: columns, leading: true)
    }
    let par = [number(texts.length, tier.isFull ? 6 : 3), number(texts.par, 3)]
    switch tier {
    case .wide, .large, .full:
      let end = [texts.date.padded(to: 10)]
      let cells =
        hasPar
        ? [word(24)] + par + [texts.misses.padded(to: 8), number(texts.score, 5)] + end
        : [word(44), texts.misses.padded(to: 8)] + end
      return (["\(marker) \(rank)"] + cells).joined(separator: "  ")
    case .compact:
      let cells =
        hasPar
        ? [word(16)] + par + [texts.misses.padded(to: 5), number(texts.score, 5)]
        : [word(19), texts.misses.padded(to: 5), texts.date.padded(to: 10)]
      return (["\(marker)\(rank)"] + cells).joined(separator: " ")
    case .minimal, .tooSmall:
      let cells =
        hasPar
        ? [word(10), texts.misses.padded(to: 5), number(texts.score, 3)]
        : [word(14), number(texts.misses, 5)]
      return (["\(marker)\(rank)"] + cells).joined(separator: " ")
    }
  }
}
