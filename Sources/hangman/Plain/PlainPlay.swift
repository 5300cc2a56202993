import Glibc
import Storage

/// What a plain game says to a line.
struct PlainReply: Equatable {
  let sentences: [String]
  var goesOn = true
}

/// Plays on stdin and stdout until the player leaves, the input ends, or nobody listens any more;
/// throws a ``Failure`` if what is said can't be written.
///
/// Signals keep their usual effect: the round is saved before each answer, so there's nothing left
/// to do for them.
///
/// - Parameter isSpeaking: whether the setter remarks on the game.
func playPlain(
  _ session: GameSession, in store: Store, telling message: String?, isSpeaking: Bool
) throws {
  var game = PlainGame(session: session, store: store, isSpeaking: isSpeaking)
  try talk(game.opening(telling: message)) { line in
    line.map { game.reply(to: $0) } ?? game.end()
  }
}

/// The same with Ghost.
func playPlain(_ session: GhostSession, in store: Store, telling message: String?) throws {
  let game = PlainGhost(session: session, store: store)
  try talk(game.opening(telling: message)) { line in line.map { game.reply(to: $0) } ?? game.end() }
}

/// - Parameter reply: what is said to a line, or to the end of the input.
private func talk(_ opening: PlainReply, reply: (String?) -> PlainReply) throws {
  // A prompt shows where to type and that it's one's turn. Interactive fiction has taught blind
  // players this one; it takes two cells of a braille line, and is short or silent in speech.
  let isPrompting = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  var input = InputLines()
  var said = opening
  while try write(said, prompt: isPrompting ? "> " : ""), said.goesOn {
    let line = input.next().map { String(decoding: $0, as: UTF8.self) }
    // The cursor still stands behind the prompt.
    if line == nil && isPrompting { _ = writeAll("\n") }
    said = reply(line)
  }
}

private func write(_ reply: PlainReply, prompt: String) throws -> Bool {
  let text = reply.sentences.map { $0 + "\n" }.joined()
  return try writeOutput(reply.goesOn ? text + prompt : text)
}
