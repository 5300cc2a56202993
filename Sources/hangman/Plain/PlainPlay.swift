import Glibc
import Storage

/// Plays on stdin and stdout until the player leaves, the input ends, or nobody listens any more;
/// throws a ``Failure`` if what is said can't be written.
///
/// Signals keep their usual effect: the round is saved before each answer, so there's nothing left
/// to do for them.
func playPlain(_ session: GameSession, in store: Store, telling message: String?) throws {
  var game = PlainGame(session: session, store: store)
  // A prompt shows where to type and that it's one's turn. Interactive fiction has taught blind
  // players this one; it takes two cells of a braille line, and is short or silent in speech.
  let isPrompting = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  var input = InputLines()
  var reply = game.opening(telling: message)
  while try write(reply, prompt: isPrompting ? "> " : ""), reply.goesOn {
    if let line = input.next() {
      reply = game.reply(to: String(decoding: line, as: UTF8.self))
    } else {
      if isPrompting { _ = writeAll("\n") }  // The cursor still stands behind the prompt.
      reply = game.end()
    }
  }
}

private func write(_ reply: PlainGame.Reply, prompt: String) throws -> Bool {
  let text = reply.sentences.map { $0 + "\n" }.joined()
  return try writeOutput(reply.goesOn ? text + prompt : text)
}
