import HangmanModel
import Words

extension English {
  func text(_ message: GameMessage) -> String {
    switch message {
    case .resumed: "Welcome back. Here is the game you left."
    case .anotherWaits: "The game you left is waiting."
    case .cannotGoOn: "You can't continue that game: it's open in another window, or already over."
    case .thinking: "It thinks…"
    case .friendsWord: "A friend has set a word."
    case .chosen(let noun): "I have chosen a \(name(of: noun, 1))."
    case .guess: "Guess a letter."
    case .tooFewAlike(nil): "Too few phrases look alike for me to dodge, so I've chosen one."
    case .tooFewAlike(let category?):
      "Too few phrases of \(category.localizedName) look alike for me to dodge, so I've chosen one."
    case .holding(let count?, let noun, let shape, _):
      "I hold \(counted(count, noun)) \(text(shape))."
    case .holding(nil, let noun, let shape, let isFirst):
      "I hold all my \(isFirst ? "" : "other ")\(name(of: noun, 2)) \(text(shape))."
    case .ofLetters(let length): "of \(counted(length, .letter))"
    case .ofSigns(let isOne): isOne ? "that looks like this" : "that look like this"
    case .ofShape: "of this shape"
    case .held(let count, let noun): "I hold \(counted(count, noun))."
    case .heldChosen(let noun): "I hold the one \(name(of: noun, 1)) that I chose."
    case .undecidedCategory: "I haven't made up my mind about the category."
    case .givenUp: "You gave up."
    case .givenUpStory: "< tells its story."
    case .hopeless(let allowed, let par):
      "With \(counted(allowed, .mistake)) I can't be beaten: par is \(par)."
    case .risky(let allowed, let par):
      "With \(counted(allowed, .mistake)) careful play may not be enough: par is \(par)."
    case .askAllTheSame: "Play all the same?"
    case .beginning(let par, let isGreatest): isGreatest ? "Par up to \(par): " : "Par \(par): "
    case .conduct(let spare): spare.map { "\($0) over par" } ?? "your own number"

    case .found: "You found it!"
    case .over: "The game is over."
    case .hit(let letter, 1): "Yes, there is one \(letter)."
    case .hit(let letter, let count): "Yes, there are \(count) of the letter \(letter)."
    case .missed(let letter): "No \(letter)."
    case .noMistakesLeft: "No mistakes left."
    case .repeated(let letter): "You've already tried \(letter); it costs nothing."
    case .wrong: "No, that isn't it."
    case .said: "You've already said that; it costs nothing."
    case .unfit: "That doesn't fit."
    case .length(let noun, let length, let said):
      "The \(name(of: noun, 1)) has \(counted(length, .letter)), not \(grouped(said))."
    case .invalid: "Only letters, and the signs on the board, can be in it."
    case .shown(let shown, let said, nil): "The board has \(shown) where that has \(said)."
    case .shown(let shown, let said, let place?): "Letter \(place) is \(shown), not \(said)."
    case .lacked(let letter): "There is no \(letter) in it."
    case .allShown(let letter, nil): "No: every \(letter) is shown already."
    case .allShown(let letter, let place?):
      "Letter \(place) isn't \(letter): every \(letter) is shown already."
    case .safeHint: "A hint costs a mistake; it names a right letter."
    case .riskyHint: "A hint costs a mistake; no letter is safe now."
    case .fatalHint: "No hint now: paying for it would cost you the game."
    case .noHint: "A hint costs a mistake, and you have only one left."
    case .howToTakeHint: "Enter takes it, Esc doesn't."
    case .hint(let name): "The hint is \(name)."
    case .openHint(let name): "The hint was \(name). Guess it first."
    case .atMost(0): "no more mistakes"
    case .atMost(let most): "at most \(most) more \(name(of: .mistake, most))"
    case .perhapsOnly(let most, let least): "\(most), perhaps only \(least)"
    case .advice(let letter, let worth, .thisGame): "\(letter): \(worth)."
    case .advice(let letter, let worth, .anyVillain): "\(letter): \(worth), whoever the villain."
    case .advice(let letter, let worth, .anyWord): "\(letter): \(worth), whatever the word."
    case .paid(let advice): "Try \(advice)"

    case .justNow: "just now"
    case .ago(let count, let noun): "\(counted(count, noun)) ago"
    case .menu(let count): "Waiting Games (\(count))"
    case .heading: "Games that wait:"
    case .headingOfLatest(let count): "The latest of \(count) games that wait:"
    case .run(let figures): "Its run has \(figures)."
    case .dropped(true): "That game is dropped."
    case .dropped(false):
      "That game wasn't dropped: it's a daily, open in another window, or already over."
    }
  }

