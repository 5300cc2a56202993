import Testing

@testable import TerminalUI

/// The events that some text brings, all of it having arrived.
private func events(_ pieces: String..., givingUp: Bool = false) -> [Event] {
  var decoder = InputDecoder()
  for piece in pieces { for byte in piece.utf8 { decoder.feed(byte) } }
  if givingUp { decoder.giveUp() }
  return decoder.all()
}

extension InputDecoder {
  mutating func all() -> [Event] {
    var events: [Event] = []
    while let event = nextEvent() { events.append(event) }
    return events
  }

  mutating func feed(_ text: String) { for byte in text.utf8 { feed(byte) } }
}

private func keys(_ keys: Key...) -> [Event] { keys.map(Event.key) }

@Suite struct InputDecoderTests {
  @Test func lettersAreCharacters() {
    #expect(events("aZ?") == keys(.character("a"), .character("Z"), .character("?")))
  }

  @Test func charactersOfSeveralBytesAreOneKey() {
    #expect(events("é漢🙂") == keys(.character("é"), .character("漢"), .character("🙂")))
  }

  @Test(arguments: [
    ("\r", Key.enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter), ("\u{1B}[A", .up), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[1;1C", .right),
  ])
  func keysHaveTheirBytes(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
  }

  @Test func aLoneEscapeIsAKeyAfterTheDelay() {
    #expect(events("\u{1B}") == [])
    #expect(events("\u{1B}", givingUp: true) == keys(.escape))
    #expect(events("\u{1B}\u{1B}", givingUp: true) == keys(.escape, .escape))
  }

  @Test func onlyAnEscapeMakesTheDecoderWaitBriefly() {
    var decoder = InputDecoder()
    #expect(decoder.patience == nil)
    decoder.feed("\u{1B}")
    #expect(decoder.patience == 25)
    decoder.feed("[")
    #expect(decoder.patience == nil)
  }

  @Test(arguments: [
    "\u{1B}x", "\u{1B}é", "\u{1B}\r", "\u{1B}\u{1B}[A", "\u{1B}[1;5A", "\u{1B}[15~", "\u{1B}[[A",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}OP", "\u{1B}]0;title\u{7}", "\u{1B}]11;rgb:0/0/0\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1B}[<64;3;3M", "\u{1B}[27;5;9~",
    "\u{1B}[99999999999999999999999999999999999999;1A", "\u{1B}[<0;0;0M", "\u{1B}[<0;1M",
    "\u{1B}[8$", "\u{1B}[23$", "\u{1B}[8^", "\u{1B}[8@", "\u{1B}[?2004;1$y", "\u{1B}[4;1$y",
  ])
  func sequencesWithoutAMeaningAreSwallowedWhole(bytes: String) {
    #expect(events(bytes, "e") == keys(.character("e")))
  }

  @Test func aSequenceInPiecesIsStillOne() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}[")
    decoder.giveUpIfImpatient()
    decoder.feed("I")
    #expect(decoder.all() == [])
  }

  @Test func aSequenceTornRightAfterItsEscapeBringsNoLetter() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}")
    decoder.giveUp()
    decoder.feed("[D")
    #expect(decoder.all() == keys(.escape, .left))
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x99], [0x80], [0xC0, 0xAF],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x85], [0x00],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreIgnored(bytes: [UInt8]) {
    var decoder = InputDecoder()
    for byte in bytes { decoder.feed(byte) }
    decoder.feed("e")
    let letters = decoder.all().filter { $0 != .key(.character("(")) }
    #expect(letters == keys(.character("e")))
  }

  @Test func aPasteIsOneEvent() {
    let pasted = events("a\u{1B}[200~hello\rworld\u{1B}[201~b")
    #expect(pasted == [.key(.character("a")), .paste("hello\rworld"), .key(.character("b"))])
  }

  @Test func aPasteHoldsItsEscapes() {
    #expect(events("\u{1B}[200~x\u{1B}[A\u{1B}\u{1B}[201~") == [.paste("x\u{1B}[A\u{1B}")])
  }

  @Test func aPasteTakesNoMoreThanItsLimit() {
    let pasted = events("\u{1B}[200~" + String(repeating: "x", count: 1_000_000) + "\u{1B}[201~")
    #expect(pasted == [.paste(String(repeating: "x", count: InputDecoder.pasteLimit))])
  }

  @Test func aPasteWithoutAnEndIsOverAfterSilence() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}[200~lost")
    #expect(decoder.patience == InputDecoder.silence)
    decoder.giveUp()
    decoder.feed("e")
    #expect(decoder.all() == [.paste("lost"), .key(.character("e"))])
  }

  @Test func aStringWithoutAnEndIsOverAfterSilence() {
    var decoder = InputDecoder()
    decoder.feed("\u{1B}]0;lost")
    decoder.giveUpIfImpatient()
    decoder.feed("e")
    #expect(decoder.all() == keys(.character("e")))
  }

  @Test func discardingForgetsKeysButNotThatAPasteGoesOn() {
    var decoder = InputDecoder()
    decoder.feed("abc\u{1B}[200~de")
    decoder.discard()
    decoder.feed("fg\u{1B}[201~h")
    #expect(decoder.all() == [.paste("defg"), .key(.character("h"))])
  }

  @Test func theLeftButtonIsReported() {
    let reports = events("\u{1B}[<0;3;2M\u{1B}[<32;120;2M\u{1B}[<0;240;2m")
    #expect(
      reports == [
        .mouse(MouseEvent(.press, at: Point(column: 2, row: 1))),
        .mouse(MouseEvent(.drag, at: Point(column: 119, row: 1))),
        .mouse(MouseEvent(.release, at: Point(column: 239, row: 1))),
      ])
  }

  @Test func oldMouseReportsAreRead() {
    let reports = events("\u{1B}[M #\"\u{1B}[M##\"x")
    #expect(
      reports == [
        .mouse(MouseEvent(.press, at: Point(column: 2, row: 1))),
        .mouse(MouseEvent(.release, at: Point(column: 2, row: 1))), .key(.character("x")),
      ])
  }

  @Test(arguments: [1, 2, 64, 65, 34])
  func otherButtonsAndTheWheelAreNot(code: Int) {
    #expect(events("\u{1B}[<\(code);3;2M\u{1B}[<\(code);3;2m") == [])
  }

  @Test func keysThatCursesKnowsPassUnlessInAPasteOrWithAlt() {
    var decoder = InputDecoder()
    decoder.feed(key: .up)
    decoder.feed(key: nil)
    decoder.feed("\u{1B}")
    decoder.feed(key: .down)
    decoder.feed("\u{1B}[200~")
    decoder.feed(key: .left)
    decoder.feed("\u{1B}[201~")
    #expect(decoder.all() == [.key(.up), .paste("")])
  }

  @Test func controlLAsksForAFreshPicture() { #expect(events("\u{C}") == [.resized]) }
}

extension InputDecoder {
  /// What happens when the terminal is silent for as long as is waited.
  mutating func giveUpIfImpatient() { if patience != nil { giveUp() } }
}
