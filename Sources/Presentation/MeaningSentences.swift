public import Words

/// What a word means: `BEAR (noun): …`, or `BEARS: from BEAR (noun): …`.
public func meaningSentence(_ meaning: Meaning, of word: String) -> String {
  let origin = meaning.word == word ? "" : "\(word): from "
  return "\(origin)\(meaning.word) (\(meaning.kind)): \(meaning.text)"
}
