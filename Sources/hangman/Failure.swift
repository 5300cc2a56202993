import ArgumentParser
import Glibc
import HangmanModel
import Presentation
import ProgramModel

/// An error that ends the program: one sentence on stderr, and exit status 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = withoutControls(description) }
}

/// Writes one line to stderr.
func warn(_ sentence: String) {
  _ = writeAll("\(CommandName.current): \(withoutControls(sentence))\n", to: STDERR_FILENO)
}

/// A text that a terminal takes for nothing but text: arguments, names of files, words of lists and what is
/// in a store may hold anything.
///
/// - Parameter kept: a control that may stay, such as the end of a line.
func withoutControls(_ text: String, but kept: Unicode.Scalar? = nil) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.isControl && $0 != kept ? "?" : $0 }))
}

extension Unicode.Scalar {
  /// Whether a terminal may take it for a command, or turn the direction of its text by it.
  var isControl: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return properties.generalCategory == .control || properties.isBidiControl
  }
}

extension ParsableCommand {
  /// Parses the command line and does what it asks for. What goes wrong is said here, and nowhere
  /// else, since it may tell what was typed.
  static func start() {
    do {
      var command = try parseAsRoot()
      let language = (command as? any SpokenCommand)?.language ?? .english
      try Language.$current.withValue(language) {
        do {
          try command.run()
        } catch let fault as CodeFault {
          throw Failure(ShareMessage.fault(fault).text)
        }
      }
    } catch {
      leave(with: error)
    }
  }

  static func leave(with error: any Error) -> Never {
    let code = exitCode(for: error)
    let message = fullMessage(for: error)
    if code.isSuccess {
      _ = writeAll(message + "\n")
    } else {
      _ = writeAll(withoutControls(message, but: "\n") + "\n", to: STDERR_FILENO)
    }
    Glibc.exit(code.rawValue)
  }
}