  func text(_ message: EndMessage) -> String {
    switch message {
    case .found(let word, let misses, let allowed, let standing):
      "You found \(word) \(misses == 0 ? "without a mistake" : "with \(mistakes(misses, allowed))")"
        + (standing.map { ", \($0)." } ?? ".")
    case .answer(let word, let noun): "The \(name(of: noun, 1)) was \(word)."
    case .answers(let words): "It could have been \(listed(words, or: true))."
    case .answerOrOthers(let word, 1, let noun):
      "It could have been \(word) or one other \(name(of: noun, 1))."
    case .answerOrOthers(let word, let others, let noun):
      "It could have been \(word) or one of \(grouped(others)) other \(name(of: noun, 2))."
    case .heldOne(let noun): "I held just one \(name(of: noun, 1)) all along."
    case .held(let count, let noun, let last):
      "I began with \(counted(count, noun)), and at the end I held \(last == 1 ? "one" : grouped(last))."
    case .best: "That's your best game here so far."
    case .days(let streak, let best):
      "\(text(ScreenText.streak(streak)).capitalized), \(text(ScreenText.bestStreak(best)))."
    case .placeAmongAll(let place): "Number \(grouped(place)) of everyone here."
    case .streak(let wins, false): "You have won \(grouped(wins)) in a row."
    case .streak(let wins, true): "You have won \(grouped(wins)) in a row, more than ever."
    case .firstStory: "How did I do that? Story tells you."
    case .meaning(let meaning): "\(meaning.word) (\(meaning.kind)): \(meaning.text)"
    case .meaningOfForm(let word, let meaning): "\(word): from \(text(EndMessage.meaning(meaning)))"
    case .villain(let setter): "the \(setter.localizedName)"
    case .unknownWord: "Hardly anybody knows that word."
    case .sameLetters: "The same letters again?"
    case .suggestion(let title, let key): "\(key) plays \(title) instead."
    case .typedSuggestion(let title, let command): "For \(title) type \(command), then new."
    case .toPar(0): "at par"
    case .toPar(let score): "\(spelled(abs(score))) \(score > 0 ? "over" : "under") par"
    case .score(let standing, let par): "That is \(standing), which is \(par)."

    case .spare(let spare): "\(counted(spare, .mistake)) to spare"
    case .withSpare(let spare): ", with \(text(EndMessage.spare(spare)))"
    case .next(let level, let points, let spare):
      "Level \(grouped(level)) is next\(spare); you have \(counted(points, .point))."
    case .complete(let noun, let figures):
      "No \(name(of: noun, 1)) of this kind is left that you haven't found. The run is complete: "
        + "\(figures)."
    case .ended(let figures): "That ends the run: \(figures)."
    case .rank(let rank): "That is number \(rank) of the best runs of this kind."
    case .from(let mistakes): "from \(counted(mistakes, .mistake))"
    }
  }

  func words(for verdict: ParVerdict) -> (text: String, brief: String) {
    switch verdict {
    case .cannotBeLost: ("letters alone can't lose it.", "can't be lost.")
    case .mayBeTooFew(let allowed): ("\(allowed) may be too few.", "too few?")
    case .cannotBeWon(let allowed): ("it can't be won with \(allowed).", "can't be won.")
    case .mayBeLost(let most): ("careful play may lose with \(most).", "it may not be enough.")
    case .perfect: ("perfect play makes as many.", "perfect play.")
    case .noMistake: ("careful play makes no mistake.", "careful play.")
    case .noMore: ("careful play makes no more.", "careful play.")
    case .aboutThat: ("careful play makes about that.", "careful play.")
    }
  }

}
