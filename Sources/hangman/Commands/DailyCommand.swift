import ArgumentParser
import HangmanModel

/// `hangman daily`: the game of the day.
struct DailyCommand: ShownCommand, StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Play the game of the day, which is the same for everyone.",
    discussion: """
      There is one try a day, from midnight to midnight where you are; it counts for the day on which it \
      was begun. A game that was left goes on, and once it is over the calendar of the last weeks is shown. \
      List, length and setter change with the day of the week.
      """)

  @Flag(help: "Play it although the last one was days ago: the clock is right.")
  var sure = false

  @Flag(help: "Drop days that lie ahead, since the clock was wrong; their games stay.")
  var drop = false

  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions
  @OptionGroup var voice: VoiceOptions

  func run() throws {
    let answer: DailyAnswer = drop ? .drop : sure ? .sure : .none
    try Visit(.daily(answer), storage, display, voice).play()
  }
}
