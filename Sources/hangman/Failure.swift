import ArgumentParser
import Glibc

/// An error that ends the program: one sentence on stderr, and exit status 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Writes one line to stderr.
func warn(_ sentence: String) {
  _ = writeAll("hangman: \(sentence)\n", to: STDERR_FILENO)
}
