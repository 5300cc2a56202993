import Glibc
import TerminalUI

/// Shows the size and the last event; capitals and digits do things, unless it is tame.
final class ProbeScreen: Screen {
  private let stage: Stage
  private let terminal: any Terminal
  private var count = 0
  private var last = "nothing"

  init(stage: Stage, terminal: any Terminal) {
    self.stage = stage
    self.terminal = terminal
  }

  var hints: [KeyHint] { [] }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    canvas.drawFrame(Rect(size), canvas.glyphs.light)
    canvas.write("probe", at: Point(column: 2, row: 1), style: .title)
    canvas.write("size \(size.columns)x\(size.rows)", at: Point(column: 2, row: 2))
    canvas.write("event \(count): \(last).", at: Point(column: 2, row: 3))
    for (index, role) in Role.allCases.enumerated() {
      canvas.write("\(role)", at: Point(column: 2 + 8 * index, row: 4), style: Style(role))
    }
  }

  func handle(_ event: Event, in size: Size) {
    count += 1
    switch event {
    case .key(.character(let character)): act(character)
    case .key(let key): last = "key \(key)"
    case .mouse(let mouse): last = "\(mouse.kind) \(mouse.point.column),\(mouse.point.row)"
    case .paste(let text): last = "paste of \(text.unicodeScalars.count): \(text.prefix(20))"
    case .resized, .ended: break
    }
  }

  private func act(_ character: Character) {
    last = "character \(character)"
    if CommandLine.arguments.contains("--tame") { return }
    switch character {
    case "Q": stage.end(.quit)
    case "M": terminal.usesMouse.toggle()
    case "F": stage.push(ProbeScreen(stage: stage, terminal: terminal), by: .flip)
    case "C": last = terminal.copy("for others: 🟩⬛") ? "copied" : "no clipboard"
    case "S": sleep(1)
    case "D":
      sleep(1)
      stage.discardInput()
    case "1": Self.fail(by: "trap")
    case "2": Self.fail(by: "abort")
    case "4": Self.fail(by: "stack")
    case "W": while true { sleep(100) }
    default: break
    }
  }

  static func fail(by kind: String) -> Never {
    switch kind {
    case "abort": abort()
    case "stack": _ = deepen(1)
    default: break
    }
    let empty: [Int] = []
    exit(Int32(empty[Int(getpid())]))
  }

  /// Uses the stack up.
  private static func deepen(_ depth: Int) -> Int {
    depth == 0 ? 0 : deepen(depth + 1) + depth % 7
  }
}
