import HangmanModel
import Presentation
import ProgramModel
import Words

// Settings are stored at once, each alone, so that one out of this list's range isn't lost.
extension PlainGame {
  private var draft: SettingsDraft { SettingsDraft(session.settings, in: session.library) }

  private func all(in draft: SettingsDraft) -> HangmanSettings {
    HangmanSettings(draft, in: session.library)
  }

  /// What the next game is played with, and the game in play where that differs.
  var settings: [String] {
    let next = session.next
    let isListTold =
      next.setup.subject.length == nil || next.setup.list != Language.current.usualList
    let told = all(in: draft).all.filter { isListTold || $0.name != .list }.flatMap(\.told)
    let isSame = next.setup == board.setup || board.status != .playing
    return told + (next.lostSetter == nil ? [] : [PlainMessage.tooFewAlike.text])
      + (isSame ? [] : [PlainMessage.forNextGame.text, nowSentence])
      + [PlainMessage.usage.text]
  }

  private var nowSentence: String {
    let (length, setter) = (board.pattern.length, board.setup.setter)
    let kind =
      board.category == nil ? counted(length, .letter) : PlainMessage.phrase(length).text
    let name = setter.dodges && !setter.isStandard ? " (\(setter.localizedName))" : ""
    let evil = (setter.dodges ? PlainWord.on : .off).text + name
    return PlainMessage.inPlay(kind, allowed: board.allowed, evil: evil).text
  }

  /// Tells of a setting, or changes it to what was typed.
  func change(_ name: SettingName, to text: String) -> [String] {
    guard let setting = all(in: draft)[name] else {
      return [(name == .length ? PlainMessage.lengthIsDrawn : .onlyForPhrases).text]
    }
    if text.isEmpty { return setting.told + setting.usage }
    guard let draft = take(text, for: name) else { return setting.refusal(of: text) }
    let start: PlainMessage = board.status == .playing ? .startsNext : .startsWithNew
    guard let changed = all(in: draft)[name] else { return [start.text] }
    return changed.told + changed.follows + [start.text] + changed.warning
  }

  /// Tells how many words are held, now or after each guess from now on.
  func changeMeter(to text: String) -> [String] {
    if text.isEmpty { return [GameView(session.round).heldSentence] }
    guard let draft = take(text, for: .meter) else {
      return [PlainMessage.meterSwitch(quoted(text.lowercased())).text]
    }
    let isOn = draft.settings.showsMeter
    let told = PlainMessage.meter(isOn).text
    return [isOn ? "\(told) \(GameView(session.round).heldSentence)" : told]
  }

  /// Changes a setting to what was typed, in whatever language; nil where that is none of its values.
  private func take(_ text: String, for name: SettingName) -> SettingsDraft? {
    let before = draft
    var draft = before
    let isTaken = Language.spokenFirst.contains { language in
      Language.$current.withValue(language) {
        let setting = all(in: before)[name]
        return [setting?.control, setting?.other].contains { $0?.take(text, in: &draft) == true }
      }
    }
    if !isTaken { return nil }
    draft.follow(before, in: session.library)
    if name == .list { draft.moveLength() }
    session.change(to: draft.settings, choosingList: name == .list)
    return draft
  }
}

extension SettingControl {
  /// Takes what was typed; false where that is none of its values.
  fileprivate func take(_ text: String, in draft: inout SettingsDraft) -> Bool {
    switch self {
    case .toggle(let path):
      guard let place = place(of: text, among: [labels.off.text, labels.on.text]) else {
        return false
      }
      draft[keyPath: path] = place == 1
    case .choice(let path, let titles):
      guard let place = place(of: text, among: titles) else { return false }
      draft[keyPath: path] = place
    case .number(let path, let values, _, let names, let named, _):
      let place = place(of: text, among: names)
      let number = wholeNumber(text).flatMap { values.contains($0) ? $0 : nil }
      if place == nil && number == nil { return false }
      draft[keyPath: named] = place
      if let number { draft[keyPath: path] = number }
    }
    return true
  }

  private func place(of text: String, among titles: [String]) -> Int? {
    titles.firstIndex { isTyped(text, as: $0) }
  }
}

extension Setting {
  /// What is said to something that is none of its values.
  fileprivate func refusal(of text: String) -> [String] {
    if case .number = control, wholeNumber(text) != nil {
      return outOfRange(quoted(text).map { _ in text }).map(\.text)
    }
    // The categories begin with capitals.
    let said = quoted(name == .category ? text : text.lowercased())
    return [([refusal(said).text] + usage.prefix(1)).joined(separator: " ")]
  }
}

/// A whole number; one that no `Int` holds is out of every range all the same.
private func wholeNumber(_ text: String) -> Int? {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
  return Int(text) ?? Int.max
}
