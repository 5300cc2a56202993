import Pictures
import Testing

@testable import TerminalUI

/// Shows its name, and runs what it is given for each key.
private final class Page: Screen {
  let name: String
  let isOverlay: Bool
  var handled: [Event] = []
  var action: (Event) -> Void = { _ in }

  init(_ name: String, isOverlay: Bool = false) {
    self.name = name
    self.isOverlay = isOverlay
  }

  var hints: [KeyHint] { [] }

  func draw(on canvas: inout Canvas) {
    canvas.write(name, at: Point(column: isOverlay ? 2 : 0, row: 0))
  }

  func draw(on canvas: inout Canvas, progress: Double) {
    canvas.write("\(Int(progress * 100))%", at: Point(column: 0, row: 0))
  }

  func handle(_ event: Event, in size: Size) {
    handled.append(event)
    action(event)
  }
}

@Suite struct StageTests {
  private static let size = Size(columns: 6, rows: 1)
  private static let letter = Event.key(.character("e"))

  private func play(
    _ steps: [ScriptedTerminal.Step], isAnimated: Bool = true
  ) -> (terminal: ScriptedTerminal, first: Page, second: Page, ending: Ending) {
    let terminal = ScriptedTerminal(size: Self.size, steps: steps)
    let stage = Stage(terminal: terminal)
    stage.isAnimated = isAnimated
    let (first, second) = (Page("one"), Page("two"))
    first.action = { [unowned stage, unowned second] _ in stage.push(second, by: .slideUp) }
    stage.push(first)
    let ending = stage.run()
    return (terminal, first, second, ending)
  }

  @Test func theTopScreenIsShown() {
    let played = play([.event(Self.letter)], isAnimated: false)
    #expect(played.terminal.frames.map { $0.lines[0] } == ["one   ", "two   "])
  }

  @Test func theEndOfInputEndsTheLoop() { #expect(play([]).ending == .hangUp) }

  @Test func aTransitionRunsToItsEndByItself() {
    let waits = [ScriptedTerminal.Step](repeating: .wait, count: Transition.frameCount - 1)
    let played = play([.event(Self.letter)] + waits)
    #expect(played.terminal.frames.count == Transition.frameCount + 1)
    #expect(played.terminal.picture.lines == ["two   "])
  }

  @Test func aKeyDuringATransitionEndsItAndCountsOnce() {
    let played = play([.event(Self.letter), .wait, .event(.key(.enter))])
    #expect(played.first.handled == [Self.letter])
    #expect(played.second.handled == [.key(.enter)])
    #expect(played.terminal.picture.lines == ["two   "])
  }

  /// A page that moves at a letter, in four frames, and runs `quiet` after a second without a key.
  private func move(
    _ steps: [ScriptedTerminal.Step], isDeaf: Bool = false, quiet: Bool = false,
    isAnimated: Bool = true
  ) -> (terminal: ScriptedTerminal, page: Page, quietCount: Int) {
    let terminal = ScriptedTerminal(size: Self.size, steps: [.event(Self.letter)] + steps)
    let stage = Stage(terminal: terminal)
    stage.isAnimated = isAnimated
    let page = Page("one")
    var (isQuiet, quietCount) = (false, 0)
    page.action = { [unowned stage] event in
      isQuiet = quiet && event == Self.letter
      if event == Self.letter { stage.move(frames: 4, deafFor: isDeaf ? 4 : 0) }
    }
    stage.automatic = {
      guard isQuiet else { return nil }
      return Automatic(after: 1_000) {
        isQuiet = false
        quietCount += 1
      }
    }
    stage.push(page)
    _ = stage.run()
    return (terminal, page, quietCount)
  }

  @Test func aScreenMovesByItsOwnPictures() {
    let moved = move([.wait, .wait, .wait, .wait])
    #expect(
      moved.terminal.frames.map { $0.lines[0] } == [
        "one   ", "25%   ", "50%   ", "75%   ", "one   ",
      ])
    #expect(move([.wait], isAnimated: false).terminal.frames.count == 2)
  }

  @Test func aKeyEndsAMoveAndCountsUnlessTheMoveIsDeaf() {
    let heard = move([.wait, .event(.key(.enter))])
    #expect(heard.page.handled == [Self.letter, .key(.enter)])
    #expect(heard.terminal.picture.lines == ["one   "])
    let deaf = move([.wait, .event(.key(.enter))], isDeaf: true)
    #expect(deaf.page.handled == [Self.letter])
    #expect(deaf.terminal.picture.lines == ["one   "])
    #expect(deaf.terminal.discardCount == 1)
  }

