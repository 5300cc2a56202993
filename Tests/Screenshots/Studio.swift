import Foundation
import SVGScreens
import TerminalHarness

/// Where scenes are played, with a home folder of their own, and drawn.
struct Studio {
  let program: String
  let folder: URL
  private let home: URL

  init(program: String, folder: URL) throws {
    self.program = program
    self.folder = folder
    home = FileManager.default.temporaryDirectory.appending(path: "screenshots-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func close() { try? FileManager.default.removeItem(at: home) }

  /// Plays a scene from a new game on; one without a name leaves no picture, only its score.
  func draw(_ scene: Scene) throws {
    let terminal = try Tmux(
      command(for: scene), environment: ["HOME": home.path, "TZ": "UTC"],
      columns: scene.columns, rows: scene.rows)
    try terminal.expect("a game") { !$0.allSatisfy(\.isEmpty) }
    try scene.play(terminal)
    if scene.name.isEmpty { return }
    let screen = CapturedScreen(
      lines: try settled(terminal).map(withFixedDates), columns: scene.columns, rows: scene.rows)
    for palette in [Palette.light, .dark] {
      let picture = SVGPicture(screen, palette: palette, title: "Hangman: \(scene.title)")
      let file = folder.appending(path: "\(scene.name)-\(palette.name).svg")
      try Data(picture.text.utf8).write(to: file)
    }
  }

  private func command(for scene: Scene) -> String {
    let store = home.appending(path: scene.isRanked ? "ranked" : scene.name).path
    return "'\(program)' \(scene.command) --no-animation \(scene.options) --store '\(store)'"
  }

  /// The screen once it no longer changes.
  private func settled(_ terminal: Tmux) throws -> [String] {
    var last = try terminal.styledScreen()
    while true {
      usleep(100_000)
      let next = try terminal.styledScreen()
      if next == last { return next }
      last = next
    }
  }

  /// The pictures are to be the same tomorrow.
  private func withFixedDates(_ line: String) -> String {
    line.replacing(#/20\d\d-\d\d-\d\d/#, with: "2026-01-31")
  }
}
