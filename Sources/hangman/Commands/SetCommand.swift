import ArgumentParser
import Glibc
import HangmanModel
import Presentation
import ProgramModel
import Words

/// `hangman set`: a word or phrase for a friend to guess.
struct SetCommand: ShownCommand, StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set a word for a friend, to play here or by a code.",
    discussion: """
      A screen takes the word unseen. Without a terminal, or with --plain, a line is read and its code \
      printed. \(Language.english.tongue.labels.codeHides.text)
      """)

  @Option(help: ArgumentHelp("How many mistakes lose the game, 1 to 26.", valueName: "n"))
  var misses = GameSetup.standard.allowed

  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions

  func validate() throws { try check("--misses", misses, isIn: GameSetup.allowedRange) }

  func run() throws {
    if display.isLineByLine { return try readWord() }
    try Visit(.word(allowed: misses), storage, display).play()
  }

  /// Reads lines until one is a word, and prints its code.
  private func readWord() throws {
    let isTyped = isatty(STDIN_FILENO) == 1
    if isTyped { note(FaultMessage.typeFriendWord.text) }
    for line in HiddenLines() {
      if let word = FriendWord(String(decoding: line, as: UTF8.self), allowed: misses) {
        _ = try writeOutput(word.code() + "\n")
        note(ShareMessage.friendsCode(word).text)
        note(labels.codeHides.text)
        return
      }
      let refusal = FaultMessage.noFriendWord(longest: FriendWord.longest)
      guard isTyped else { throw Failure(refusal) }
      note(refusal.text)
    }
    throw Failure(.friendWordMissing)
  }

  private func note(_ sentence: String) { _ = writeAll(sentence + "\n", to: STDERR_FILENO) }
}
