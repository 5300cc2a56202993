import CommonScreens
public import HangmanModel
import Presentation
public import TerminalUI
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
      labels.wordForFriend.title, Form(FriendDraft(allowed: allowed)) { $0.rows },
      button: labels.set.text,
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
      if isRefused { return isTiny ? labels.refusal.brief : labels.refusal.text }
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

  var word: FriendWord? { FriendWord(text, allowed: allowed) }

  var rows: [Form<FriendDraft>.Row] {
    let letters = text.count { Letter.typed($0) != nil }
    let isFull = text.count >= FriendWord.longest
    let then = isForCode ? labels.codeHides : labels.handOver
    let soFar = ShareMessage.soFar(letters: letters).text
    return [
      Form.Row(
        labels.word.text,
        .text(\.text, limit: FriendWord.longest, isHidden: true) {
          FriendWord.character(typed: $0) != nil
        }
      ).telling(
        isFull
          ? ShareMessage.full(letters: letters).text : "\(soFar) \(ShareMessage.signs.text)",
        brief: isFull ? ShareMessage.briefFull(letters: letters).text : soFar),
      Form.Row(
        SettingName.misses.label.text, brief: SettingName.misses.label.brief,
        .slider(\.allowed, values: Array(GameSetup.allowedRange))
      ).telling(labels.losesGame.text, brief: labels.losesGame.brief),
      Form.Row(
        labels.then.text,
        .segments(\.isForCode, [false, true]) { ($0 ? labels.code : labels.here).text }
      ).telling(then.text, brief: then.brief),
    ]
  }
}
