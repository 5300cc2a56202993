public import TerminalUI
public import Testing

/// The sizes that every screen is drawn at. Pictures of all of them are kept of the states that tell most, of
/// the others those of two.
public let pictureSizes = [
  (200, 60), (132, 43), (100, 30), (80, 24), (60, 20), (40, 16), (24, 8),
]
.map { Size(columns: $0.0, rows: $0.1) }
private let sizesOfAll = [pictureSizes[3], pictureSizes[5]]

/// Draws a screen on a picture of some size.
public func picture(_ screen: any Screen, _ size: Size, glyphs: Glyphs = .unicode) -> Canvas {
  var canvas = Canvas(size: size, glyphs: glyphs)
  screen.draw(on: &canvas)
  return canvas
}

/// Compares a screen with the pictures kept of it, in box drawing and in ASCII: nothing in it may be cut
/// off or overlap.
///
/// - Parameter isTelling: whether pictures of all sizes are kept.
public func expectPictures(
  of make: () throws -> any Screen, _ name: String, at size: Size, isTelling: Bool,
  besides testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let name = "\(name)-\(size.columns)x\(size.rows)"
  let unicode = picture(try make(), size, glyphs: .unicode.filled(true))
  let ascii = picture(try make(), size, glyphs: .ascii)
  for canvas in [unicode, ascii] {
    #expect(canvas.overlapCount == 0, "\(name): something is written over something else")
    #expect(canvas.clippedCount == 0, "\(name): something is cut off at the edge")
  }
  #expect(ascii.cells.allSatisfy { $0.glyph.isASCII }, "\(name)")
  if !isTelling && !sizesOfAll.contains(size) { return }
  try expectPicture(unicode, name, besides: testFile, sourceLocation: sourceLocation)
  // What is drawn with letters alone looks the same in both, and is kept once.
  if ascii.lines != unicode.lines {
    try expectPicture(ascii, "\(name)-ascii", besides: testFile, sourceLocation: sourceLocation)
  }
}
