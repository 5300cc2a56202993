// Usage: find-cores LIST LENGTH
//
// Prints the line of Resources/cores.txt for a length of a list: few words that are worth as much as all of
// them. Blocked words are left out where the others are worth as much.
import Glibc
import PerfectPlay
import Words

let arguments = CommandLine.arguments
guard arguments.count == 3, let length = Int(arguments[2]),
  let collection = Library.embedded.named(arguments[1]),
  let list = collection.universe.words(ofLength: length),
  let misses = collection.universe.par(forLength: length, by: "devil"), misses > 0
else {
  print("Usage: find-cores LIST LENGTH, of a length at which play comes to a miss")
  exit(64)
}

let all = list.lettersOnly
let shown = all.keeping(all.indices.filter { !collection.universe.lexicon.isBlocked(all[$0]) })

/// The work of a question: minutes for the whole list, less than a tenth of a second for parts of it, of which
/// there are many.
let workOnAll = 30_000_000_000
let workOnParts = 12_000_000

func proof(of words: WordList, budget: Int = workOnParts) -> WordList? {
  var solver = Solver(memory: 1 << 28)
  return solver.proof(of: words, atLeast: misses, upTo: misses, budget: budget)?.words
}

/// The words that hold a letter at the same places, of one letter after the other as far as they are worth as
/// much; where there is such a class, it often has far fewer words.
func narrowed(_ words: WordList) -> WordList? {
  var classes: [WordList] = []
  for letter in Letter.alphabet {
    let split = words.split(by: letter)
    for family in split.families where family.size > misses && family.size < words.count {
      classes.append(words.words(of: family, in: split))
    }
  }
  for part in classes.sorted(by: { $0.count > $1.count }) {
    if let found = proof(of: part) { return narrowed(found) ?? found }
  }
  return nil
}

/// The words without those that can go: chunks are left out in a random order, smaller and smaller ones.
func shrunk(_ words: WordList, _ chances: inout SeededGenerator) -> WordList {
  var places = Array(words.indices)
  for place in places.indices { places.swapAt(place, place + chances.below(places.count - place)) }
  var words = words.keeping(places)
  var size = words.count / 2
  while size > 0 {
    var start = 0
    while start < words.count {
      let rest = (0..<words.count).filter { $0 < start || $0 >= start + size }
      if let found = proof(of: words.keeping(rest)) {
        words = found
      } else {
        start += size
      }
    }
    size /= 2
  }
  return words
}

var best =
  narrowed(shown) ?? proof(of: shown, budget: workOnAll) ?? narrowed(all)
  ?? proof(of: all, budget: workOnAll) ?? all
var chances = SeededGenerator(seed: 1)
let first = best
for _ in 0..<(first.count > 100 ? 1 : 8) {
  let words = shrunk(first, &chances)
  if words.count < best.count { best = words }
}
let text = best.sorted().joined(separator: " ")
print("\(collection.id.text) \(length) | \(misses) | \(text)")
