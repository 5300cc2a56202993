import HangmanModel
import Words

extension English {
  func text(_ message: ConfessionMessage) -> String {
    switch message {
    case .hint(let name): "A hint for a mistake: \(name)."
    case .letter(let letter, let isYes): "\(isYes ? "Yes," : "No") \(letter)."
    case .dodge(let letter, let count, let noun): "No \(letter): I dodged \(counted(count, noun))."
    case .nowhere(let letter, let noun): "No \(letter): no \(noun) I held has it."
    case .favour(let letter): "Yes, \(letter): I saw to it."
    case .lastHad(let letter, let noun): "Yes, \(letter): the one \(noun) left had it there."
    case .allHad(let letter): "Yes, \(letter): all I held had it there."
    case .forced(let letter): "Yes, \(letter): I couldn't deny it."
    case .granted(let letter): "Yes, \(letter): I let you have it."
    case .said(let word, let isRight): "\(word): that \(isRight ? "was" : "wasn't") it."
    case .last(let word, let noun): "\(word): the one \(noun) left."
    case .saidByFavour(let word): "\(word): I saw to it."
    case .dropped(let word): "\(word): I dropped it."
    case .neverHeld(let word): "\(word): I didn't hold it."
    case .held(let count, let noun): "I held \(counted(count, noun))."
    case .kept(let step, let noun): "I kept \(share(step, noun))."
    case .insteadOfOne(let step, let noun, let other):
      "I kept \(share(step, noun)); the other group had \(grouped(other))."
    case .insteadOfMany(let step, let noun, let others, let most):
      "I kept \(share(step, noun)); of \(grouped(others)) other groups the largest had \(grouped(most))."
    case .fitted(let words, _): "\(words) still fitted."
    case .without(let letter): "no \(letter)"
    case .places(let letter, let count): "\(letter) in \(counted(count, .place))"
    case .keptGroup(let line): "\(line), kept"
    case .moreWays(let count): "and \(grouped(count)) more \(count == 1 ? "way" : "ways")"
    case .better(let letter, let worth, let isSure):
      "Best \(isSure ? "was" : "may have been") \(quoted(letter)): \(worth)."
    case .cost(let letter, let isSure):
      "\(quoted(letter)) \(isSure ? "cost" : "may have cost") you one."
    case .choseNone(let noun): "I chose no \(noun)."
    case .gaveOne(let isSure):
      "You \(isSure ? "gave" : "may have given") away your one wrong letter."
    case .wasAfter(let word, let noun): "You were after a \(noun) like \(word); I dropped it."
    case .honestFromHere(let noun): "One \(noun) was left: from here I was honest."
    case .aloneFitted(let noun): "From here one \(noun) alone fitted."
    case .keptFewer: "I kept fewer words: I count your mistakes, not my words."
    case .proof(let word): "Proof: \(word) fits all I had said."
    case .possible(let word): "It could still have been \(word)."
    case .best(let letter, let worth, let isSure):
      "\(quoted(letter)) was \(isSure ? "" : "perhaps ")the best letter: \(worth)."
    case .noBetter(let letter, let worth): "\(quoted(letter)) was as good as any: \(worth)."
    case .perhaps(let worth): "perhaps \(worth)"
    case .wasIn(let some, let all): "it was in \(share(some, of: all))"

    case .end(let it): "you \(it.status == .won ? "won" : "lost"), \(it.misses) of \(it.allowed)"
    case .atEnd(let count, let noun): "At the end: \(counted(count, noun))"
    case .chosenAtEnd(let noun): "At the end: my \(noun)"
    case .gaveNothing(let wrong, let isPerfect):
      "You gave nothing away: \(forcing(wrong, isPerfect)) wrong from anyone."
    case .gaveAll(let wrong): "You gave away all \(wrong) wrong letters."
    case .gaveUnknown(let wrong):
      "How many of your \(wrong) wrong letters you gave away takes too long to work out."
    case .gave(let given, let wrong, let forced, let isPerfect):
      "Of \(wrong) wrong letters you gave away \(given)"
        + (forced == 0 ? "." : "; \(forcing(forced, isPerfect)) from anyone.")
    case .atMost(let most): "at most \(most)"
    case .between(let least, let most): "\(least) to \(most)"
    case .trueOfLast(let word, let noun): "Each answer was true of \(word), the one \(noun) left."
    case .trueOfFew(let words, let noun):
      "Each answer was true of \(words.count == 2 ? "both" : "all \(words.count)") \(noun)s left: "
        + "\(words.joined(separator: ", "))."
    case .trueOfMany(let count, let noun, let word):
      "Each answer was true of all \(counted(count, noun)) left; \(word) is one of them."
    case .chosen(let word): "I chose \(word) before your first guess, and kept to it."
    case .unwinnable(let allowed, let par):
      "With \(counted(allowed, .mistake)) it couldn't be won: par is \(par)."
    case .madeToPar(let misses, let par): "You made \(counted(misses, .mistake)); par is \(par)."
    case .listChanged: "The list has changed since; I counted on today's."
    case .honest(let word): "Had I been honest, it would have been \(word): "
    case .foundHonestly(let misses): "your letters find it with \(some(misses))."
    case .lostHonestly: "your letters lose that too."
    case .openHonestly(let misses): "your letters don't find it, and make \(some(misses))."
    case .worth: "Par is counted against me; what a letter was worth, against a perfect villain."
    case .replay(let command): "To see it again: \(command)"
    case .untellable: "That game can't be told again: its words or its list aren't here any more."
    }
  }

  /// The villain calls itself I, so the letter stands in quotation marks.
  private func quoted(_ letter: Letter) -> String { "\(letter)" == "I" ? "“I”" : "\(letter)" }

  func some(_ misses: Int) -> String {
    misses == 0 ? "no mistake" : counted(misses, .mistake)
  }

  private func forcing(_ count: Int, _ isPerfect: Bool) -> String {
    "\(isPerfect ? "I" : "a perfect villain") would have had at least \(count)"
  }
}
