import GhostModel
import HangmanModel
import ProgramModel
import Words

/// The words of the game in Dutch.
struct Dutch: Tongue {
  let thousandsSeparator = "."
  let and = "en"
  let or = "of"
  let to = " tot en met "
  let of = "van"

  func name(of noun: Noun, _ number: Int) -> String {
    let isOne = number == 1
    return switch noun {
    case .word: isOne ? "woord" : "woorden"
    case .phrase: isOne ? "uitdrukking" : "uitdrukkingen"
    case .letter: isOne ? "letter" : "letters"
    case .character: isOne ? "teken" : "tekens"
    case .place: isOne ? "plek" : "plekken"
    case .mistake: isOne ? "fout" : "fouten"
    case .point: isOne ? "punt" : "punten"
    case .level: isOne ? "level" : "levels"
    case .game: isOne ? "spel" : "spellen"
    case .round: isOne ? "ronde" : "rondes"
    case .win: isOne ? "zege" : "zeges"
    case .minute: isOne ? "minuut" : "minuten"
    case .hour: "uur"
    case .day: isOne ? "dag" : "dagen"
    }
  }

  func text(_ day: Day) -> String {
    "\(day.dayOfMonth) \(months[day.monthOfYear - 1]) \(day.year)"
  }

  func brief(_ day: Day) -> String {
    day.description.split(separator: "-").reversed().joined(separator: "-")
  }

  var numbers: [String] {
    ["geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"]
  }

  func words(forSetter id: String) -> SetterWords? { Self.setters[id] }

  private static let setters: [String: SetterWords] = [
    "evil": (
      "Kobold", "houdt het meeste",
      "Hij houdt de grootste groep; zelfde letters, vaak zelfde eind."
    ),
    "devil": (
      "Duivel", "speelt volmaakt", "Hij speelt volmaakt: niemand maakt minder fouten dan par."
    ),
    "trickster": (
      "Dobbelaar", "laat het lot kiezen",
      "Hij dobbelt om de groepen: geen twee spellen zijn hetzelfde."
    ),
    "angel": ("Engel", "smokkelt voor jou", "Hij zegt ja zolang er een woord bij past."),
    "good": ("Eerlijk", "houdt één woord", "Hij kiest één woord, en blijft erbij."),
  ]

  var usualList: String { "dutch" }
  var usualGhostList: String { "dutch" }
  func name(of language: Language) -> String { language == .english ? "Engels" : language.name }

  func words(forList id: String) -> ListWords? {
    switch id {
    case "webster": ("Webster", nil, nil)
    case "english": ("Alledaags Engels", "engels", "SCOWL, zonder namen")
    case "dutch": (nil, "nederlands", "OpenTaal, zonder namen")
    case "phrases": ("Zegswijzen", "zegswijzen", "WordNet 3.0, en eigen werk")
    case "file": (nil, "bestand", nil)
    default: nil
    }
  }

  func name(ofCategory name: String) -> String? { Self.categories[name] }

  private static let categories = [
    "Animals": "Dieren", "Body and Health": "Lichaam", "Deeds and Events": "Daden",
    "Food and Drink": "Eten en drinken", "Groups": "Groepen", "Language and Media": "Taal en media",
    "Mind": "Geest", "Money and Time": "Geld en tijd", "People": "Mensen", "Places": "Plaatsen",
    "Plants": "Planten", "Proverbs": "Spreekwoorden", "Qualities and States": "Eigenschappen",
    "Science": "Wetenschap", "Things": "Dingen",
  ]

  func words(for opponent: GhostOpponent) -> (name: String, conduct: String) {
    switch opponent {
    case .novice: ("beginner", "Weet weinig, denkt amper vooruit.")
    case .clever: ("slim", "Vergist zich één op de vijf keer.")
    case .perfect: ("volmaakt", "Verliest nooit wat te winnen is.")
    case .bluffer: ("bluffer", "Bluft soms: daag hem dan uit.")
    }
  }
}
