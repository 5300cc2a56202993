public import HangmanModel
import PerfectPlay
import Words

/// What the villain says of a game once it is over.
extension Confession {
  /// How it ended, in a few letters.
  public var score: String {
    let score = "\(board.misses)/\(board.allowed)"
    switch board.status {
    case .won: return "won \(score)"
    case .lost: return "lost \(score)"
    case .playing: return "given up"
    }
  }

  /// What was played and how it ended, the most important first.
  public var details: [String] {
    let score = "\(board.misses) of \(board.allowed)"
    let end =
      switch board.status {
      case .won: "you won, \(score)"
      case .lost: "you lost, \(score)"
      case .playing: "given up"
      }
    return [end, counted(board.letterCount, .letter), setup.setter.name, setup.list.title]
  }

  /// The letter, or a sign for the whole word and for a hint.
  public func name(of step: Step) -> String {
    switch step.move {
    case .letter(let letter): letter.description
    case .solution: "/"
    case .hint: "?"
    }
  }

  /// What came of it, in a word.
  public func answer(of step: Step) -> String {
    step.outcome == .hinted ? "" : step.outcome.isMistake ? "no" : "yes"
  }

  /// What came of a move, and why.
  public func headline(of step: Step) -> String {
    switch step.move {
    case .hint(let hint): "A hint for a mistake: \(hint.name)."
    case .solution(let solution): headline(of: step, saying: solution.text(like: word))
    case .letter(let letter): headline(of: step, letter)
    }
  }

  private func headline(of step: Step, _ letter: Letter) -> String {
    let told = step.outcome == .miss ? "No \(letter)" : "Yes, \(letter)"
    if !setter.dodges { return "\(told)." }
    if step.isDodge { return "\(told): I dodged \(counted(step.held - step.kept, noun))." }
    if step.outcome == .miss { return "\(told): no \(noun) I held has it." }
    if setter.favoursPlayer { return "\(told): I saw to it." }
    if step.families.count == 1 {
      return "\(told): \(step.held == 1 ? "the one \(noun) left" : "all I held") had it there."
    }
    let isForced = step.families.allSatisfy { !$0.positions.isEmpty }
    return isForced ? "\(told): I couldn't deny it." : "\(told): I let you have it."
  }

  private func headline(of step: Step, saying word: String) -> String {
    if step.outcome == .solved {
      if !setter.dodges { return "\(word): that was it." }
      return step.held == 1 ? "\(word): the one \(noun) left." : "\(word): I saw to it."
    }
    if !setter.dodges { return "\(word): that wasn't it." }
    return step.isDodge ? "\(word): I dropped it." : "\(word): I didn't hold it."
  }

  /// How many words were left, and by how much another answer would have left fewer.
  public func countSentence(of step: Step) -> String {
    if step.kept == step.held {
      return setter.dodges
        ? "I held \(counted(step.kept, noun))." : "\(counted(step.kept, noun)) still fitted."
    }
    let counts = "\(grouped(step.kept)) of \(counted(step.held, noun))"
    if !setter.dodges { return "\(counts) still fitted." }
    guard let other = step.runnerUp else { return "I kept \(counts)." }
    let rest = step.families.count - 1
    let others = rest == 1 ? "the other group" : "of \(grouped(rest)) other groups the largest"
    return "I kept \(counts); \(others) had \(grouped(other.size))."
  }

  /// What could have been kept of a dodging setter's words, the largest first: the letter on the board
  /// as it would have stood, with how many words; at most three, and how many more there were.
  public func groups(of step: Step, columns: Int) -> [String] {
    guard setter.dodges, case .letter(let letter) = step.move, step.families.count > 1 else {
      return []
    }
    var shown = Array(step.families.prefix(3))
    if let kept = step.keptFamily, !shown.contains(kept) { shown[shown.count - 1] = kept }
    let names = shown.map { name(of: $0, letter, on: step.before, columns: columns - 16) }
    let width = names.map(\.count).max() ?? 0
    let sizes = shown.map { grouped($0.size) }
    let lines = shown.indices.map { place in
      let blanks = width - names[place].count + sizes[0].count - sizes[place].count + 2
      return names[place] + String(repeating: " ", count: max(1, blanks)) + sizes[place]
        + (shown[place] == step.keptFamily ? ", kept" : "")
    }
    let more = step.families.count - shown.count
    return more == 0 ? lines : lines + ["and \(grouped(more)) more \(more == 1 ? "way" : "ways")"]
  }

