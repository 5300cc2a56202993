import HangmanModel
import Words

/// The words of the game in Dutch.
struct Dutch: Tongue {
  let thousandsSeparator = "."
  let and = "en"
  let or = "of"
  let to = " tot en met "

  func name(of noun: Noun, _ number: Int) -> String {
    let (one, many) = noun.forms
    return number == 1 ? one : many
  }

  func text(_ day: Day) -> String {
    "\(day.dayOfMonth) \(Self.months[day.monthOfYear - 1]) \(day.year)"
  }

  func brief(_ day: Day) -> String {
    day.description.split(separator: "-").reversed().joined(separator: "-")
  }

  static let months = [
    "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
    "oktober", "november", "december",
  ]
}

extension Noun {
  /// One of them, and several.
  fileprivate var forms: (one: String, many: String) {
    switch self {
    case .word: ("woord", "woorden")
    case .phrase: ("uitdrukking", "uitdrukkingen")
    case .letter: ("letter", "letters")
    case .character: ("teken", "tekens")
    case .place: ("plek", "plekken")
    case .mistake: ("fout", "fouten")
    case .point: ("punt", "punten")
    case .level: ("level", "levels")
    case .game: ("spel", "spellen")
    case .round: ("ronde", "rondes")
    case .win: ("keer gewonnen", "keer gewonnen")
    case .minute: ("minuut", "minuten")
    case .hour: ("uur", "uur")
    case .day: ("dag", "dagen")
    }
  }
}
