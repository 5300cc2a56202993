public import Presentation
public import TerminalUI

extension ButtonRow {
  /// Buttons with their captions in full where all have room so, and else with the brief ones.
  public static func fitting(
    _ choices: [Choice], in rect: Rect, gap: Int, caption: (Choice) -> Caption
  ) -> ButtonRow {
    let full = ButtonRow(choices, in: rect, gap: gap) { caption($0).text }
    return full.choices.isEmpty
      ? ButtonRow(choices, in: rect, gap: gap) { caption($0).brief } : full
  }
}