  private func name(
    of family: Family, _ letter: Letter, on board: Pattern, columns: Int
  ) -> String {
    if family.positions.isEmpty { return "no \(letter)" }
    if board.length > columns { return "\(letter) in \(counted(family.positions.count, .place))" }
    var pattern = board
    pattern.reveal(letter, at: family.positions)
    return pattern.description
  }

  /// What else there is to tell of a step, the most important first.
  ///
  /// - Parameter alternatives: those of the steps before and of this one.
  public func sentences(at place: Int, _ alternatives: [Alternative?]) -> [String] {
    let step = steps[place]
    var told: [String] = []
    if let dodged = step.dodged, case .letter = step.move {
      told.append("You were after a \(noun) like \(dodged); I dropped it.")
    }
    if place == commitment { told.append(commitmentSentence) }
    if setter.isPerfect, let kept = step.keptFamily, let first = step.families.first,
      kept.size < first.size
    {
      told.append("I kept fewer words: I count your mistakes, not my words.")
    }
    let before = alternatives[..<place].compactMap(\.self).last
    if let alternative = alternatives[place],
      !(alternative.isNothingLeft && before?.isNothingLeft == true && alternative.regret == 0...0)
    {
      told.append(sentence(of: alternative, at: place))
    }
    if setter.dodges {
      told.append("Proof: \(step.witness) fits all I had said.")
    } else if step.kept > 1 {
      told.append("It could still have been \(step.witness).")
    }
    return told
  }

  private var commitmentSentence: String {
    setter.dodges
      ? "One \(noun) was left: from here I was honest." : "From here one \(noun) alone fitted."
  }

  private func sentence(of alternative: Alternative, at place: Int) -> String {
    let guessed = inSentence(name(of: steps[place]))
    let letter = inSentence(alternative.best.letter.description)
    let (worth, perhaps) =
      switch alternative.best {
      case .againstVillain(let advice):
        (
          (alternative.isProved ? "" : "perhaps ") + worth(of: advice.misses),
          alternative.isProved && advice.misses.count == 1 ? "" : "perhaps "
        )
      case .againstHonest(_, let holders, let count):
        ("it was in \(grouped(holders)) of \(grouped(count))", "")
      }
    if letter == guessed { return "\(guessed) was \(perhaps)the best letter: \(worth)." }
    let best = "\(perhaps.isEmpty ? "Best was" : "Best may have been") \(letter): \(worth)."
    switch alternative.regret {
    case 0...0: return "\(guessed) was as good as any: \(worth)."
    case 1...1: return "\(best) \(guessed) cost you one."
    case .some: return "\(best) \(guessed) may have cost you one."
    case nil: return best
    }
  }

  /// The villain calls itself I, so the letter stands in quotation marks.
  private func inSentence(_ letter: String) -> String { letter == "I" ? "“I”" : letter }

  /// What stood at the end, in a few words.
  public var endTitle: String {
    setter.dodges ? "At the end: \(counted(heldCount, noun))" : "At the end: my \(noun)"
  }

  /// The same where there is more room; what it was that was given up.
  public var endHeadline: String {
    if board.status != .playing { return "\(endTitle)." }
    return givenUpSentence(word, of: setup, held: heldCount)
  }

  /// What is to be told of the end: how much of it was skill, what it was, what each answer was true of, how it
  /// stands to par.
  ///
  /// - Parameter alternatives: those of all steps.
  public func endSentences(_ alternatives: [Alternative?]) -> [String] {
    let changed = "The list has changed since; I counted on today's."
    return [
      skill(alternatives).map(skillSentence), setter.dodges ? proof : chosenSentence, parSentence,
      meaning.map { meaningSentence($0, of: word) }, isListChanged == true ? changed : nil,
    ].compactMap(\.self)
  }

