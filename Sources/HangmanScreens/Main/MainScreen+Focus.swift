import CommonScreens
import HangmanModel
import TerminalUI
import Words

/// Where the arrows and Tab go.
extension MainScreen {
  func move(_ arrow: Key, in size: Size) {
    let columns = arrow == .left ? -1 : arrow == .right ? 1 : 0
    let rows = arrow == .up ? -1 : arrow == .down ? 1 : 0
    if state.ending != nil { return moveFocus(by: columns + rows, in: size) }
    let layout = MainLayout(size: size, state: state)
    let buttons = state.buttons(layout)
    switch state.focus {
    case .none:
      state.focus = .key(layout.keyboard.first)
    case .key(let letter):
      let neighbour = layout.keyboard.letter(from: letter, columns: columns, rows: rows)
      let leavesBelow = rows > 0 && neighbour == letter && !buttons.isEmpty
      state.focus = leavesBelow ? .button(0) : .key(neighbour)
    case .button(let index):
      state.focus =
        rows < 0
        ? .key(layout.keyboard.last) : .button(min(max(index + columns, 0), buttons.count - 1))
    }
  }

  /// Goes on to the next place that Tab knows: each button in sight, then the grid.
  func moveFocus(by step: Int, in size: Size) {
    let layout = MainLayout(size: size, state: state)
    let buttons = state.buttons(layout).indices.map { Focus.button($0) }
    let stops = state.ending == nil ? buttons + [.key(layout.keyboard.first)] : buttons
    state.focus = FocusRing(stops).place(from: state.focus, by: step) ?? .none
  }

  /// Forgets a focus on a button that a smaller size has no room for.
  func dropHiddenFocus(in size: Size) {
    guard case .button = state.focus, state.ending == nil else { return }
    if state.buttons(MainLayout(size: size, state: state)).isEmpty { state.focus = .none }
  }
}
