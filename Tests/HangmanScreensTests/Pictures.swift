import Foundation
import HangmanModel
import TerminalUI
import Testing
import Words

@testable import HangmanScreens

/// The sizes that every screen is pictured at.
let pictureSizes = [(132, 43), (80, 24), (60, 20), (40, 16), (24, 8), (20, 5)]
  .map { Size(columns: $0.0, rows: $0.1) }

/// Compares a picture with the one kept under `name`, or keeps it where RECORD_PICTURES is set.
///
/// The text comes first, each row between bars; then where bold, reverse and underline are, so that
/// what is told by attributes alone is part of the picture, and colours are not.
func expectPicture(
  _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = rendered(canvas)
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures")
  let file = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let kept = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == kept, "The picture \(name) has changed. It is now:\n\(text)",
    sourceLocation: sourceLocation)
}

private func rendered(_ canvas: Canvas) -> String {
  var text = canvas.lines.map { "|\($0)|\n" }.joined()
  for row in 0..<canvas.size.rows {
    let marks = (0..<canvas.size.columns).map { column in
      mark(canvas[Point(column: column, row: row)].style.attributes)
    }
    let line = String(marks)
    if line.contains(where: { $0 != " " }) {
      let number = row < 10 ? " \(row)" : "\(row)"
      text += "\(number) |\(line)|\n"
    }
  }
  return text
}

/// `b` bold, `r` reverse, `u` underline, and the capital of the last one where bold is added.
private func mark(_ attributes: Attributes) -> Character {
  let isBold = attributes.contains(.bold)
  if attributes.contains(.reverse) { return isBold ? "R" : "r" }
  if attributes.contains(.underline) { return isBold ? "U" : "u" }
  return isBold ? "b" : " "
}

/// Draws a screen on a picture of some size.
func picture(_ screen: any Screen, _ size: Size, glyphs: Glyphs = .unicode) -> Canvas {
  var canvas = Canvas(size: size, glyphs: glyphs)
  screen.draw(on: &canvas)
  return canvas
}

/// A board on which `guesses` have been made of one word.
func board(_ word: String, guesses: String, misses allowed: Int, mode: GameMode = .evil) throws
  -> Board
{
  var generator = SeededGenerator(seed: 1)
  var round = try #require(
    Round(
      words: WordList([word]), misses: allowed,
      gameplay: mode.gameplay, using: &generator))
  for letter in guesses.compactMap(Letter.init) { round.guess(letter, using: &generator) }
  return round.board
}
