import ArgumentParser

/// `hangman daily`: the game of the day.
struct DailyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Play the game of the day, which is the same for everyone.",
    discussion: """
      There is one try a day, from midnight to midnight where you are; it counts for the day on which it \
      was begun. A game that was left goes on, and once it is over the calendar of the last weeks is shown. \
      List, length and setter change with the day of the week.
      """)

  @OptionGroup(title: "The store") var storage: StoreOptions
  @OptionGroup(title: "The terminal") var display: DisplayOptions
  @OptionGroup var voice: VoiceOptions

  func run() throws {
    try Visit(.daily, storage, display, voice).play()
  }
}
