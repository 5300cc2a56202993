extension English {
  func text(_ text: SettingsText) -> String {
    switch text {
    case .fromNextGame: "Changes start with the next game."
    case .atOnce: "This changes at once."
    case .list(let count, let noun): "\(counted(count, noun)). They come with the next game."

    case .varied: "varied"
    case .variedLengths(let first, let last): "another each game, \(first) to \(last)"
    case .words(let count, let length, let lost):
      (lost.map { "No word has \(counted($0, .letter)), so now: " } ?? "")
        + "\(counted(count, .word)) of \(counted(length, .letter))"
    case .waysOfLength: "Enter: another length each game. Arrows: one that stays."
    case .anyCategory: "Any"
    case .tooFewAlike(let many): "\(counted(many, .phrase)); too few look alike to dodge among them"
    case .waysOfDifficulty: "Enter: Gentle, Fair, Hard. Arrows: a number of your own."

    case .evil(true): "it chooses no word, and dodges"
    case .evil(false): "it chooses a word, and keeps to it"
    case .meter(let isOn): isOn ? "tells how many words are held" : "how many are held is secret"
    case .voice(let isOn): isOn ? "remarks on the game" : "says what happened, no more"
    case .animation(let isOn): isOn ? "screens flip and slide" : "screens change at once"
    case .mouse(let isOn): isOn ? "click keys, drag sliders" : "the terminal's own, for selecting"
    case .conduct(let setter): "It \(setter.conduct)."
    case .characterWaits: "It plays with evil on."
    case .alphabetical: "A to Z"
    }
  }

  func brief(_ text: SettingsText) -> String {
    switch text {
    case .fromNextGame: "From the next game on."
    case .atOnce: "At once."
    case .list(let count, let noun): counted(count, noun)
    case .words(let count, let length, let lost?):
      "No word of \(lost). \(counted(count, .word)) of \(counted(length, .letter))"
    case .waysOfLength: "Enter: varied, or not."
    case .waysOfDifficulty: "Enter: easier or harder."
    default: self.text(text)
    }
  }
}
