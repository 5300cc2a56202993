extension Dutch {
  func text(_ text: SettingsText) -> String {
    switch text {
    case .fromNextGame: self.text(ScreenText.settingsWait)
    case .atOnce: "Dit verandert meteen."
    case .list(let count, let noun): "\(counted(count, noun)). Vanaf het volgende spel."

    case .varied: "gevarieerd"
    case .variedLengths(let first, let last): "elk spel anders, \(first) tot \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "Geen woord heeft \(counted($0, .letter)), dus nu: " } ?? "")
        + "\(counted(count, .word)) van \(counted(length, .letter))"
    case .waysOfLength: "Enter: elk spel een andere lengte. Pijlen: een vaste."
    case .anyCategory: "Alle"
    case .tooFewAlike(let count): "\(counted(count, .phrase)); te weinig om uit te wijken"
    case .waysOfDifficulty: "Enter: mild, gewoon, zwaar. Pijlen: een eigen getal."

    case .evil(let isOn):
      isOn ? "kiest geen woord, en wijkt uit" : "kiest een woord, en blijft erbij"
    case .meter(let isOn): isOn ? "zegt hoeveel woorden ik heb" : "hoeveel ik er heb is geheim"
    case .voice(let isOn): isOn ? "geeft commentaar" : "zegt alleen wat er gebeurt"
    case .animation(let isOn): isOn ? "schermen draaien en schuiven" : "schermen wisselen meteen"
    case .mouse(let isOn):
      isOn ? "klik toetsen, sleep knoppen" : "van de terminal, om te selecteren"
    case .conduct(let setter): "Hij \(setter.conduct)."
    case .characterWaits: "Alleen met gemeen aan."
    case .alphabetical: "A–Z"
    }
  }

  func brief(_ text: SettingsText) -> String {
    switch text {
    case .fromNextGame: "Vanaf het volgende spel."
    case .atOnce: "Meteen."
    case .list(let count, let noun): counted(count, noun)
    case .words(let count, let length, let lost?):
      "Geen met \(lost), dus \(grouped(count)) van \(counted(length, .letter))"
    case .waysOfLength: "Enter: elk spel anders."
    case .waysOfDifficulty: "Enter: milder, zwaarder."
    default: self.text(text)
    }
  }
}
