import CMemory
import HangmanModel
import Testing
import Words

@Suite struct MemoryTests {
  /// In a process of its own, since the other tests would be measured too.
  @Test func aRoundTakesLittleMemoryAndGivesItAllBack() async {
    await #expect(processExitsWith: .success) {
      for isMeasured in [false, true] {  // What the program keeps for good comes first.
        for length in Library.embedded.standard.universe.lengths {
          for order in ["ETAOINSHRDLUCMFYWGPBVKXJQZ", "QXJZVKPBGWYFMCULDRHSNIOATE"] {
            guard let list = Library.embedded.standard.universe.words(ofLength: length) else {
              continue
            }
            let before = Int(bytes_in_use())
            let greatest = greatestUse(list, order: order)
            let after = Int(bytes_in_use())
            if !isMeasured { continue }
            #expect(greatest - before < 2_000_000, "length \(length), \(order)")
            #expect(after - before < atHand, "length \(length), \(order)")
          }
        }
      }
    }
  }
}

/// The bytes in small pieces that malloc may count as handed out while it keeps them at hand for the
/// next time: a hundredth of what a round takes.
private let atHand = 8_192

/// Plays a round, and returns the most bytes that were in use between two guesses.
private func greatestUse(_ list: WordList, order: String) -> Int {
  let setup = GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: list.length), allowed: 26,
    setter: .imp)
  var round = Round(setup, seed: 1, in: Library.embedded.standard.universe)
  var greatest = Int(bytes_in_use())
  for character in order {
    guard let letter = Letter(character) else { continue }
    round?.guess(letter)
    greatest = max(greatest, Int(bytes_in_use()))
  }
  return greatest
}
