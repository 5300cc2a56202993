extension English {
  func text(_ message: PlainMessage) -> String {
    switch message {
    case .greeting: "Hangman. Type a letter to guess it, or help for the commands."
    case .goodbye: "Goodbye."
    case .gameGoesOn: "This game goes on at the next start."
    case .levelWaits(let level): "Level \(level) waits for the next start."
    case .roundGoesOn: "This round goes on at the next start."
    case .commands: "Type one of these, and Enter."
    case .standsAlone(let name): "Nothing was done. Type \(name) on a line of its own."
    case .empty: "That was an empty line. Type a letter, or help."
    case .unfit: "That is none of the letters A to Z, and no command. Type one letter, or help."
    case .notALetter(let input): "\(input) isn't a letter. Type one of A to Z, or help."
    case .isItTheAnswer(let input):
      "\(input) isn't a command. If it is your answer, type solve before it."
    case .notACommand(let input): "\(input) isn't a command. Type one letter to guess it, or help."
    case .over: "The game is over. Type new for another one."
    case .overBefore(let level):
      "The game is over. Type next for level \(level), or new for another one."
    case .levelGoesOn: "This level isn't over yet."
    case .noNextLevel: "There is no next level. Type new for another game."
    case .howToTakeHint: "Type hint yes to take it."
    case .howToSolve: "To say what it is, type for example: solve bear."
    case .mistakesLeft(1): "1 mistake left: the next one loses."
    case .mistakesLeft(let count): "\(counted(count, .mistake)) left."
    case .hit(let letter, let places) where places.count == 1:
      "Yes, there is one \(letter), at place \(places[0])."
    case .hit(let letter, let places):
      "Yes, there are \(places.count) of the letter \(letter), at places \(listed(places))."
    case .noneUsed: "No letter is used."
    case .used(let letters, let noun): "In the \(name(of: noun, 1)): \(letters)."
    case .missed(let letters, let noun): "Not in the \(name(of: noun, 1)): \(letters)."
    case .unused(let letters): "Not used yet: \(letters)."
    case .noneUnused: "No letter is left."
    case .spelled(let word, let letters, let noun):
      "The \(name(of: noun, 1)) was \(word): \(letters)."
    case .spelledOne(let word, let letters): "It could have been \(word): \(letters)."
    case .noneWaits: "No other game waits."
    case .howToGoOn: "Type for example resume 1 to go on with it, or drop 1."
    case .mistakes(0, let allowed): "You made no mistake, of \(allowed) allowed."
    case .mistakes(let count, let allowed):
      "You made \(counted(count, .mistake)), of \(allowed) allowed."
    case .chosenBefore: "I had chosen it before your first guess."
    case .began(let count, let noun): "I began with \(counted(count, noun))."
    case .held(let steps):
      "I held \(listed(steps.map { "\(grouped($0.count)) after \($0.move)" }))."
    case .gaveUp: "You gave up the game before."
    case .place(let place, false): "That is number \(place) of the high scores."
    case .place(let place, true): "That is number \(place) of the games with hints."
    case .notAmongBest(let count): "It isn't among the \(count) best games."
    case .nextLevel(let level, let spare, let points):
      "Type next for level \(level)"
        + (spare == 0 ? "" : ", with \(counted(spare, .mistake)) to spare")
        + "; you have \(counted(points, .point))."
    case .newEndsRun: "Type new to end the run with another game, or quit."
    case .new: "Type new for another game, or quit."
    case .storyComesLater: "You'll hear the story once the game is over."
    case .storyNumber: "Type story and the number of a game, as games tells them."
    case .storyExample: "Type for example story 1 to hear how a game went."
    case .friendsWord: "A friend set the word."
    case .shareLater: "You can share a game once it's over."
    case .defineExample: "Type for example: define bear."
    case .noMeaning(let word): "No meaning of \(word ?? "that") is known here."
    case .step(let step, let count, let told): "Step \(step) of \(count): \(told)"
    case .wasWon: "It was won."
    case .wasLost: "It was lost."
    case .cell(nil): "blank"
    case .cell(let cell?): Self.signs[cell] ?? String(cell)
    case .allBlank(let count): "\(counted(count, .letter)), all blank."
    case .places(let letter, let places): "\(letter) at \(listed(places))"
    case .restBlank: "the rest blank"
    case .ghostGreeting: "Ghost. Type a letter to add it, or ? for the commands."
    case .roundResumed: "Here is the round you left; type new for another one."
    case .dictionary(let list): "The dictionary is \(list)."
    case .players(let one, let two): "\(one) plays \(two)."
    case .fragment(let letters): "The fragment is \(letters)."
    case .newRound: "A new round."
    case .playAgain: "Type new for another round, or quit."
    case .roundIsOver: "The round is over. Type new for another one, or quit."
    case .orGiveUp: "Or type give up."
    case .nothingToChallenge: "There is nothing to challenge yet."
    case .needsChallenges: "Without --challenges there is nothing to challenge."
    case .oneLetter: "Type one letter of A to Z, or ? for the commands."
    }
  }

  private static let signs: [Character: String] = [
    " ": "space", "-": "hyphen", "'": "apostrophe", ".": "full stop", ",": "comma", "/": "slash",
    "&": "ampersand",
  ]
}
