import Foundation
public import TerminalUI
public import Testing

/// Compares a picture with the one kept under `name`. Where RECORD_PICTURES is set it is kept, and the
/// test fails all the same: what was recorded is to be looked at, and then to be compared.
///
/// The pictures of a test are in the folder Pictures beside its file. The text comes first, each row between bars; then where bold, reverse and underline are, so that
/// what is told by attributes alone is part of the picture, and colours are not.
public func expectPicture(
  _ canvas: Canvas, _ name: String, besides testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = rendered(canvas)
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appending(path: "Pictures")
  let file = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("The picture \(name) was recorded.", sourceLocation: sourceLocation)
  }
  let kept = try? String(contentsOf: file, encoding: .utf8)
  #expect(
    text == kept, "The picture \(name) has changed. It is now:\n\(text)",
    sourceLocation: sourceLocation)
}

/// The names of all pictures that are kept beside a test, by what they show.
public func keptPictures(besides testFile: String = #filePath) throws -> [String: [String]] {
  let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appending(path: "Pictures")
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return try files.reduce(into: [:]) { pictures, file in
    let text = try String(contentsOf: file, encoding: .utf8)
    pictures[text, default: []].append(file.deletingPathExtension().lastPathComponent)
  }
}

/// A picture as text: what is kept of it.
public func rendered(_ canvas: Canvas) -> String {
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
