import Foundation
import TerminalHarness
import Testing
import Waiting

/// Only single letters are guesses, however they come.
@Suite(.waiting) struct InputTests {
  @Test func aPasteIsOneRejectedInput() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send("\u{1B}[200~aeiou\r\u{1B}[D\u{1B}[201~")
    try game.expect("You can't paste a guess.")
    #expect(try game.expectSight().letters.isEmpty)
  }

  @Test func aPasteIntoAWholeTerminalIsOneRejectedInput() throws {
    let game = try Home().tmux()
    try game.expect("Esc menu")
    try game.paste("aeiou")
    try game.expect("You can't paste a guess.")
    #expect(try sight(of: game.screen()).letters.isEmpty)
  }

  @Test func aHugePasteIsOneRejectedInput() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send("\u{1B}[200~" + String(repeating: "words ", count: 50_000) + "\u{1B}[201~")
    try game.expect("You can't paste a guess.")
    #expect(try game.expectSight().letters.isEmpty)
  }

  @Test(
    arguments: [
      "\u{1B}OD", "\u{1B}[D", "\u{1B}[1;5D", "\u{1B}[I\u{1B}[O", "\u{1B}[24~\u{1B}OP",
      "\u{1B}]0;title\u{7}", "\u{1B}P+q544e\u{1B}\\", "\u{1B}a\u{1B}B", "\u{1B}[?62;1;6c",
      "\u{1B}[<64;30;14M", "\u{1B}[99;99;99;99;99;99;99;99;99;99;99A", "7", "ß", "λ", "漢",
    ])
  func whatIsNoLetterIsNoGuess(bytes: String) throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send(bytes)
    try game.expectIdle()
    #expect(try game.expectSight().letters.isEmpty)
    game.send("e")
    try game.expect("only E") { Sight($0.screen)?.letters == ["E"] }
  }

  @Test(arguments: ["é", "É", "e\u{301}", "ê"])
  func aLetterWithAnAccentIsTheLetter(text: String) throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send(text)
    try game.expect("only E") { Sight($0.screen)?.letters == ["E"] }
  }

  @Test func bytesThatAreNoTextAreIgnored() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send(bytes: [0xFF, 0xFE, 0xC3, 0x07, 0x80, 0x80, 0xE2, 0x82, 0xF0, 0x9F, 0x00, 0x01, 0x9B])
    game.send("e")
    try game.expect("only E") { Sight($0.screen)?.letters == ["E"] }
  }

  @Test func aRepeatedLetterCostsNothing() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send("q")
    try game.expect("No Q.")
    let once = try game.expectSight()
    game.send("Q")
    try game.expect("You've already tried Q")
    #expect(try game.expectSight() == once)
  }
}

/// The mouse, in the form that terminals report it.
@Suite(.waiting) struct MouseTests {
  private func mouse(_ column: Int, _ row: Int, code: Int = 0, isRelease: Bool = false) -> String {
    "\u{1B}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")"
  }

  @Test func aClickOnAKeyOfTheGridIsAGuess() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    game.send(mouse(29, 13) + mouse(29, 13, isRelease: true))
    try game.expect("the guess of E") { Sight($0.screen)?.letters == ["E"] }
  }

  @Test func aSliderIsDraggedAndASwitchClicked() throws {
    let home = try Home()
    let game = try home.start()
    try Scene.settings.open(game)
    game.send(mouse(4, 5))
    try game.expect("the least") { $0.screen.number(beside: "Word length") == 1 }
    game.send(mouse(70, 5, code: 32))
    try game.expect("the greatest") { ($0.screen.number(beside: "Word length") ?? 0) > 20 }
    let longest = try #require(game.screen.number(beside: "Word length"))
    game.send(mouse(70, 5, isRelease: true) + mouse(24, 10))
    try game.expect("it chooses a word, and keeps to it")
    game.send(mouse(75, 0))
    _ = try game.expectSight()
    game.signal(9)
    _ = try game.waitForExit()
    let kept = try Kept(in: home)
    #expect(kept.settings["length"] == "\(longest)")
    #expect(kept.settings["mode"] == "good")
  }

  @Test func aWholeTerminalPassesClicksOn() throws {
    let game = try Home().tmux()
    try game.expect("Esc menu")
    #expect(try game.modes().mouse)
    try game.send(mouse(29, 13))
    try game.expect("the guess of E") { Sight($0)?.letters == ["E"] }
  }

  @Test func withoutTheMouseNoModeOfItIsSet() throws {
    let game = try Home().start("--no-mouse")
    try Scene.settings.open(game)
    #expect(!game.modes.mouse)
    game.send(.up, .up, .up, .up)
    game.send(" ")
    try game.expectIdle()
    game.send(" ")
    try game.expectIdle()
    game.send(.interrupt)
    _ = try game.waitForExit()
    let text = String(decoding: game.output, as: UTF8.self)
    #expect(!["?1000h", "?1002h", "?1003h", "?1006h"].contains { text.contains($0) })
  }

  @Test func theSettingTurnsTheMouseOffForThisGameAndTheNext() throws {
    let home = try Home()
    let game = try home.start()
    try Scene.settings.open(game)
    #expect(game.modes.mouse)
    game.send(.up, .up, .up, .up)
    game.send(" ")
    try game.expect("no mouse modes") { !$0.modes.mouse }
    game.send(.interrupt)
    _ = try game.waitForExit()
    let next = try home.start()
    _ = try next.expectSight()
    try next.expectIdle()
    #expect(!String(decoding: next.output, as: UTF8.self).contains("?1000h"))
  }

  @Test func aClickTurnsTheMouseOffToo() throws {
    let game = try Home().start()
    try Scene.settings.open(game)
    let row = try #require(game.screen.firstIndex { $0.contains(" Mouse ") })
    game.send(mouse(24, row))
    try game.expect("no mouse modes") { !$0.modes.mouse }
  }

  @Test func aHintOfTheFooterIsPressedByAClick() throws {
    let game = try Home().start()
    _ = try game.expectSight()
    let row = try #require(game.screen.last)
    let place = try #require(row.range(of: "Esc menu"))
    game.send(mouse(row.distance(from: row.startIndex, to: place.lowerBound) + 2, 23))
    try game.expect("the menu") { $0.screen.shows(["Resume", "Quit"]) }
  }
}
