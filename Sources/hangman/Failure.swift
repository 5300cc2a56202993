import ArgumentParser
import Glibc

/// An error that ends the program: one sentence on stderr, and exit status 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = withoutControls(description) }
}

/// Writes one line to stderr.
func warn(_ sentence: String) {
  _ = writeAll("hangman: \(withoutControls(sentence))\n", to: STDERR_FILENO)
}

/// A text that a terminal takes for nothing but text: names of files and words of lists may hold
/// anything.
func withoutControls(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
}
