import HangmanModel
import Words

extension English {
  func text(_ message: EndMessage) -> String {
    switch message {
    case .won: "YOU WON"
    case .lost: "YOU LOST"
    case .found(let word, let misses, let allowed, let score):
      "You found \(word) "
        + (misses == 0 ? "without a mistake" : "with \(misses) of \(counted(allowed, .mistake))")
        + (score.map { ", \(standing($0))" } ?? "") + "."
    case .answer(let word, let noun): "The \(name(of: noun, 1)) was \(word)."
    case .answers(let words): "It could have been \(listed(words, or: true))."
    case .answerOrOthers(let word, 1, let noun):
      "It could have been \(word) or one other \(name(of: noun, 1))."
    case .answerOrOthers(let word, let others, let noun):
      "It could have been \(word) or one of \(grouped(others)) other \(name(of: noun, 2))."
    case .heldOne(let noun): "I held just one \(name(of: noun, 1)) all along."
    case .held(let count, let noun, let last):
      "I began with \(counted(count, noun)), and at the end I held \(last == 1 ? "one" : grouped(last))."
    case .best: "That's your best game here so far."
    case .streak(let wins, false): "You have won \(grouped(wins)) in a row."
    case .streak(let wins, true): "You have won \(grouped(wins)) in a row, more than ever."
    case .firstStory: "How did I do that? Story tells you."
    case .meaning(let meaning): "\(meaning.word) (\(meaning.kind)): \(meaning.text)"
    case .meaningOfForm(let word, let meaning): "\(word): from \(text(EndMessage.meaning(meaning)))"
    case .villain(let setter): "the \(setter.localizedName)"
    case .unknownWord: "Hardly anybody knows that word."
    case .sameLetters: "The same letters again?"
    case .suggestion(let suggestion, let key): "\(key) plays \(suggestion.title) instead."
    case .typedSuggestion(let suggestion, let command):
      "For \(suggestion.title) type \(command), then new."
    }
  }

  /// Where a score stands: `at par`, `one over par`, `three under par`.
  private func standing(_ score: Int) -> String {
    score == 0 ? "at par" : "\(spelled(abs(score))) \(score > 0 ? "over" : "under") par"
  }

  func text(_ message: RunMessage) -> String {
    switch message {
    case .standing(let level, let points, 0): "Level \(grouped(level)), \(counted(points, .point))."
    case .standing(let level, let points, let spare):
      "Level \(grouped(level)), \(counted(points, .point)), \(counted(spare, .mistake)) to spare."
    case .next(let level, let points, let spare):
      "Level \(grouped(level)) is next\(spareClause(spare)); you have \(counted(points, .point))."
    case .complete(let noun, let levels, let points):
      "No \(name(of: noun, 1)) of this kind is left that you haven't found. The run is complete: "
        + "\(runFigures(levels: levels, points: points))."
    case .ended(let levels, let points):
      "That ends the run: \(runFigures(levels: levels, points: points))."
    case .rank(let rank): "That is number \(rank) of the best runs of this kind."
    case .varied: "varied lengths"
    case .from(let mistakes): "from \(counted(mistakes, .mistake))"
    }
  }

  func spareClause(_ spare: Int) -> String {
    spare == 0 ? "" : ", with \(counted(spare, .mistake)) to spare"
  }

  func text(_ message: ParMessage) -> String {
    switch message {
    case .score(let score, let par): "That is \(standing(score)), which is \(par)."
    case .hopeless(let allowed, let par):
      "With \(counted(allowed, .mistake)) I can't be beaten: par is \(par)."
    case .risky(let allowed, let par):
      "With \(counted(allowed, .mistake)) careful play may not be enough: par is \(par)."
    case .askAllTheSame: "Play all the same?"
    }
  }

  func beginning(par: Int, isGreatest: Bool) -> String {
    isGreatest ? "Par up to \(par): " : "Par \(par): "
  }

  func words(for verdict: ParVerdict) -> (text: String, brief: String) {
    switch verdict {
    case .cannotBeLost: ("letters alone can't lose it.", "can't be lost.")
    case .mayBeTooFew(let allowed): ("\(allowed) may be too few.", "too few?")
    case .cannotBeWon(let allowed): ("it can't be won with \(allowed).", "can't be won.")
    case .mayBeLost(let most): ("careful play may lose with \(most).", "it may not be enough.")
    case .perfect: ("perfect play makes as many.", "perfect play.")
    case .noMistake: ("careful play makes no mistake.", "careful play.")
    case .noMore: ("careful play makes no more.", "careful play.")
    case .aboutThat: ("careful play makes about that.", "careful play.")
    }
  }

  func title(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .gentle: "Gentle"
    case .fair: "Fair"
    case .hard: "Hard"
    case .custom: "Custom"
    }
  }

  func conduct(over spare: Int?) -> String { spare.map { "\($0) over par" } ?? "your own number" }
}
