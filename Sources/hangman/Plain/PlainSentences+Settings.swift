import HangmanModel
import Presentation
import ProgramModel
import Words

/// What the next game is played with, and the game in play where that differs.
func settingSentences(
  _ next: Resolution, in list: WordCollection, now board: Board
) -> [String] {
  let setup = next.setup
  let isSame = setup == board.setup || board.status != .playing
  return kindSentences(next, in: list)
    + [missesSentence(next, list.universe), evilSentence(next.lostSetter ?? setup.setter)]
    + (next.lostSetter == nil ? [] : [PlainMessage.tooFewAlike.text])
    + (isSame ? [] : [PlainMessage.forNextGame.text, nowSentence(board)])
    + [PlainMessage.usage.text]
}

private func kindSentences(_ next: Resolution, in list: WordCollection) -> [String] {
  let setup = next.setup
  switch setup.subject {
  case .phrase(let category): return [listSentence(list), categorySentence(category)]
  case .word:
    return (setup.list == Language.current.usualList ? [] : [listSentence(list)])
      + [lengthSentence(next, list.universe)]
  }
}

private func nowSentence(_ board: Board) -> String {
  let (length, setter) = (board.pattern.length, board.setup.setter)
  let kind =
    board.category == nil ? counted(length, .letter) : PlainMessage.phrase(length).text
  let name = setter.dodges && !setter.isStandard ? " (\(setter.localizedName))" : ""
  let evil = (setter.dodges ? PlainWord.on : .off).text + name
  return PlainMessage.inPlay(kind, allowed: board.allowed, evil: evil).text
}

func lengthSentence(_ next: Resolution, _ universe: WordUniverse) -> String {
  if next.rule.isVaried {
    return PlainMessage.variedLength(universe.variedLengths).text
  }
  return "\(labels.wordLength.text): \(counted(next.setup.subject.length ?? 0, .letter))."
}

/// The difficulty, and the mistakes unless they follow from a length that isn't known yet.
func missesSentence(_ next: Resolution, _ universe: WordUniverse) -> String {
  let allowed = "\(labels.mistakesAllowed.text): \(next.setup.allowed)."
  guard let difficulty = next.rule.difficulty, difficulty.followsPar else { return allowed }
  let spare = universe.par(of: next.setup).map { next.setup.allowed - $0 }
  let conduct = spare.map { difficulty.conduct(atMost: next.rule.isVaried ? nil : $0) }
  let parts = [difficulty.title.lowercased(), conduct].compactMap(\.self)
  let told = PlainMessage.difficulty(parts.joined(separator: ", ")).text
  return next.rule.isVaried ? told : "\(allowed) \(told)"
}

func evilSentence(_ setter: Setter) -> String {
  if !setter.dodges { return PlainMessage.evilOff.text }
  return (setter.isStandard ? PlainMessage.evilOn : .evilAs(setter)).text
}

/// What to expect of each that evil can be.
var characterSentences: [String] { Setter.dodgers.map { "\($0.localizedName): \($0.expectation)" } }

/// What par says of the mistakes allowed; nothing where it isn't known.
func parSentences(on session: GameSession) -> [String] {
  let (next, universe) = (session.next, session.collection.universe)
  let setup = next.setup
  if next.rule.isVaried {
    return [hopelessSentence(setup, par: next.par(in: universe))].compactMap(\.self)
  }
  let most = setup.subject.length.flatMap(universe.mostMisses)
  return setup.parSentences(par: universe.par(of: setup), mostMisses: most).map { [$0.text] } ?? []
}

func noSuchLengthSentences(_ text: String, _ lengths: [Int]) -> [String] {
  [
    PlainMessage.noWordOfLength(quoted(text).map { _ in text }).text,
    PlainMessage.lengths(lengths).text,
  ]
}
