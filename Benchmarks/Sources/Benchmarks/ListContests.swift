import Benchmark
import CReference
import Foundation
import WordFiles
import Words

/// Reading a file of the embedded words, as text and as a property list.
func readingLists() -> [Contest] {
  let text = reading("text", reference: reference_read_text) { words, path in
    try (words.joined(separator: "\n") + "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
  }
  let list = reading("a property list", reference: reference_read_plist) { words, path in
    try PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: path))
  }
  return [text, list]
}

/// - Parameter write: writes the file; called once, before the first measure.
private func reading(
  _ form: String, reference: @escaping (UnsafePointer<CChar>?) -> Int,
  write: @escaping ([String], String) throws -> Void
) -> Contest {
  let universe = Library.embedded.standard.universe
  let path = FileManager.default.temporaryDirectory
    .appending(path: "hangman-benchmark \(form)").path
  var isWritten = false
  return Contest(
    name: "reading \(universe.count) words as \(form)",
    settings: [Iterations(10), WarmupIterations(2)]
  ) { side, state in
    if !isWritten {
      let words = universe.lengths.compactMap { universe.words(ofLength: $0) }.flatMap(Array.init)
      try write(words.sorted(), path)
      isWritten = true
    }
    switch side {
    case .swift: try state.measure { _ = try? readWords(at: path) }
    case .reference: try state.measure { _ = reference(path) }
    }
  }
}
