import HangmanModel
public import TerminalUI

extension FlipsideScreen {
  public func draw(on canvas: inout Canvas) {
    state.draw(on: &canvas)
  }
}

extension FlipsideScreen.State {
  /// Draws the screen; the same state gives the same picture.
  func draw(on canvas: inout Canvas) {
    let layout = FlipsideLayout(size: canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("SETTINGS", "", tier: layout.tier)
    FlipsideScreen.doneButton.draw(on: &canvas, at: layout.done.origin, isFocused: focus == .done)
    draw(.length, lengthSlider, on: &canvas, layout)
    draw(.misses, missesSlider, on: &canvas, layout)
    for control in FlipsideScreen.Control.toggles { drawToggle(control, on: &canvas, layout) }
    canvas.writeWrapped(reminder(layout.tier), in: layout.reminder, style: .quiet)
    canvas.drawFooter(FlipsideScreen.bindings.compactMap(\.hint), tier: layout.tier)
  }

  private func draw(
    _ control: FlipsideScreen.Control, _ slider: Slider, on canvas: inout Canvas,
    _ layout: FlipsideLayout
  ) {
    guard let line = drawLine(of: control, on: &canvas, layout) else { return }
    let value = String(slider.value)
    let valueColumn =
      layout.tier == .minimal
      ? line.control.column - 1 - value.count : line.control.endColumn - value.count
    canvas.write(value, at: Point(column: valueColumn, row: line.label.row), style: .bold)
    slider.draw(on: &canvas, in: line.control, isFocused: focus == control)
  }

  private func drawToggle(
    _ control: FlipsideScreen.Control, on canvas: inout Canvas, _ layout: FlipsideLayout
  ) {
    guard let line = drawLine(of: control, on: &canvas, layout) else { return }
    Toggle(isOn: settings.isOn(control))
      .draw(on: &canvas, at: line.control.origin, isFocused: focus == control)
  }

  /// Draws the label and the note of a control; nil where the size has no room for it.
  private func drawLine(
    of control: FlipsideScreen.Control, on canvas: inout Canvas, _ layout: FlipsideLayout
  ) -> FlipsideLayout.Line? {
    guard let line = layout.lines[control] else { return nil }
    let isFocused = focus == control
    let label = marked(label(of: control, layout.tier), isFocused, canvas)
    canvas.write(label, at: line.label, style: isFocused ? .bold : .text)
    if let note = line.note {
      canvas.writeWrapped(self.note(of: control, layout.tier), in: note, style: .quiet)
    }
    return line
  }

  /// A label with a pointer before it where the control has the keys.
  private func marked(_ label: String, _ isFocused: Bool, _ canvas: Canvas) -> String {
    "\(isFocused ? String(Character(canvas.glyphs.pointer)) : " ")\(label)"
  }

  private func reminder(_ tier: LayoutTier) -> String {
    switch (tier, focus) {
    case (.full, _): "Changes start with the next game; the last two at once."
    case (_, .animation), (_, .mouse): tier == .compact ? "This changes at once." : "At once."
    case (.compact, _): "Changes start with the next game."
    case (.minimal, _), (.tooSmall, _): "From the next game on."
    }
  }

  private func label(of control: FlipsideScreen.Control, _ tier: LayoutTier) -> String {
    switch control {
    case .length: tier == .minimal ? "Length" : "Word length"
    case .misses: tier == .minimal ? "Misses" : "Mistakes allowed"
    case .evil: "Evil"
    case .animation: "Animation"
    case .mouse: "Mouse"
    case .done: "Done"
    }
  }

  private func note(of control: FlipsideScreen.Control, _ tier: LayoutTier) -> String {
    switch control {
    case .length:
      let length = lengthSlider.value
      return "\(counted(wordCounts[length] ?? 0, "word")) of \(counted(length, "letter"))"
    case .misses:
      guard settings.mode == .evil, knowsFairMisses else { return "" }
      let fair = Settings.fairMisses(forLength: lengthSlider.value)
      return tier == .full
        ? "Against evil, careful play needs about \(fair) at this length."
        : "Careful play needs about \(fair)."
    case .evil: return settings.mode == .evil ? "it dodges, and never lies" : "it keeps one word"
    case .animation: return "screens flip and slide"
    case .mouse: return "click keys, drag sliders"
    case .done: return ""
    }
  }
}
