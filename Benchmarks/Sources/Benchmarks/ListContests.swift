import Benchmark
import CReference
import Foundation
import WordFiles
import Words

/// Reading a file of the embedded words, as text and as a property list.
func readingLists() throws -> [Contest] {
  let universe = WordUniverse.embedded
  let words = universe.lengths.compactMap { universe.words(ofLength: $0) }.flatMap(Array.init)
    .sorted()
  let folder = FileManager.default.temporaryDirectory
  let text = folder.appending(path: "hangman-benchmark.txt").path
  let list = folder.appending(path: "hangman-benchmark.plist").path
  try (words.joined(separator: "\n") + "\n").write(toFile: text, atomically: true, encoding: .utf8)
  try PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
    .write(to: URL(fileURLWithPath: list))
  return [
    reading("\(words.count) words as text", at: text, reference: reference_read_text),
    reading("\(words.count) words as a property list", at: list, reference: reference_read_plist),
  ]
}

private func reading(
  _ name: String, at path: String, reference: @escaping (UnsafePointer<CChar>?) -> Int
) -> Contest {
  let settings: [any BenchmarkSetting] = [Iterations(15), WarmupIterations(2)]
  return Contest(name: "reading \(name)", settings: settings) { side, state in
    switch side {
    case .swift: try state.measure { _ = try? readWords(at: path) }
    case .reference: try state.measure { _ = reference(path) }
    }
  }
}
