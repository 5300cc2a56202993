import CommonScreens
import Hosting
import Presentation
import TerminalUI

/// What is asked of who comes to a host, before the game is seen.
final class HostDoor {
  private let visit: HostVisit
  private let stage: Stage
  private var isOpen = false

  init(_ visit: HostVisit, on terminal: any Terminal) {
    self.visit = visit
    stage = Stage(for: terminal)
    // Whoever has left all that was asked has left the door.
    stage.automatic = { [unowned self] in
      stage.top == nil ? Automatic(after: 0) { [unowned self] in stage.end(.quit) } : nil
    }
  }

  /// Asks what there is to ask; nil once the player may come in, and else how they left.
  func ask() -> Ending? {
    goOn()
    if isOpen { return nil }
    let ending = stage.run()
    return isOpen ? nil : ending
  }

  private func goOn() {
    if !visit.seat.take() { return askForSeat() }
    isOpen = true
  }

  private func askForSeat() {
    stage.push(
      menu: MenuScreen(
        asking: HostMessage.otherWindow.text, no: MenuItem(labels.quit.text),
        yes: MenuItem(labels.goOn.text) { [unowned self] in
          if visit.seat.takeOver() { return goOn() }
          stage.push(note: NoteScreen(message: HostMessage.otherWindowStays.text))
        }, isYesFirst: true))
  }
}

extension HostVisit {
  /// Asks the same a line at a time; false where the player leaves.
  func enter(reading input: inout InputLines, _ spoken: SpokenLanguage) throws -> Bool {
    while !seat.take() {
      let question = "\(HostMessage.otherWindow.text) (\(labels.yes.text)/\(labels.no.text))"
      guard let answer = try ask(question, reading: &input, spoken),
        PlainWord(typed: answer) == .yes
      else { return false }
      if !seat.takeOver() { try tell(HostMessage.otherWindowStays.text, spoken) }
    }
    return true
  }

  /// Says something, and reads a line; nil at the end of the input, or where nobody listens.
  private func ask(
    _ question: String, reading input: inout InputLines, _ spoken: SpokenLanguage
  ) throws -> String? {
    guard try tell(question, spoken) else { return nil }
    return input.next().map { String(decoding: $0, as: UTF8.self).singleSpaced }
  }

  @discardableResult
  private func tell(_ sentence: String, _ spoken: SpokenLanguage) throws -> Bool {
    try writeOutput(spoken.printable(sentence) + "\n")
  }
}
