import Glibc
import Storage

/// Plays on stdin and stdout until the player leaves, the input ends, or nobody listens any more;
/// throws a ``Failure`` if what is said can't be written.
///
/// Signals keep their usual effect: the round is saved before each answer, so there's nothing left
/// to do for them.
///
/// - Parameter input: where the lines come from.
func playByLine(
  _ game: some LineGame, telling message: String?, reading input: InputLines = InputLines()
) throws {
  // A prompt shows where to type and that it's one's turn. Interactive fiction has taught blind
  // players this one; it takes two cells of a braille line, and is short or silent in speech.
  let isPrompting = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  var input = input
  var said = game.opening(telling: message)
  while try write(said, prompt: isPrompting ? "> " : ""), said.goesOn {
    let line = input.next().map { String(decoding: $0, as: UTF8.self) }
    // The cursor still stands behind the prompt.
    if line == nil && isPrompting { _ = writeAll("\n") }
    said = line.map(game.reply) ?? game.end()
  }
}

private func write(_ reply: LineReply, prompt: String) throws -> Bool {
  let text = reply.sentences.map { $0 + "\n" }.joined()
  return try writeOutput(reply.goesOn ? text + prompt : text)
}
