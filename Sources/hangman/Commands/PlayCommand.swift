import ArgumentParser
import HangmanModel
import Presentation
import Words

/// `hangman play`: a game that somebody has shared, or a word that somebody has set.
struct PlayCommand: ShownCommand, StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a game that was shared, or a word that a friend has set.",
    discussion: "Such a game isn't scored. The game in play waits until it has ended.")

  @OptionGroup var code: CodeOptions
  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions
  @OptionGroup var voice: VoiceOptions

  func run() throws {
    let read = try code.read()
    var words: LoadedWords?
    let beginning: Round?
    switch read {
    case let word as FriendWord: beginning = word.round()
    case let record as GameRecord where record.isChallenge:
      let (placed, loaded, universe) = try code.place(record)
      words = loaded
      if placed.isOfAnotherEdition { warn(sameBeginningSentence(placed)) }
      beginning = Round(beginning: placed.anew, in: universe)
    default: throw Failure(otherKindSentence(read))
    }
    guard let beginning else { throw CodeFault.unplayable }
    var visit = Visit(.beginning(beginning), storage, display, voice)
    visit.words = words
    try visit.play()
  }
}
