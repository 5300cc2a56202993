import HangmanModel
import Words

// What the eye reads of a game.
extension GameView {
  /// What stands at the right of the title, the most important first.
  public var details: [String] {
    let setter = board.setup.setter
    // The title tells of the Imp, and of a setter that doesn't dodge.
    let isNamed = setter.dodges && !setter.isStandard
    return [
      counted(board.letterCount, .letter),
      dailyTitle(occasion)
        ?? (occasion.leadsOn ? ScreenText.level(level, points: points).text : nil),
      occasion.isScored ? nil : labels.notScored.text, isNamed ? setter.localizedName : nil,
      par.map(parTitle), board.setup.list.localizedTitle,
    ].compactMap(\.self)
  }

  /// A line for who has never seen the game, in forms for more and less room.
  public var introduction: [String] {
    isNewcomer ? [labels.introduction.text, labels.introduction.brief] : []
  }

  /// Whether there's a story of a game that was given up for this one.
  public var tellsGivenUp: Bool { givenUp?.occasion.isOfSetter == true }

  /// What has just happened.
  public var notice: String {
    switch news {
    case .nothing: ""
    case .begins: "\(level == 1 ? "" : "\(runSentence) ")\(opening)"
    case .beginsBesideAnother: "\(opening) \(GameMessage.anotherWaits.text)"
    case .resumed: GameMessage.resumed.text
    case .newGame(_, let isOtherWaiting, let isResumed):
      newGameNotice(isOtherWaiting: isOtherWaiting, isResumed: isResumed)
    case .move(let move, let outcome, _): sentence(for: outcome, of: move, board: board)
    case .thinking: GameMessage.thinking.text
    case .offer(let offer): sentence(for: offer, on: board)
    case .hint(let advice): hintSentence(advice, against: board.setup.setter)
    case .meter: showsMeter ? heldSentence : ScreenText.countIsSecret.text
    case .settingsWait: ScreenText.settingsWait.text
    case .shared(let isCopied): ShareMessage.sent(isCopied: isCopied).text
    case .step(let step, let number, let last): replaySentence(step, at: number, of: last)
    }
  }

  /// What a hint would cost, without how it's taken; nil where none is offered.
  public var briefOffer: String? {
    if case .offer(let offer) = news { sentence(for: offer, on: board, isTaken: nil) } else { nil }
  }

  private func newGameNotice(isOtherWaiting: Bool, isResumed: Bool) -> String {
    let told: [String?] = [
      givenUp.map {
        givenUpSentence($0.result.word, of: $0.result.setup, held: $0.heldCount)
      },
      tellsGivenUp ? GameMessage.givenUpStory.text : nil,
      isResumed ? GameMessage.resumed.text : opening,
      isOtherWaiting ? DailyMessage.waits.text : nil,
    ]
    return told.compactMap(\.self).joined(separator: " ")
  }

  /// What is said beside the verdict at the end.
  public var endNotice: String? {
    switch news {
    case .shared, .step: notice
    default: end?.isFirstLoss == true ? EndMessage.firstStory.text : nil
    }
  }
}

// What the eye and the ear are told alike.
extension GameView {
  /// What is said as the round begins.
  public var opening: String {
    let setup = board.setup
    let message: GameMessage =
      if occasion == .friend {
        .friendsWord
      } else if setup.setter.dodges {
        holding
      } else {
        lostSetter == nil ? .chosen(setup.noun) : .tooFewAlike(setup.subject.category)
      }
    let warning = hopelessSentence(setup, par: par)
    return "\(message.text) \(warning ?? GameMessage.guess.text)"
  }

  private var holding: GameMessage {
    let pattern = board.pattern
    let count = tellsHeld ? heldCount : nil
    let isHidden = pattern.hiddenCount == pattern.length
    let kind: GameMessage = isHidden ? .ofLetters(pattern.length) : .ofSigns(isOne: count == 1)
    return .holding(
      count, board.setup.noun, board.category == nil ? kind : .ofShape, isFirst: level == 1)
  }

  /// How many words the setter still holds.
  public var heldSentence: String {
    let setup = board.setup
    let held =
      setup.setter.dodges ? GameMessage.held(heldCount, setup.noun) : .heldChosen(setup.noun)
    return held.text
  }

  /// Where the run stands: `Level 2, 13 points, 1 mistake to spare.`
  public var runSentence: String {
    let spare = max(0, spare ?? 0)
    let parts: [String?] = [
      levelTitle(level).capitalized, counted(points, .point),
      spare == 0 ? nil : EndMessage.spare(spare).text,
    ]
    return "\(parts.compactMap(\.self).joined(separator: ", "))."
  }
}

extension GameEnd {
  /// `YOU WON` or `YOU LOST`.
  public var headline: String { (game.result.isWon ? labels.youWon : labels.youLost).text }

  /// What was done, the most important first: how the game ended, what sets it apart, what it makes of the run, and
  /// what the villain held.
  public var sentences: [String] {
    let ending = game.result.isWon ? found(game.result).text : answerSentence(game)
    let held = game.result.setup.setter.dodges ? held(game).text : nil
    return [ending] + distinctions.map(\.text)
      + [command, Presentation.runSentence(for: game), held].compactMap(\.self)
  }

  /// What the word means, where that's known.
  public var meaning: String? { game.meaning.map { meaningSentence($0, of: game.result.word) } }

  /// The word where it wasn't found.
  public var answer: String? { game.result.isWon ? nil : game.result.word }
}
