import GhostModel
import HangmanModel
import ProgramModel
import Words

/// The words of the game in English.
struct English: Tongue {
  let thousandsSeparator = ","
  let and = "and"
  let or = "or"
  let to = " to "
  let of = "of"

  func name(of noun: Noun, _ number: Int) -> String { number == 1 ? "\(noun)" : "\(noun)s" }

  func text(_ day: Day) -> String { day.description }
  func brief(_ day: Day) -> String { day.description }

  var numbers: [String] {
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  }

  func words(forSetter id: String) -> SetterWords? { Self.setters[id] }

  private static let setters: [String: SetterWords] = [
    "evil": (
      "Imp", "keeps the largest group",
      "It keeps the largest group; the same letters often end alike."
    ),
    "devil": (
      "Devil", "plays perfectly", "It plays perfectly: nobody can make fewer mistakes than par."
    ),
    "trickster": (
      "Trickster", "draws lots", "It draws lots among the groups, so no two games are alike."
    ),
    "angel": (
      "Angel", "cheats for you", "It cheats for you: it says yes wherever some word allows it."
    ),
    "good": ("Good", "keeps one word", "It chooses one word, and keeps to it."),
  ]

  var usualList: String { "webster" }
  var usualGhostList: String { "english" }
  func name(of language: Language) -> String { language == .dutch ? "Dutch" : language.name }

  // The titles and categories of the lists are English.
  func words(forList id: String) -> ListWords? { nil }
  func name(ofCategory name: String) -> String? { nil }

  func words(for opponent: GhostOpponent) -> (name: String, conduct: String) {
    switch opponent {
    case .novice: ("novice", "It knows few words, and hardly plans.")
    case .clever: ("clever", "It slips at one letter in five.")
    case .perfect: ("perfect", "It never loses what it can win.")
    case .bluffer: ("bluffer", "It may bluff: challenge its dead ends.")
    }
  }
}
