public import Presentation
public import TerminalUI

/// A text field for the name by which everyone knows a player.
public final class NameScreen: Screen {
  struct Draft: Equatable {
    var name: String
  }

  private let lengths: ClosedRange<Int>
  private let finish: (String?) -> String?
  private var panel: FormPanel<Draft>

  /// Why what was typed last can't be had.
  private var refusal: String?

  /// - Parameters:
  ///   - name: the name until now; empty for who has none.
  ///   - accepts: whether a character may be in a name.
  ///   - escape: what Esc does.
  ///   - finish: takes the name that was typed, or nil after Esc; says why it can't be had, if so.
  public init(
    name: String = "", lengths: ClosedRange<Int>, accepts: @escaping @Sendable (Character) -> Bool,
    escape: KeyLine = .leave, finish: @escaping (String?) -> String?
  ) {
    (self.lengths, self.finish) = (lengths, finish)
    let field = Form<Draft>.Control.text(\.name, limit: lengths.upperBound, accepts: accepts)
    panel = FormPanel(
      labels.yourName.title, Form(Draft(name: name)) { _ in [Form.Row(labels.name.text, field)] },
      button: labels.done.text, full: Size(columns: 46, rows: 8),
      compact: Size(columns: 38, rows: 8), escape: escape
    ) {
      $0 == .minimal
        ? FormPanel.Foot(gapAbove: 0, reminderRows: 3, hasButtonAbove: true)
        : FormPanel.Foot(gapAbove: 1, reminderRows: 3, gapBelow: 1)
    }
  }

  public var hints: [KeyHint] { panel.hints }

  public var isTyping: Bool { panel.form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    if event == .key(.escape) {
      refusal = finish(nil)
      return
    }
    if event == .key(.enter) { return takeName() }
    // Whoever types on the button means the name.
    if panel.form.isAtEnd, case .key(.character(let character)) = event, character != " " {
      panel.form.moveFocus(to: 0)
    }
    switch panel.handle(event, in: size) {
    case .done: takeName()
    case .changed: refusal = nil
    case .nothing: break
    }
  }

  private func takeName() { refusal = finish(panel.form.value.name) }

  public func draw(on canvas: inout Canvas) {
    panel.draw(on: &canvas) { [lengths, refusal] tier, _ in
      refusal
        ?? (tier == .minimal ? HostMessage.briefNameRule(lengths) : .nameRule(lengths)).text
    }
  }
}
