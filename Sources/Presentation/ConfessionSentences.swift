public import HangmanModel
import PerfectPlay
import Words

/// What the villain says of a game once it is over.
extension Confession {
  /// How it ended, in a few letters.
  public var score: String {
    if board.status == .playing { return labels.givenUp.text }
    return
      "\((board.status == .won ? labels.won : labels.lost).brief) \(board.misses)/\(board.allowed)"
  }

  /// What was played and how it ended, the most important first.
  public var details: [String] {
    [
      board.status == .playing ? labels.givenUp.text : ConfessionMessage.end(board).text,
      counted(board.letterCount, .letter), setup.setter.localizedName, setup.list.localizedTitle,
    ]
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
    step.outcome == .hinted ? "" : (step.outcome.isMistake ? labels.no : labels.yes).text
  }

  /// What came of a move, and why.
  public func headline(of step: Step) -> String { headlineMessage(of: step).text }

  private func headlineMessage(of step: Step) -> ConfessionMessage {
    switch step.move {
    case .hint(let hint): .hint(hint.name)
    case .solution(let solution): message(of: step, saying: solution.text(like: word))
    case .letter(let letter): message(of: step, letter)
    }
  }

  private func message(of step: Step, _ letter: Letter) -> ConfessionMessage {
    let isMiss = step.outcome == .miss
    if !setter.dodges { return .letter(letter, isYes: !isMiss) }
    if step.isDodge { return .dodge(letter, step.held - step.kept, noun) }
    if isMiss { return .nowhere(letter, noun) }
    if setter.favoursPlayer { return .favour(letter) }
    if step.families.count == 1 {
      return step.held == 1 ? .lastHad(letter, noun) : .allHad(letter)
    }
    let isForced = step.families.allSatisfy { !$0.positions.isEmpty }
    return isForced ? .forced(letter) : .granted(letter)
  }

  private func message(of step: Step, saying word: String) -> ConfessionMessage {
    if step.outcome == .solved {
      if !setter.dodges { return .said(word, isRight: true) }
      return step.held == 1 ? .last(word, noun) : .saidByFavour(word)
    }
    if !setter.dodges { return .said(word, isRight: false) }
    return step.isDodge ? .dropped(word) : .neverHeld(word)
  }

  /// How many words were left, and by how much another answer would have left fewer.
  public func countSentence(of step: Step) -> String { countMessage(of: step).text }