  private func skillSentence(_ skill: Skill) -> String {
    let villain = setter.isPerfect ? "I" : "a perfect villain"
    let (wrong, given, forced) = (skill.wrongCount, skill.givenAway, skill.forcedCount)
    let all = wrong == 1 ? "your one wrong letter" : "all \(wrong) wrong letters"
    if given.upperBound == 0 {
      return "You gave nothing away: \(villain) would have had at least \(wrong) wrong from anyone."
    }
    if given.lowerBound == wrong { return "You gave away \(all)." }
    if wrong == 1 { return "You may have given away \(all)." }
    if given == 0...wrong {
      return "How many of your \(wrong) wrong letters you gave away takes too long to work out."
    }
    let least = given.lowerBound == 0 ? "at most" : "\(given.lowerBound) to"
    let figures = given.count == 1 ? "\(given.lowerBound)" : "\(least) \(given.upperBound)"
    let told = "Of \(wrong) wrong letters you gave away \(figures)"
    return forced == 0
      ? "\(told)." : "\(told); \(villain) would have had at least \(forced) from anyone."
  }

  /// What an honest game would have come to; or that it was one.
  public var verdict: String {
    guard let honest else { return setter.dodges ? proof : chosenSentence }
    let misses = honest.misses == 0 ? "no mistake" : counted(honest.misses, .mistake)
    let end =
      switch honest.status {
      case .won: "your letters find it with \(misses)."
      case .lost: "your letters lose that too."
      case .playing: "your letters don't find it, and make \(misses)."
      }
    return "Had I been honest, it would have been \(honest.word): \(end)"
  }

  /// The whole of it, a line a step.
  public var story: [String] {
    let opening = "I chose no \(noun). I began with \(counted(startCount, noun))."
    let alternatives = alternatives()
    let told = steps.indices.map { place in
      let step = steps[place]
      return
        ([headline(of: step), countSentence(of: step)]
        + sentences(at: place, alternatives)).joined(separator: " ")
    }
    return (setter.dodges ? [opening] : []) + told + endSentences(alternatives)
      + (honest == nil ? [] : [verdict]) + lastSentences
  }

  /// What is told at last, if there is room: whom a letter's worth was counted against, and how the game
  /// can be seen again.
  public var lastSentences: [String] {
    let worth =
      setter.role == .villain && !setter.isPerfect && par != nil
      ? "Par is counted against me; what a letter was worth, against a perfect villain."
      : nil
    return [worth, replayCommand(of: record).map { "To see it again: \($0)" }]
      .compactMap(\.self)
  }

  private var proof: String {
    if heldCount == 1 { return "Each answer was true of \(word), the one \(noun) left." }
    if heldWords.count == heldCount {
      let words = heldCount == 2 ? "both \(noun)s" : "all \(heldCount) \(noun)s"
      return "Each answer was true of \(words) left: \(heldWords.joined(separator: ", "))."
    }
    return
      "Each answer was true of all \(grouped(heldCount)) \(noun)s left; \(word) is one of them."
  }

  private var chosenSentence: String {
    "I chose \(word) before your first guess, and kept to it."
  }

  private var parSentence: String? {
    guard board.status != .playing, let par else { return nil }
    if board.status == .lost, setup.cannotBeWon(withPar: par) {
      return "With \(counted(board.allowed, .mistake)) it couldn't be won: par is \(par)."
    }
    return "You made \(counted(board.misses, .mistake)); par is \(par)."
  }

  private var setter: Setter { setup.setter }
  private var noun: Noun { setup.noun }
}

/// What is said where a game can't be told again.
public let untellableNotice =
  "That game can't be told again: its words aren't in the list any more, or the list isn't here."

extension Confession.Alternative {
  /// Whether the best letter leads to no more misses.
  fileprivate var isNothingLeft: Bool {
    guard case .againstVillain(let advice) = best else { return false }
    return isProved && advice.misses == 0...0
  }
}
