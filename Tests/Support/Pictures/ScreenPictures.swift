import ProgramModel
public import TerminalUI
public import Testing

/// The sizes that every screen is drawn at. Pictures of all of them are kept of the states that tell most, of
/// the others those of two.
public let pictureSizes = [
  (200, 60), (132, 43), (100, 30), (80, 24), (60, 20), (40, 16), (24, 8),
]
.map { Size(columns: $0.0, rows: $0.1) }
private let sizesOfAll = [pictureSizes[3], pictureSizes[5]]

/// Those at which pictures are kept of the states that tell most in Dutch.
public let keptDutchSizes = sizesOfAll + [pictureSizes[6]]

/// Draws a screen on a picture of some size.
public func picture(_ screen: any Screen, _ size: Size, glyphs: Glyphs = .unicode) -> Canvas {
  var canvas = Canvas(size: size, glyphs: glyphs)
  screen.draw(on: &canvas)
  return canvas
}

/// Compares a screen with the pictures kept of it, in box drawing and in ASCII: nothing in it may be cut
/// off or overlap. In Dutch nothing may be missing besides that is there in English; of that, pictures are kept
/// at three sizes, of the states that tell most.
///
/// - Parameter isTelling: whether pictures of all sizes are kept.
public func expectPictures(
  of make: () throws -> any Screen, _ name: String, at size: Size, isTelling: Bool,
  besides testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let english = try Look(make, size)
  let dutch = try Language.$current.withValue(.dutch) { try Look(make, size) }
  for (canvas, other) in [(dutch.unicode, english.unicode), (dutch.ascii, english.ascii)] {
    expectAsMuch(on: canvas, as: other, name, sourceLocation: sourceLocation)
  }
  #expect(
    dutch.hintCount >= english.hintCount,
    "\(name) in Dutch has fewer hints of keys:\n\(rendered(dutch.unicode))",
    sourceLocation: sourceLocation)
  let isOfAll = sizesOfAll.contains(size)
  func expect(_ canvas: Canvas, _ suffix: String = "") throws {
    try expectPicture(
      canvas, "\(name)\(suffix)", besides: testFile, sourceLocation: sourceLocation)
  }
  let suffix = "-\(size.columns)x\(size.rows)"
  if isTelling || isOfAll {
    try expect(english.unicode, suffix)
    // What is drawn with letters alone looks the same in both, and is kept once.
    if english.ascii.lines != english.unicode.lines { try expect(english.ascii, "\(suffix)-ascii") }
  }
  if isTelling && keptDutchSizes.contains(size) {
    try expect(dutch.unicode, "\(suffix)-nl")
  }
}

/// How a screen looks in the language that is spoken.
private struct Look {
  let unicode, ascii: Canvas

  /// How many hints there are in the footer.
  let hintCount: Int

  init(_ make: () throws -> any Screen, _ size: Size) throws {
    let screen = try make()
    ascii = picture(screen, size, glyphs: .ascii)
    unicode = picture(screen, size, glyphs: .unicode.filled(true))
    hintCount = KeyHint.places(of: screen.hints, in: Rect(size)).count
  }
}

/// Expects that nothing is cut off or overlaps in either language, and that in Dutch no more is shortened or left
/// out than in English: neither a text nor a part of a line.
public func expectAsMuch(
  on dutch: Canvas, as english: Canvas, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for canvas in [dutch, english] {
    #expect(
      canvas.overlapCount == 0, "Something is written over something else: \(canvas.look(name))",
      sourceLocation: sourceLocation)
    #expect(
      canvas.clippedCount == 0, "Something is cut off at the edge: \(canvas.look(name))",
      sourceLocation: sourceLocation)
    #expect(
      !canvas.glyphs.isASCII || canvas.cells.allSatisfy { $0.glyph.isASCII },
      "Something is not ASCII: \(canvas.look(name))", sourceLocation: sourceLocation)
  }
  func expect(_ isAsMuch: Bool, _ missing: String) {
    #expect(
      isAsMuch, "\(missing): \(dutch.look(name))\n\(english.look(name))",
      sourceLocation: sourceLocation)
  }
  expect(dutch.leftOutCount <= english.leftOutCount, "More is left out")
  expect(dutch.count(of: "…") <= english.count(of: "…"), "More is shortened")
  expect(dutch.count(of: "·") >= english.count(of: "·"), "A line has fewer parts")
  expect(dutch.count(of: "[", " ") >= english.count(of: "[", " "), "There are fewer buttons")
}

extension Canvas {
  fileprivate func look(_ name: String) -> String {
    "\(name) at \(size):\n\(lines.joined(separator: "\n"))"
  }

  /// How often there is a sign, before another one if there is to be one.
  fileprivate func count(of sign: Unicode.Scalar, _ next: Unicode.Scalar? = nil) -> Int {
    cells.indices.count { place in
      cells[place].glyph == sign
        && (next == nil || place + 1 < cells.count && cells[place + 1].glyph == next)
    }
  }
}
