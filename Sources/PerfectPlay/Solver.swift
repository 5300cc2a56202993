public import Words

/// Computes what perfect play of Hangman comes to, where the setter holds words and not a word.
///
/// A guess splits the words by where they hold the letter; the setter keeps one class, and a class
/// without the letter is a miss. The *value* V(S) of a set of words S is the number of misses that
/// perfect play on both sides still ends with. Letters that were guessed before need not be known: they
/// stand in all words of S at the same places, or in none.
///
/// **Theorem.** With S(l, p) the words that hold the letter l at the places p, and S(l, –) those that
/// lack it, V(S) is the greater of
/// - the greatest V(S(l, p)) of any letter l and any places p, and
/// - the least 1 + V(S(l, –)) of any letter l that some of the words hold.
///
/// *Proof.* V never falls when words are added, since the guesser can play for the larger set; so V(S)
/// is no less than any V(S(l, p)), and no less than the second number by the rules, since whatever letter
/// is guessed, the setter can answer with a miss. It is no more either: let the guesser name the letter
/// whose miss has the lowest value. ∎
///
/// So the best guess depends on the misses alone: **name the letter whose miss class has the lowest value**.
/// The setter is right to show a letter where the class shown is worth no less than the miss.
///
/// Sources: the game is Keith Schwarz's, "Evil Hangman", in Nifty Assignments (SIGCSE 2011). To play it
/// perfectly is hard in general: Jérémy Barbay and Bernardo Subercaseaux, "The Computational Complexity of
/// Evil Hangman" (FUN 2021). Words of a dictionary can be searched through all the same.
///
/// All the words must differ, and show the same characters that aren't letters, as those that a setter
/// holds do. Where a budget is asked for, it is an amount of work: words looked at, those looked at
/// together counted once. No clock is asked, so the answers are the same on every machine. Sets of words
/// are told apart by 64 bits of a hash.
///
/// ```swift
/// var solver = Solver()
/// solver.value(of: words)  // 8 for eight letters of the usual list
/// ```
public struct Solver: Sendable {
  var memo: Memo

  /// The sets of words that have been searched so far.
  public internal(set) var nodes = 0

  /// - Parameter memory: the bytes at most for what has been proved, which later questions need not prove
  ///   again. It is taken as it is needed.
  public init(memory: Int = Solver.memoryForPlaying) { memo = Memo(bytes: memory) }

  /// The value of some words.
  ///
  /// - Complexity: exponential at worst; a whole length of the embedded lists takes from some
  ///   milliseconds to minutes.
  public mutating func value(of words: WordList) -> Int {
    value(of: words, budget: .max).upperBound
  }

  /// What is proved of the value of some words within a budget: the value itself where both bounds
  /// agree.
  ///
  /// - Parameters:
  ///   - budget: *n* words are prepared in any case, which alone costs six times *n* times their
  ///     length.
  ///   - report: is told of each bound that was proved on the way.
  public mutating func value(
    of words: WordList, budget: Int, report: (ClosedRange<Int>) -> Void = { _ in }
  ) -> ClosedRange<Int> {
    if words.count < 2 { return 0...0 }
    return searching(words, budget: budget) { search, space in
      var all = Assessment(allOf: space)
      all.estimate(&search)
      report(all.value.range)
      try? all.proveFromBelow(&search, report: report)
      return all.value.range
    }
  }

  /// Prepares words, and lends the memo to a search of them.
  mutating func searching<Result>(
    _ words: WordList, budget: Int, _ body: (inout Search, VectorSpace) -> Result
  ) -> Result {
    let scratch = Scratch()
    let space = VectorSpace(Vocabulary(words, scratch: scratch), scratch: scratch)
    var search = Search(scratch: scratch, memo: memo)
    memo = Memo(bytes: 0)  // So that there is one of it only.
    scratch.work = words.count * words.length * Self.workOfReading
    search.limit = budget
    let result = withExtendedLifetime(space) { body(&search, space) }
    memo = search.memo
    nodes += search.nodes
    return result
  }
}
