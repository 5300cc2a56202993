import GhostModel
import ProgramModel

extension Dutch {
  func words(forSetter id: String) -> SetterWords? { Self.setters[id] }

  private static let setters = [
    "evil": SetterWords(
      "Kwelgeest", "houdt het meeste",
      "Hij houdt de grootste groep; vaak eindigt dat op hetzelfde."),
    "devil": SetterWords(
      "Duivel", "speelt volmaakt",
      "Hij speelt volmaakt: niemand maakt minder fouten dan par."),
    "trickster": SetterWords(
      "Dobbelaar", "dobbelt erom",
      "Hij dobbelt om de groepen: geen twee spellen zijn hetzelfde."),
    "angel": SetterWords(
      "Engel", "smokkelt voor jou",
      "Hij smokkelt voor jou: hij zegt ja zolang er een woord bij past."),
    "good": SetterWords("Eerlijk", "houdt één woord", "Hij kiest één woord, en blijft erbij."),
  ]

  var usualList: String { "dutch" }
  func name(of language: Language) -> String { language == .dutch ? "Nederlands" : "Engels" }

  var usualGhostList: String { "dutch" }

  func title(ofList id: String) -> String? {
    ["webster": "Webster", "english": "Alledaags Engels", "phrases": "Zegswijzen"][id]
  }

  func name(ofCategory name: String) -> String? { Self.categories[name] }

  private static let categories = [
    "Animals": "Dieren", "Body and Health": "Lichaam", "Deeds and Events": "Daden",
    "Food and Drink": "Eten en drinken", "Groups": "Groepen", "Language and Media": "Taal en media",
    "Mind": "Geest", "Money and Time": "Geld en tijd", "People": "Mensen", "Places": "Plaatsen",
    "Plants": "Planten", "Proverbs": "Spreekwoorden", "Qualities and States": "Eigenschappen",
    "Science": "Wetenschap", "Things": "Dingen",
  ]

  var titleOfFriendsWord: String { "Woord van een vriend" }

  func words(for opponent: GhostOpponent) -> (name: String, conduct: String) {
    switch opponent {
    case .novice: ("beginner", "Kent weinig woorden, en plant amper.")
    case .clever: ("slim", "Vergist zich bij één letter op vijf.")
    case .perfect: ("volmaakt", "Verliest nooit wat te winnen is.")
    case .bluffer: ("bluffer", "Bluft soms: daag die letters uit.")
    }
  }

  var villainTitle: String { "GEMEEN GALGJE" }
  var plainTitle: String { "GALGJE" }
  var briefVillainTitle: String { "GEMEEN" }
}
