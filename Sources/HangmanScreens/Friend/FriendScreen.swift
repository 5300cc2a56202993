import CommonScreens
public import HangmanModel
public import TerminalUI
import Presentation
import Words

/// A word or phrase, typed unseen for somebody else.
public final class FriendScreen: Screen {
  /// What the player wants.
  public enum Outcome {
    /// The word is to be guessed here and now.
    case play(FriendWord)
    /// The word is to be handed on as a code.
    case code(FriendWord)
    case cancelled
  }

  private let onOutcome: (Outcome) -> Void
  private var panel: FormPanel<FriendDraft>

  /// Whether what was typed has just been refused.
  private var isRefused = false

  public init(
    allowed: Int = GameSetup.standard.allowed, onOutcome: @escaping (Outcome) -> Void = { _ in }
  ) {
    self.onOutcome = onOutcome
    panel = FormPanel(
      "A WORD FOR A FRIEND", Form(FriendDraft(allowed: allowed)) { $0.rows }, button: "Set",
      full: Size(columns: 62, rows: 14), compact: Size(columns: 38, rows: 12)
    ) {
      $0 == .minimal
        ? FormPanel.Foot(gapAbove: 0, reminderRows: 1)
        : FormPanel.Foot(gapAbove: 0, reminderRows: 2, gapBelow: 1)
    }
  }

  public var hints: [KeyHint] { panel.hints }

  public var isTyping: Bool { panel.form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    if event == .key(.escape) { return onOutcome(.cancelled) }
    switch panel.handle(event, in: size) {
    case .done: finish()
    case .changed: isRefused = false
    case .nothing: break
    }
  }

  private func finish() {
    let draft = panel.form.value
    guard let word = draft.word else { return isRefused = true }
    onOutcome(draft.isForCode ? .code(word) : .play(word))
  }

  public func draw(on canvas: inout Canvas) {
    panel.draw(on: &canvas) { tier, _ in
      let isTiny = tier == .minimal
      if isRefused { return isTiny ? "Type a word first." : FriendDraft.refusal }
      let row = panel.form.focusedRow
      return (isTiny ? row?.briefEffect : row?.effect) ?? ""
    }
  }
}

/// A word for a friend while it is typed.
struct FriendDraft: Equatable {
  var text = ""
  var allowed: Int

  /// Whether a code is wanted, instead of playing here.
  var isForCode = false

  init(allowed: Int) { self.allowed = allowed }

  var word: FriendWord? { FriendWord(text, allowed: allowed) }

  static let refusal = "Type a word first: at least one letter from A to Z."

  var rows: [Form<FriendDraft>.Row] {
    [
      Form.Row(
        "Word",
        .text(\.text, limit: FriendWord.longest, isHidden: true) {
          FriendWord.character(typed: $0) != nil
        }
      ).telling(
        isFull
          ? "\(letters), and full: it takes \(FriendWord.longest) characters."
          : "\(letters) so far. Letters, spaces, hyphens and apostrophes can be in it.",
        brief: isFull ? "\(letters). Full." : "\(letters) so far."),
      Form.Row(
        "Mistakes allowed", brief: "Misses",
        .slider(\.allowed, values: Array(GameSetup.allowedRange))
      ).telling("So many mistakes lose the game.", brief: "So many lose."),
      Form.Row("Then", .segments(\.isForCode, [false, true]) { $0 ? "a code" : "play here" })
        .telling(
          isForCode ? friendCodeWarning : "Hand over the keyboard once it is set.",
          brief: isForCode ? "A code to hand on." : "On this keyboard."),
    ]
  }

  private var isFull: Bool { text.count >= FriendWord.longest }

  private var letters: String { counted(text.count { Letter.typed($0) != nil }, .letter) }
}
