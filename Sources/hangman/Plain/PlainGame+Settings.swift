import HangmanModel
import Presentation
import Words

// Settings are stored at once, each alone, so that one out of this list's range isn't lost.
extension PlainGame {
  var settings: [String] {
    settingSentences(session.next, in: session.collection, now: board)
  }

  func changeLength(to text: String) -> [String] {
    let universe = session.collection.universe
    guard session.next.setup.subject.length != nil else { return [PlainMessage.lengthIsDrawn.text] }
    let lengths = universe.lengths
    if text.isEmpty {
      return [lengthSentence(session.next, universe), PlainMessage.lengthUsage.text]
    }
    if PlainWord(typed: text) == .varied {
      change { $0.isVaried = true }
      return [lengthSentence(session.next, universe), nextGameSentence]
    }
    guard let number = number(text) else { return notANumber(text, .lengthUsage) }
    guard lengths.contains(number) else { return noSuchLengthSentences(text, lengths) }
    change { ($0.length, $0.isVaried) = (number, false) }
    return [lengthSentence(session.next, universe), nextGameSentence] + parSentences(on: session)
  }

  func changeMisses(to text: String) -> [String] {
    if text.isEmpty {
      return [
        missesSentence(session.next, session.collection.universe), PlainMessage.missesUsage.text,
      ]
    }
    if let named = Difficulty.named.first(where: { isTyped(text, as: $0.title) }) {
      return change(to: named)
    }
    guard let number = number(text) else { return notANumber(text, .missesUsage) }
    guard GameSetup.allowedRange.contains(number) else {
      let told = quoted(text).map { _ in text }
      let range = GameSetup.allowedRange
      return [
        PlainMessage.outOfRange(told, least: range.lowerBound, most: range.upperBound).text
      ]
    }
    return change(to: .custom(number))
  }

  private func change(to difficulty: Difficulty) -> [String] {
    change { $0.difficulty = difficulty }
    return [missesSentence(session.next, session.collection.universe), nextGameSentence]
      + parSentences(on: session)
  }

  func changeEvil(to text: String) -> [String] {
    if text.isEmpty {
      return [evilSentence(session.settings.setter), PlainMessage.evilUsage.text]
        + characterSentences
    }
    switch PlainWord(typed: text) {
    case .on: change { $0.isEvil = true }
    case .off: change { $0.isEvil = false }
    default:
      guard let villain = Setter.dodgers.first(where: { isTyped(text, as: $0.localizedName) })
      else {
        let refusal = PlainMessage.evilSwitch(quoted(text.lowercased())).text
        return ["\(refusal) \(PlainMessage.evilUsage.text)"]
      }
      change { $0.setter = villain }
    }
    return [evilSentence(session.settings.setter), nextGameSentence] + parSentences(on: session)
  }

  /// Tells how many words are held, now or after each guess from now on.
  func changeMeter(to text: String) -> [String] {
    if text.isEmpty { return [heldSentence(session.round)] }
    switch PlainWord(typed: text) {
    case .on:
      change { $0.showsMeter = true }
      return ["\(PlainMessage.meter(true).text) \(heldSentence(session.round))"]
    case .off:
      change { $0.showsMeter = false }
      return [PlainMessage.meter(false).text]
    default: return [PlainMessage.meterSwitch(quoted(text.lowercased())).text]
    }
  }

  func changeList(to name: String) -> [String] {
    if name.isEmpty { return [listSentence(session.collection), listUsage(session.library.lists)] }
    let (name, lists) = (name.lowercased(), session.library.lists)
    let named = lists.first {
      isTyped(name, as: $0.id.typedName) || isTyped(name, as: $0.localizedTitle)
    }
    guard let list = named ?? session.library.named(name) else {
      return ["\(PlainMessage.noSuchList(quoted(name)).text) \(listUsage(lists))"]
    }
    session.choose(list.id)
    let told =
      switch session.next.setup.subject {
      case .phrase(let category): [categorySentence(category)]
      case .word(let length): moveLength(to: length)
      }
    return [listSentence(list)] + told + [nextGameSentence]
  }

  /// Brings the length within what the list has, and says so.
  private func moveLength(to length: Int) -> [String] {
    guard let lost = session.next.lostLength else { return [] }
    change { $0.length = length }
    return [PlainMessage.movedLength(from: lost, to: length).text]
  }

  func changeCategory(to name: String) -> [String] {
    let universe = session.collection.universe
    guard universe.isOfPhrases else { return [PlainMessage.onlyForPhrases.text] }
    if name.isEmpty {
      return [
        categorySentence(session.next.setup.subject.category), categoryUsage(universe.categories),
      ]
    }
    let category = Category(named: name)
    guard category != nil || PlainWord(typed: name) == .any else {
      let refusal = PlainMessage.noSuchCategory(quoted(name)).text
      return ["\(refusal) \(categoryUsage(universe.categories))"]
    }
    change { $0.category = category }
    return [categorySentence(category)]
      + (session.next.lostSetter == nil ? [] : [PlainMessage.tooFewAlike.text])
      + [nextGameSentence]
  }

  private func change(_ body: (inout Settings) -> Void) {
    var settings = session.settings
    body(&settings)
    session.change(to: settings)
  }

  private var nextGameSentence: String {
    (board.status == .playing ? PlainMessage.startsNext : .startsWithNew).text
  }

  private func notANumber(_ text: String, _ usage: PlainMessage) -> [String] {
    ["\(PlainMessage.notANumber(quoted(text)).text) \(usage.text)"]
  }

  /// A whole number; one that no `Int` holds is out of every range all the same.
  private func number(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text) ?? Int.max
  }
}
