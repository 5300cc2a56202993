public import Words

/// What a word means: `BEAR (noun): …`, or `BEARS: from BEAR (noun): …`.
///
/// - Parameter columns: how long it may be; what is too long is cut behind a word.
public func meaningSentence(
  _ meaning: Meaning, of word: String, columns: Int = .max
) -> String {
  let origin = meaning.word == word ? "" : "\(word): from "
  return cut("\(origin)\(meaning.word) (\(meaning.kind)): \(meaning.text)", to: columns)
}

/// The beginning of a text, with an ellipsis where it goes on.
private func cut(_ text: String, to columns: Int) -> String {
  if text.count <= columns { return text }
  let start = text.prefix(max(0, columns))
  guard let end = start.lastIndex(of: " ") else { return String(start.dropLast()) + "…" }
  let words = start[..<end]
  return (words.last.map { ",;:(".contains($0) } ?? false ? words.dropLast() : words) + "…"
}
