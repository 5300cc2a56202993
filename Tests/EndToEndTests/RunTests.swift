import Glibc
import HangmanModel
import TerminalHarness
import Testing
import Waiting
import Words

/// A player's way through lists, phrases and a run, in a whole terminal.
@Suite(.waiting) struct RunTests {
  private static let seed = 5 as UInt64

  /// The rounds of a run on phrases, which begin where the chances of a game stand that was given up.
  private func rounds() throws -> [Round] {
    let phrases = try #require(Library.embedded.named("phrases"))
    let setup = GameSetup(
      list: phrases.id, subject: .phrase(nil), allowed: 8, setter: .named(dodging: false))
    var seeds = SeededGenerator(seed: Self.seed)
    var round = try #require(Round(setup, seed: seeds.next(), in: phrases.universe))
    var rounds: [Round] = []
    for _ in 0..<3 {
      rounds.append(round)
      round.solve(Solution(round.witness()))
      round = try #require(round.nextLevel(otherwise: 0))
    }
    return rounds
  }

  @Test func aPhraseIsSolvedAndExplainedAndARunComesToItsTable() throws {
    let home = try Home()
    let rounds = try rounds()
    let game = try home.tmux("exec \"$HANGMAN\" --no-animation --seed \(Self.seed)")
    try game.expect("8 letters")
    try choosePhrases(in: game)
    for (index, round) in rounds.prefix(2).enumerated() {
      try game.expect("level \(index + 1)")
      try game.expect("Category:")
      try solve(round.witness(), in: game)
      try game.expect("YOU WON")
      let meaning = try #require(round.meaning(of: round.witness()))
      try game.expect("(\(meaning.kind)):")
      try game.expect("Level \(index + 2) is next")
      try game.send(.enter)
    }
    try game.expect("level 3")
    try lose(rounds[2], in: game)
    try game.expect("That ends the run: 2 levels, \(points(of: rounds)) points.")
    for key in [NamedKey.backTab, .enter] { try game.send(key) }
    try game.expect("[Games]")
    try game.send(.right)
    try game.expect("[Runs]")
    try game.expect("the run, marked") { screen in
      screen.contains { $0.contains("►  1") && $0.contains("\(points(of: rounds))") }
    }
    try game.send(.left)
    try game.send(.left)
    try game.expect("[Statistics]")
    try game.expect("2 won (67 %)")
  }

  @Test func aRunGoesOnAfterItsProgramWasKilledBetweenTwoLevels() throws {
    let home = try Home()
    let rounds = try rounds()
    let first = try home.tmux("exec \"$HANGMAN\" --no-animation --seed \(Self.seed)")
    try first.expect("8 letters")
    try choosePhrases(in: first)
    try first.expect("Category:")
    try solve(rounds[0].witness(), in: first)
    try first.expect("YOU WON")
    try first.signal(SIGKILL)
    try first.waitForEnd()

    let next = try home.tmux()
    try next.expect("level 2")
    try next.expect("Level 2, \(rounds[1].points) points.")
    try solve(rounds[1].witness(), in: next)
    try next.expect("Level 3 is next")
  }

  /// The points before the third level: twice the letters of each phrase that was solved at once.
  private func points(of rounds: [Round]) -> Int { rounds[2].points }

  private func choosePhrases(in game: Tmux) throws {
    for key in [NamedKey.backTab, .backTab, .enter] { try game.send(key) }
    try game.expect("Esc done")
    for key in [NamedKey.up, .end] { try game.send(key) }
    try game.expect("Category")
    for key in [NamedKey.down, .down, .down] { try game.send(key) }
    try game.send(" ")
    try game.expect("it chooses a word, and keeps to it")
    try game.send(.escape)
    try game.expect("Esc menu")
  }

  /// Says what it is; the spaces and signs of the phrase are left out.
  private func solve(_ phrase: String, in game: Tmux) throws {
    try game.send("/")
    try game.expect("Enter says it")
    try game.send(Solution(phrase).text.lowercased())
    try game.send(.enter)
  }

  /// Guesses letters that the phrase doesn't have until the last mistake.
  private func lose(_ round: Round, in game: Tmux) throws {
    let wrong = Letter.alphabet.filter { !round.witness().contains($0.character) }
    try game.send(String(wrong.prefix(round.board.allowed).map(\.character)).lowercased())
    try game.expect("YOU LOST")
  }
}
