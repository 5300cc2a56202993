import GhostModel
import HangmanModel
import Pictures
import ProgramModel
import Storage
import TerminalUI
import Words

@testable import hangman

/// A visit to Ghost: the real coordinator, loop and screens on a scripted terminal.
struct GhostJourney {
  let terminal: ScriptedTerminal
  let session: GhostSession

  /// The last picture.
  var picture: Canvas { terminal.picture }

  init(
    _ steps: [ScriptedTerminal.Step], store: GhostStore = GhostStore(.inMemory()),
    settings: GhostSettings? = nil, isAnimated: Bool = false
  ) {
    if let settings { store.save(settings) }
    session = GhostSession(store: store, seed: 1, clock: { 1_790_000_000 })
    terminal = ScriptedTerminal(size: Size(columns: 80, rows: 24), steps: steps)
    let session = session
    let ghost = GameEntry("Ghost") { program in
      GhostCoordinator(session: session, program: program)
    }
    _ = Program(
      store: store.store, preferences: SettingStore<Preferences>(store.store), terminal: terminal,
      games: [ghost], allowsAnimation: isAnimated
    ).run()
  }

  func shows(_ texts: String...) -> Bool {
    let all = picture.lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    return texts.allSatisfy { all.contains($0) }
  }

  /// The fragment on the board.
  var fragment: String { session.round?.text ?? "" }
}

extension GhostSettings {
  /// Anna with a second person or the computer, on the everyday list.
  static func of(
    _ opponent: GhostOpponent? = nil, two: String = "Ben", challenges: Bool = false
  ) -> GhostSettings {
    let setup = GhostSetup(
      list: ListID("english"), wantsChallenges: challenges,
      opponent: opponent)
    return GhostSettings(setup: setup, names: GhostNames(one: "Anna", two: two))
  }
}
