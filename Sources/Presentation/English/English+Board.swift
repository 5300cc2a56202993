import HangmanModel
import Words

extension English {
  func text(_ message: GameMessage) -> String {
    switch message {
    case .resumed: "Welcome back. Here is the game you left."
    case .anotherWaits: "The game you left is waiting."
    case .cannotGoOn:
      "You can't continue that game: it's open in another window, or already over."
    case .thinking: "It thinks…"
    case .friendsWord: "A friend has set a word."
    case .chosen(let noun): "I have chosen a \(name(of: noun, 1))."
    case .guess: "Guess a letter."
    case .tooFewAlike(nil): "Too few phrases look alike for me to dodge, so I've chosen one."
    case .tooFewAlike(let category?):
      "Too few phrases of \(category.localizedName) look alike for me to dodge, so I've chosen one."
    case .holding(let count?, let noun, let shape, _):
      "I hold \(counted(count, noun)) \(text(shape, count))."
    case .holding(nil, let noun, let shape, let isFirst):
      "I hold all my \(isFirst ? "" : "other ")\(name(of: noun, 2)) \(text(shape, 2))."
    case .held(let count, let noun): "I hold \(counted(count, noun))."
    case .heldChosen(let noun): "I hold the one \(name(of: noun, 1)) that I chose."
    case .category(let category): "Category: \(category.localizedName)."
    case .undecidedCategory: "I haven't made up my mind about the category."
    case .undecided: "undecided"
    case .givenUp: "You gave up."
    case .givenUpStory: "< tells its story."
    }
  }

  private func text(_ shape: GameMessage.Shape, _ count: Int) -> String {
    switch shape {
    case .letters(let length): "of \(counted(length, .letter))"
    case .signs: count == 1 ? "that looks like this" : "that look like this"
    case .phrase: "of this shape"
    }
  }

  func text(_ message: MoveMessage) -> String {
    switch message {
    case .found: "You found it!"
    case .over: "The game is over."
    case .hit(let letter, 1): "Yes, there is one \(letter)."
    case .hit(let letter, let count): "Yes, there are \(count) of the letter \(letter)."
    case .missed(let letter): "No \(letter)."
    case .lastMissed(let letter): "No \(letter). No mistakes left."
    case .repeated(let letter): "You've already tried \(letter); it costs nothing."
    case .wrong: "No, that isn't it."
    case .lastWrong: "No, that isn't it. No mistakes left."
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
    case .safeHint: "A hint costs a mistake, and names a letter that is right."
    case .riskyHint: "A hint costs a mistake, and no letter is safe now."
    case .fatalHint: "No hint now: paying for it would cost you the game."
    case .noHint: "A hint costs a mistake, and you have only one left."
    case .howToTakeHint: "Enter takes it, Esc doesn't."
    case .hint(let name): "The hint is \(name)."
    case .openHint(let name): "The hint was \(name). Guess it first."
    case .advice(let letter, let misses, true): "\(letter): \(worth(of: misses))."
    case .advice(let letter, let misses, false):
      "\(letter): \(worth(of: misses)), whoever the villain."
    case .paidAdvice(let letter, let misses, let isExact):
      "Try \(text(MoveMessage.advice(letter, misses, isExact: isExact)))"
    }
  }

  func worth(of misses: ClosedRange<Int>) -> String {
    let (least, most) = (misses.lowerBound, misses.upperBound)
    if most == 0 { return "no more mistakes" }
    let told = "at most \(most) more \(name(of: .mistake, most))"
    return least == most ? told : "\(told), perhaps only \(least)"
  }
}
