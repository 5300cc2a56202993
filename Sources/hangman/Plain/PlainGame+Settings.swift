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
    guard session.next.setup.subject.length != nil else { return [drawnLengthSentence] }
    let lengths = universe.lengths
    if text.isEmpty { return [lengthSentence(session.next, universe), lengthUsage] }
    if text.lowercased() == "varied" {
      change { $0.isVaried = true }
      return [lengthSentence(session.next, universe), nextGameSentence]
    }
    guard let number = number(text) else { return [notANumberSentence(text, usage: lengthUsage)] }
    guard lengths.contains(number) else { return noSuchLengthSentences(text, lengths) }
    change { ($0.length, $0.isVaried) = (number, false) }
    return [lengthSentence(session.next, universe), nextGameSentence] + parSentences(on: session)
  }

  func changeMisses(to text: String) -> [String] {
    if text.isEmpty {
      return [missesSentence(session.next, session.collection.universe), missesUsage]
    }
    if let named = Difficulty.named.first(where: { $0.description == text.lowercased() }) {
      return change(to: named)
    }
    guard let number = number(text) else { return [notANumberSentence(text, usage: missesUsage)] }
    guard GameSetup.allowedRange.contains(number) else { return [allowedRangeSentence(text)] }
    return change(to: .custom(number))
  }

  private func change(to difficulty: Difficulty) -> [String] {
    change { $0.difficulty = difficulty }
    return [missesSentence(session.next, session.collection.universe), nextGameSentence]
      + parSentences(on: session)
  }

  func changeEvil(to text: String) -> [String] {
    switch text.lowercased() {
    case "": return [evilSentence(session.settings.setter), evilUsage] + characterSentences
    case "on": change { $0.isEvil = true }
    case "off": change { $0.isEvil = false }
    case let name:
      guard let villain = Setter.dodgers.first(where: { $0.argument == name }) else {
        return [notASwitchSentence(name)]
      }
      change { $0.setter = villain }
    }
    return [evilSentence(session.settings.setter), nextGameSentence] + parSentences(on: session)
  }

  /// Tells how many words are held, now or after each guess from now on.
  func changeMeter(to text: String) -> [String] {
    switch text.lowercased() {
    case "": return [heldSentence(session.round)]
    case "on":
      change { $0.showsMeter = true }
      return ["The meter is on. \(heldSentence(session.round))"]
    case "off":
      change { $0.showsMeter = false }
      return ["The meter is off."]
    case let other: return ["The meter is on or off, not \(quoted(other) ?? "that")."]
    }
  }

  func changeList(to name: String) -> [String] {
    if name.isEmpty { return [listSentence(session.collection), listUsage(session.library.lists)] }
    let (name, lists) = (name.lowercased(), session.library.lists)
    guard let list = lists.first(where: { $0.plainName == name }) ?? session.library.named(name)
    else { return [noSuchListSentence(name, lists)] }
    change { $0.list = list.id }
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
    return [movedLengthSentence(from: lost, to: length)]
  }

  func changeCategory(to name: String) -> [String] {
    let universe = session.collection.universe
    guard universe.isOfPhrases else { return [noPhrasesSentence] }
    if name.isEmpty {
      return [
        categorySentence(session.next.setup.subject.category), categoryUsage(universe.categories),
      ]
    }
    let category = Category(named: name)
    guard category != nil || name.lowercased() == "any" else {
      return [noSuchCategorySentence(name, universe.categories)]
    }
    change { $0.category = category }
    return [categorySentence(category)]
      + (session.next.lostSetter == nil ? [] : [tooFewAlikeSentence]) + [nextGameSentence]
  }

  private func change(_ body: (inout Settings) -> Void) {
    var settings = session.settings
    body(&settings)
    session.change(to: settings)
  }

  private var nextGameSentence: String {
    board.status == .playing
      ? "It starts with the next game; this one goes on as it is."
      : "It starts with the next game. Type new to begin."
  }

  /// A whole number; one that no `Int` holds is out of every range all the same.
  private func number(_ text: String) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text) ?? Int.max
  }
}
