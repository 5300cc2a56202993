public import ProgramModel

/// A language's words for all that is told. The facts come as values of the messages' types, so a language
/// that lacks a sentence doesn't compile; which fact is told, and where, no language decides.
public protocol Tongue: Counting, Naming {
  func text(_ message: GameMessage) -> String
  func text(_ message: EndMessage) -> String
  func text(_ message: ConfessionMessage) -> String
  func text(_ message: DailyMessage) -> String
  func text(_ message: ShareMessage) -> String
  func text(_ message: GhostMessage) -> String
  func text(_ message: FaultMessage) -> String
  func text(_ message: HostMessage) -> String
  func text(_ message: PlainMessage) -> String
  func text(_ text: ScreenText) -> String

  var labels: Labels { get }
  func words(for line: KeyLine) -> Keys
  func words(for command: PlainCommand) -> CommandWords
  func words(for setting: SettingName) -> SettingWords

  /// What stands behind a par, in 38 columns with it and in 24.
  func words(for verdict: ParVerdict) -> (text: String, brief: String)

  /// What the setters remark on their games. Whatever is said of words is true of any round at that moment.
  var script: Voice.Script { get }

  /// The days of the week from Monday on, as they begin a sentence; two letters are enough to tell them apart.
  var weekdays: [String] { get }
  var months: [String] { get }

  /// The months in three letters.
  var briefMonths: [String] { get }

  /// What stands above the table of the lists: name, title, entries, lengths and source.
  var listHeadings: [String] { get }
}

extension Language {
  /// Its words.
  public var tongue: any Tongue {
    switch self {
    case .english: English()
    case .dutch: Dutch()
    }
  }
}

/// The words of the language that is spoken now.
var tongue: any Tongue { Language.current.tongue }

/// What is told, without the words for it.
public protocol Message: Hashable, Sendable {
  func text(in tongue: any Tongue) -> String
}

extension Message {
  /// The same in the language that is spoken now.
  public var text: String { text(in: tongue) }
}