  @Test func quietIsCountedFromTheEndOfTheMove() {
    let waits = [ScriptedTerminal.Step](repeating: .wait, count: 3)
    #expect(move(waits, quiet: true).quietCount == 0)
    #expect(move(waits + [.wait], quiet: true).quietCount == 1)
    #expect(move(waits + [.wait, .wait, .wait], quiet: true).quietCount == 1)
    #expect(move([.wait], quiet: true, isAnimated: false).quietCount == 1)
  }

  @Test(
    arguments: [
      .key(.up), .mouse(MouseEvent(.press, at: Point(column: 0, row: 0))), .paste("e"),
    ] as [Event])
  func whateverThePlayerDoesCallsItOff(event: Event) {
    #expect(move([.event(event), .wait], quiet: true, isAnimated: false).quietCount == 0)
  }

  @Test func whatIsPutOffIsDoneInTurnAndBeforeWhatComesByItself() {
    let terminal = ScriptedTerminal(size: Self.size, steps: [.event(Self.letter)])
    let stage = Stage(terminal: terminal)
    let page = Page("one")
    var done = ""
    page.action = { [unowned stage] _ in
      for name in ["a", "b"] { stage.afterPicture { done += name } }
    }
    stage.automatic = { done == "ab" ? Automatic(after: 0) { done += "c" } : nil }
    stage.push(page)
    _ = stage.run()
    #expect(done == "abc" && terminal.frames.count == 5)
  }

  @Test func whatComesByItselfAgainAndAgainLeavesKeysTheirTurn() {
    let terminal = ScriptedTerminal(size: Self.size, steps: [.event(Self.letter)])
    let stage = Stage(terminal: terminal)
    let page = Page("one")
    page.action = { [unowned stage] _ in stage.end(.quit) }
    stage.automatic = { Automatic(after: 0) {} }
    stage.push(page)
    #expect(stage.run() == .quit)
    #expect(page.handled == [Self.letter])
  }

  @Test func aNewSizeDoesNot() {
    let moved = move(
      [.resize(Size(columns: 9, rows: 1)), .wait], quiet: true, isAnimated: false)
    #expect(moved.quietCount == 1)
  }

  @Test func aChangeOfScreensCallsItOff() {
    let terminal = ScriptedTerminal(size: Self.size, steps: [.event(Self.letter), .wait])
    let stage = Stage(terminal: terminal)
    let page = Page("one")
    page.action = { [unowned stage] _ in stage.push(Page("two")) }
    var count = 0
    stage.automatic = { stage.top === page ? Automatic(after: 10) { count += 1 } : nil }
    stage.push(page)
    _ = stage.run()
    #expect(count == 0)
  }

  @Test func aNewSizeDuringATransitionEndsItToo() {
    let wide = Size(columns: 9, rows: 1)
    let played = play([.event(Self.letter), .wait, .resize(wide)])
    #expect(played.terminal.picture.lines == ["two      "])
    #expect(played.second.handled == [])
  }

  @Test func aSignalDuringATransitionEndsTheLoop() {
    let played = play([.event(Self.letter), .wait, .event(.ended(.signal(15)))])
    #expect(played.ending == .signal(15))
  }

  @Test func anOverlayLeavesTheRestInSight() {
    let stage = Stage(terminal: ScriptedTerminal(size: Self.size))
    stage.push(Page("12"))
    stage.push(Page("34", isOverlay: true))
    #expect(stage.picture().lines == ["1234  "])
    stage.push(Page("56"))
    #expect(stage.picture().lines == ["56    "])
  }

  @Test func poppingGoesBackToAScreenAndIgnoresOthers() {
    let stage = Stage(terminal: ScriptedTerminal(size: Self.size))
    let pages = ["a", "b", "c"].map { Page($0) }
    for page in pages { stage.push(page) }
    stage.pop(to: Page("d"))
    #expect(stage.top === pages[2])
    stage.pop(to: pages[0])
    #expect(stage.top === pages[0])
  }

  @Test func endingAndDiscardingReachTheTerminal() {
    let terminal = ScriptedTerminal(size: Self.size, steps: [.event(Self.letter)])
    let stage = Stage(terminal: terminal)
    let page = Page("one")
    page.action = { [unowned stage] _ in
      stage.discardInput()
      stage.end(.quit)
    }
    stage.push(page)
    #expect(stage.run() == .quit)
    #expect(terminal.discardCount == 1)
  }
}
