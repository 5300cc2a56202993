import HangmanModel
import Words

extension Dutch {
  func text(_ message: EndMessage) -> String {
    switch message {
    case .won: "GEWONNEN"
    case .lost: "VERLOREN"
    case .found(let word, let misses, let allowed, let score):
      "Je vond \(word) "
        + (misses == 0 ? "zonder fouten" : "met \(misses) van de \(counted(allowed, .mistake))")
        + (score.map { ", \(standing($0))" } ?? "") + "."
    case .answer(let word, let noun): "\(name(of: noun, het: "Het", de: "De")) was \(word)."
    case .answers(let words): "Het had \(listed(words, or: true)) kunnen zijn."
    case .answerOrOthers(let word, 1, let noun):
      "Het was \(word), of één \(name(of: noun, het: "ander", de: "andere"))."
    case .answerOrOthers(let word, let others, let noun):
      "Het was \(word), of een van \(grouped(others)) andere \(name(of: noun, 2))."
    case .heldOne(let noun): "Ik had al die tijd maar één \(name(of: noun, 1))."
    case .held(let count, let noun, let last):
      "Ik begon met \(counted(count, noun)), en hield er \(last == 1 ? "één" : grouped(last)) over."
    case .best: "Je beste spel hier tot nu toe."
    case .streak(let wins, false): "Je won \(grouped(wins)) keer op rij."
    case .streak(let wins, true): "Je won \(grouped(wins)) keer op rij, vaker dan ooit."
    case .firstStory: "Hoe ik dat deed? Verhaal vertelt het."
    case .meaning(let meaning):
      "\(meaning.word) (\(Self.kinds[meaning.kind] ?? meaning.kind)): \(meaning.text)"
    case .meaningOfForm(let word, let meaning): "\(word): van \(text(EndMessage.meaning(meaning)))"
    case .villain(let setter): "de \(setter.localizedName)"
    case .unknownWord: "Dat woord kent bijna niemand."
    case .sameLetters: "Weer dezelfde letters?"
    case .suggestion(let suggestion, let key): "Kies met \(key) \(suggestion.title)."
    case .typedSuggestion(let suggestion, let command):
      "Typ voor \(suggestion.title) \(command), en dan new."
    }
  }

  /// Of words, as dictionaries shorten them.
  private static let kinds = ["noun": "zn.", "verb": "ww.", "adj.": "bn.", "adv.": "bw."]

  /// Where a score stands: `op par`, `één boven par`, `drie onder par`.
  private func standing(_ score: Int) -> String {
    score == 0 ? "op par" : "\(spelled(abs(score))) \(score > 0 ? "boven" : "onder") par"
  }

  /// A number in a word, up to ten.
  func spelled(_ number: Int) -> String {
    let words = [
      "geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien",
    ]
    return words.indices.contains(number) ? words[number] : grouped(number)
  }

  func text(_ message: RunMessage) -> String {
    switch message {
    case .standing(let level, let points, 0): "Level \(grouped(level)), \(counted(points, .point))."
    case .standing(let level, let points, let spare):
      "Level \(grouped(level)), \(counted(points, .point)), \(counted(spare, .mistake)) speling."
    case .next(let level, let points, let spare):
      "Nu komt level \(grouped(level))\(spareClause(spare)); je hebt \(counted(points, .point))."
    case .complete(let noun, let levels, let points):
      "Je hebt alle \(name(of: noun, 2)) van deze soort gevonden. De reeks is compleet: "
        + "\(runFigures(levels: levels, points: points))."
    case .ended(let levels, let points):
      "Zo eindigt de reeks: \(runFigures(levels: levels, points: points))."
    case .rank(let rank): "Dat is nummer \(rank) van de beste reeksen van deze soort."
    case .varied: "gevarieerd"
    case .from(let mistakes): "vanaf \(counted(mistakes, .mistake))"
    }
  }

  func spareClause(_ spare: Int) -> String {
    spare == 0 ? "" : ", met \(counted(spare, .mistake)) speling"
  }

  func text(_ message: ParMessage) -> String {
    switch message {
    case .score(let score, let par): "Dat is \(standing(score)), en par is \(par)."
    case .hopeless(let allowed, let par):
      "Met \(counted(allowed, .mistake)) ben ik onverslaanbaar: par is \(par)."
    case .risky(let allowed, let par):
      "Met \(counted(allowed, .mistake)) is opletten misschien niet genoeg: par is \(par)."
    case .askAllTheSame: "Toch spelen?"
    }
  }

  func beginning(par: Int, isGreatest: Bool) -> String {
    isGreatest ? "Par tot \(par): " : "Par \(par): "
  }

  func words(for verdict: ParVerdict) -> (text: String, brief: String) {
    switch verdict {
    case .cannotBeLost: ("op letters verlies je niet.", "onverliesbaar.")
    case .mayBeTooFew(let allowed): ("\(allowed) kan te weinig zijn.", "te weinig?")
    case .cannotBeWon(let allowed): ("met \(allowed) is het niet te winnen.", "niet te winnen.")
    case .mayBeLost(let allowed): ("\(allowed) is misschien niet genoeg.", "te weinig?")
    case .perfect: ("zoveel kost volmaakt spel.", "volmaakt spel.")
    case .noMistake: ("wie oplet, maakt geen fout.", "als je oplet.")
    case .noMore: ("wie oplet, maakt er niet meer.", "als je oplet.")
    case .aboutThat: ("wie oplet, zit daar dichtbij.", "als je oplet.")
    }
  }

  func title(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .gentle: "Mild"
    case .fair: "Gewoon"
    case .hard: "Zwaar"
    case .custom: "Eigen"
    }
  }

  func conduct(over spare: Int?) -> String { spare.map { "\($0) boven par" } ?? "zelf gekozen" }
}
