import HangmanModel
import Words

/// The words of the game in English.
struct English: Tongue {
  let thousandsSeparator = ","
  let and = "and"
  let or = "or"
  let to = " to "

  func name(of noun: Noun, _ number: Int) -> String { number == 1 ? noun.one : noun.one + "s" }

  func text(_ day: Day) -> String { day.description }
  func brief(_ day: Day) -> String { day.description }

  /// A number in a word, up to ten.
  func spelled(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : grouped(number)
  }
}

extension Noun {
  /// One of them.
  fileprivate var one: String { "\(self)" }
}
