import HangmanModel
import Presentation
import Words

let lengthUsage = "To change it, type for example: length 6, or length varied."
let missesUsage = "To change them, type for example: misses 10, or misses fair."
let evilUsage = "To change it, type evil on, evil off, or evil and a name, such as evil angel."
let solveUsage = "To say what it is, type for example: solve bear."
let drawnLengthSentence = "The length of a phrase is drawn. For words, type list webster first."
let noPhrasesSentence = "Categories are for phrases. Type list phrases first."

/// What the next game is played with, and the game in play where that differs.
func settingSentences(
  _ next: Resolution, in list: WordCollection, now board: Board
) -> [String] {
  let setup = next.setup
  let isSame = setup == board.setup || board.status != .playing
  return kindSentences(next, in: list)
    + [missesSentence(next, list.universe), evilSentence(next.lostSetter ?? setup.setter)]
    + (next.lostSetter == nil ? [] : [tooFewAlikeSentence])
    + (isSame ? [] : ["That is for the next game.", nowSentence(board)])
    + ["To change them, type for example: length 6, misses 10, or evil off."]
}

private func kindSentences(_ next: Resolution, in list: WordCollection) -> [String] {
  let setup = next.setup
  switch setup.subject {
  case .phrase(let category): return [listSentence(list), categorySentence(category)]
  case .word:
    return (setup.list == GameSetup.standard.list ? [] : [listSentence(list)])
      + [lengthSentence(next, list.universe)]
  }
}

private func nowSentence(_ board: Board) -> String {
  let kind =
    board.category == nil
    ? counted(board.pattern.length, .letter)
    : "a phrase of \(counted(board.pattern.length, .character))"
  return "This game: \(kind), \(counted(board.allowed, .mistake)) allowed, "
    + "evil \(board.setup.setter.dodges ? "on" : "off")\(nameInBrackets(board.setup.setter))."
}

func lengthSentence(_ next: Resolution, _ universe: WordUniverse) -> String {
  if next.rule.isVaried {
    return "Word length: varied, of \(listedLengths(universe.variedLengths, .letter))."
  }
  return "Word length: \(counted(next.setup.subject.length ?? 0, .letter))."
}

/// The difficulty, and the mistakes unless they follow from a length that isn't known yet.
func missesSentence(_ next: Resolution, _ universe: WordUniverse) -> String {
  let allowed = "Mistakes allowed: \(next.setup.allowed)."
  guard let difficulty = next.rule.difficulty, difficulty.followsPar else { return allowed }
  let spare = universe.par(of: next.setup).map { next.setup.allowed - $0 }
  let conduct = spare.map { ", \(difficulty.conduct(atMost: next.rule.isVaried ? nil : $0))" } ?? ""
  let told = "Difficulty: \(difficulty.description)\(conduct)."
  return next.rule.isVaried ? told : "\(allowed) \(told)"
}

func evilSentence(_ setter: Setter) -> String {
  if !setter.dodges { return "Evil is off: I choose a word and keep it." }
  return setter.isStandard
    ? "Evil is on: I dodge, and never lie."
    : "Evil is on, and I am the \(setter.name). \(setter.expectation)"
}

/// What to expect of each that evil can be.
var characterSentences: [String] { Setter.dodgers.map { "\($0.name): \($0.expectation)" } }

private func nameInBrackets(_ setter: Setter) -> String {
  setter.dodges && !setter.isStandard ? " (\(setter.name))" : ""
}

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
    "No word has \(quoted(text).map { _ in text } ?? "that many") letters.",
    "There are words of \(listedLengths(lengths, .letter)).",
  ]
}

func allowedRangeSentence(_ text: String) -> String {
  let range = GameSetup.allowedRange
  let wrong = quoted(text).map { _ in text } ?? "That"
  return "\(wrong) is out of range. Mistakes can be \(range.lowerBound) to \(range.upperBound)."
}

func notANumberSentence(_ text: String, usage: String) -> String {
  "\(quoted(text) ?? "That") isn't a number. \(usage)"
}

func notASwitchSentence(_ text: String) -> String {
  "Evil is on or off, not \(quoted(text) ?? "that"). \(evilUsage)"
}