  private func countMessage(of step: Step) -> ConfessionMessage {
    if step.kept == step.held {
      return setter.dodges ? .held(step.kept, noun) : .fitted(counted(step.kept, noun), step.kept)
    }
    if !setter.dodges { return .fitted(tongue.share(step, noun), step.kept) }
    guard let other = step.runnerUp else { return .kept(step, noun) }
    let others = step.families.count - 1
    return others == 1
      ? .insteadOfOne(step, noun, other: other.size)
      : .insteadOfMany(step, noun, others: others, largest: other.size)
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
      let line = names[place] + String(repeating: " ", count: max(1, blanks)) + sizes[place]
      return shown[place] == step.keptFamily ? ConfessionMessage.keptGroup(line).text : line
    }
    let more = step.families.count - shown.count
    return more == 0 ? lines : lines + [ConfessionMessage.moreWays(more).text]
  }

  private func name(
    of family: Family, _ letter: Letter, on board: Pattern, columns: Int
  ) -> String {
    if family.positions.isEmpty { return ConfessionMessage.without(letter).text }
    if board.length > columns {
      return ConfessionMessage.places(letter, family.positions.count).text
    }
    var pattern = board
    pattern.reveal(letter, at: family.positions)
    return pattern.description
  }

  /// What else there is to tell of a step, the most important first.
  ///
  /// - Parameter alternatives: those of the steps before and of this one.
  public func sentences(at place: Int, _ alternatives: [Alternative?]) -> [String] {
    let step = steps[place]
    var told: [ConfessionMessage] = []
    if let dodged = step.dodged, case .letter = step.move { told.append(.wasAfter(dodged, noun)) }
    if place == commitment {
      told.append(setter.dodges ? .honestFromHere(noun) : .aloneFitted(noun))
    }
    if setter.isPerfect, let kept = step.keptFamily, let first = step.families.first,
      kept.size < first.size
    {
      told.append(.keptFewer)
    }
    let worth = letterSentence(at: place, alternatives)
    let witness: ConfessionMessage? =
      setter.dodges ? .proof(step.witness) : step.kept > 1 ? .possible(step.witness) : nil
    return told.map(\.text) + [worth, witness?.text].compactMap(\.self)
  }

  /// What the letter was worth; nil for other moves, and where that goes without saying.
  private func letterSentence(at place: Int, _ alternatives: [Alternative?]) -> String? {
    guard let alternative = alternatives[place], case .letter(let letter) = steps[place].move else {
      return nil
    }
    let before = alternatives[..<place].compactMap(\.self).last
    if alternative.isNothingLeft, before?.isNothingLeft == true, alternative.regret == 0...0 {
      return nil
    }
    let (best, worth, isSure) = (alternative.best.letter, alternative.worth, alternative.isSure)
    let better = ConfessionMessage.better(best, worth: worth, isSure: isSure)
    let told: [ConfessionMessage] =
      if letter == best {
        [.best(best, worth: worth, isSure: isSure)]
      } else {
        switch alternative.regret {
        case 0...0: [.noBetter(letter, worth: worth)]
        case let regret?: [better, .cost(letter, isSure: regret == 1...1)]
        case nil: [better]
        }
      }
    return told.map(\.text).joined(separator: " ")
  }

  /// What stood at the end, in a few words.
  public var endTitle: String {
    let message: ConfessionMessage =
      setter.dodges ? .atEnd(heldCount, noun) : .chosenAtEnd(noun)
    return message.text
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
    let told: [ConfessionMessage?] = [
      skill(alternatives).map(message), setter.dodges ? proof : .chosen(word), toPar,
    ]
    let changed: ConfessionMessage? = isListChanged == true ? .listChanged : nil
    return told.compactMap { $0?.text }
      + [meaning.map { meaningSentence($0, of: word) }, changed?.text].compactMap(\.self)
  }

  private func message(of skill: Skill) -> ConfessionMessage {
    let (wrong, given) = (skill.wrongCount, skill.givenAway)
    if given.upperBound == 0 { return .gaveNothing(wrong, isPerfect: setter.isPerfect) }
    if wrong == 1 { return .gaveOne(isSure: given == 1...1) }
    if given.lowerBound == wrong { return .gaveAll(wrong) }
    if given == 0...wrong { return .gaveUnknown(wrong) }
    return .gave(
      given.text, of: wrong, forced: skill.forcedCount, isPerfect: setter.isPerfect)
  }

  /// What an honest game would have come to; or that it was one.
  public var verdict: String {
    guard let honest else { return (setter.dodges ? proof : .chosen(word)).text }
    let message: ConfessionMessage =
      switch honest.board.status {
      case .won: .foundHonestly(honest.board.misses)
      case .lost: .lostHonestly
      case .playing: .openHonestly(honest.board.misses)
      }
    return ConfessionMessage.honest(honest.witness()).text + message.text
  }

  /// The whole of it, a line a step.
  public var story: [String] {
    let alternatives = alternatives()
    let told = steps.indices.map { place in
      let step = steps[place]
      return
        ([headline(of: step), countSentence(of: step)]
        + sentences(at: place, alternatives)).joined(separator: " ")
    }
    let began = PlainMessage.began(startCount, noun).text
    let opening = setter.dodges ? ["\(ConfessionMessage.choseNone(noun).text) \(began)"] : []
    return opening + told + endSentences(alternatives)
      + (honest == nil ? [] : [verdict]) + lastSentences
  }

  /// What is told at last, if there is room: whom a letter's worth was counted against, and how the game
  /// can be seen again.
  public var lastSentences: [String] {
    let isOther = setter.role == .villain && !setter.isPerfect && par != nil
    let told: [ConfessionMessage?] = [
      isOther ? .worth : nil, replayCommand(of: record).map { .replay($0) },
    ]
    return told.compactMap { $0?.text }
  }

  private var proof: ConfessionMessage {
    if heldCount == 1 { return .trueOfLast(word, noun) }
    return heldWords.count == heldCount
      ? .trueOfFew(heldWords, noun) : .trueOfMany(heldCount, noun, word)
  }

  private var toPar: ConfessionMessage? {
    guard board.status != .playing, let par else { return nil }
    return board.status == .lost && setup.cannotBeWon(withPar: par)
      ? .unwinnable(board.allowed, par: par) : .madeToPar(board.misses, par: par)
  }

  private var setter: Setter { setup.setter }
  private var noun: Noun { setup.noun }
}

extension Counting {
  /// What was kept of what was held before: `3 of 8 words`.
  func share(_ step: Confession.Step, _ noun: Noun) -> String {
    "\(share(step.kept, of: step.held)) \(name(of: noun, step.held))"
  }
}

extension ClosedRange<Int> {
  /// How many were given away: `2`, `at most 2` or `1 to 2`.
  fileprivate var text: String {
    if count == 1 { return "\(lowerBound)" }
    let told: ConfessionMessage =
      lowerBound == 0 ? .atMost(upperBound) : .between(lowerBound, upperBound)
    return told.text
  }
}

extension Confession.Alternative {
  /// What the best letter was worth.
  fileprivate var worth: String {
    switch best {
    case .againstVillain(let advice):
      isProved ? advice.worth : ConfessionMessage.perhaps(advice.worth).text
    case .againstHonest(_, let holders, let all): ConfessionMessage.wasIn(holders, of: all).text
    }
  }

  /// Whether the letter is known to be the best.
  fileprivate var isSure: Bool {
    guard case .againstVillain(let advice) = best else { return true }
    return isProved && advice.misses.count == 1
  }

  /// Whether the best letter leads to no more misses.
  fileprivate var isNothingLeft: Bool {
    guard case .againstVillain(let advice) = best else { return false }
    return isProved && advice.misses == 0...0
  }
}
