import CommonScreens
import Hosting
import Presentation
import TerminalUI

/// What a host asks a visitor before the game is seen.
final class HostDoor {
  private let visit: HostVisit
  private let stage: Stage
  private var isOpen = false

  init(_ visit: HostVisit, on terminal: any Terminal) {
    self.visit = visit
    stage = Stage(for: terminal)
    // Everything has been asked, or the player has left the question.
    stage.automatic = { [unowned self] in
      stage.top == nil ? Automatic(after: 0) { [unowned self] in stage.end(.quit) } : nil
    }
  }

  /// Asks what there is to ask; nil once the player may come in, and else how they left.
  func ask() -> Ending? {
    goOn()
    if isOpen { return nil }
    let ending = stage.run()
    return isOpen && ending == .quit ? nil : ending
  }

  private func goOn() {
    if !visit.seat.take() { return askForSeat() }
    if visit.needsName() { return askForName() }
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

  private func askForName() {
    stage.push(
      visit.nameScreen(escape: .leaveHost) { [unowned self] isNamed in
        stage.show([])
        isOpen = isNamed
        if !isNamed { visit.leaveUnnamed() }
      })
  }
}

extension HostVisit {
  /// Asks for the player's name.
  ///
  /// - Parameters:
  ///   - escape: what Esc does.
  ///   - finish: is told whether the player has taken one; of a name that can't be had only the screen tells.
  func nameScreen(escape: KeyLine, finish: @escaping (Bool) -> Void) -> NameScreen {
    NameScreen(
      name: name?.description ?? "", lengths: PlayerName.lengths, accepts: PlayerName.isFit,
      escape: escape
    ) { [unowned self] text in
      if let refusal = text.flatMap(take) { return refusal.text }
      finish(text != nil)
      return nil
    }
  }

  /// The menu's line that leads to another name; none for a guest.
  func menu(in program: Program) -> [MenuItem] {
    if player == nil { return [] }
    return [
      MenuItem(labels.playerName.text) { [unowned self, unowned program] in
        program.stage.push(
          nameScreen(escape: .leave) { [unowned self] isNamed in
            program.stage.pop()
            if isNamed { nameSentences.forEach(program.tell) }
          })
      }
    ]
  }
}

/// What a host asks and is told in plain mode.
extension HostVisit {
  /// Asks what there is to ask; false where the player leaves.
  func enter(reading input: inout InputLines, _ spoken: SpokenLanguage) throws -> Bool {
    let question = "\(HostMessage.otherWindow.text) (\(labels.yes.text)/\(labels.no.text))"
    while !seat.take() {
      guard let answer = try ask([question], reading: &input, spoken),
        PlainWord(typed: answer) == .yes
      else { return false }
      if !seat.takeOver() { try tell([HostMessage.otherWindowStays.text], spoken) }
    }
    if !needsName() { return true }
    var told = [HostMessage.nameRule(PlayerName.lengths).text]
    while let answer = try ask(told + [HostMessage.askName.text], reading: &input, spoken),
      !PlainCommand.quit.isTyped(answer)
    {
      guard let refusal = take(answer) else {
        try tell(nameSentences, spoken)
        return true
      }
      told = [refusal.text]
    }
    leaveUnnamed()
    return false
  }

  private var nameSentences: [String] {
    name.map { [HostMessage.named($0.description).text] } ?? []
  }

  /// Takes another name, or says which one the player has; nil for a guest.
  func changeName(to text: String) -> [String]? {
    if player == nil { return nil }
    if text.isEmpty { return nameSentences + [commands.text] }
    return take(text).map { [$0.text] } ?? nameSentences
  }

  /// Says something, and reads a line; nil at the end of the input, or where nobody listens.
  private func ask(
    _ sentences: [String], reading input: inout InputLines, _ spoken: SpokenLanguage
  ) throws -> String? {
    guard try tell(sentences, spoken) else { return nil }
    return input.next().map { String(decoding: $0, as: UTF8.self).singleSpaced }
  }

  @discardableResult
  private func tell(_ sentences: [String], _ spoken: SpokenLanguage) throws -> Bool {
    try writeOutput(sentences.map { spoken.printable($0) + "\n" }.joined())
  }
}

extension PlainGame {
  /// A name is nothing on the player's own machine.
  func changeName(to text: String) -> [String] {
    let name = PlainCommand.playerName
    return host?.changeName(to: text)
      ?? answer(to: text.isEmpty ? name.name : name.line(with: text))
  }
}
