/// What some keys do on a screen. A screen obeys the very table that its footer and help show.
public struct KeyBinding<Action: Sendable>: Sendable {
  public let keys: [Key]
  public let action: Action

  /// What the footer and the help say of it; nil where another binding's line stands for both.
  public let hint: KeyHint?

  /// - Parameters:
  ///   - name: the keys as the player reads them.
  ///   - purpose: what they do, for the help.
  ///   - short: what they do in a word, for the footer; nil keeps them out of it.
  public init(
    _ keys: [Key], _ action: Action, name: String, purpose: String, short: String? = nil
  ) {
    self.keys = keys
    self.action = action
    hint = KeyHint(name: name, purpose: purpose, short: short, key: keys.first)
  }

  /// A binding that the line of another one tells of.
  public init(_ keys: [Key], _ action: Action) {
    self.keys = keys
    self.action = action
    hint = nil
  }
}

/// A line of help: the keys' names and what they do.
public struct KeyHint: Hashable, Sendable {
  public let name: String
  public let purpose: String
  public let short: String?

  /// What a click on it in the footer presses.
  public let key: Key?

  public init(name: String, purpose: String, short: String? = nil, key: Key? = nil) {
    self.name = name
    self.purpose = purpose
    self.short = short
    self.key = key
  }

  /// The places in the last line of a part of the canvas of those hints that have a short form, as
  /// many as fit.
  public static func places(of hints: [KeyHint], in rect: Rect) -> [(hint: KeyHint, rect: Rect)] {
    var column = rect.column + 1
    return fitting(hints.filter { $0.columns > 0 }, columns: rect.columns - 1).map { hint in
      defer { column += hint.columns + 2 }
      return (hint, Rect(column: column, row: rect.endRow - 1, columns: hint.columns, rows: 1))
    }
  }

  /// As many hints as there is room for: the last two, which lead out and to the help, before others.
  private static func fitting(_ hints: [KeyHint], columns: Int) -> [KeyHint] {
    var room = columns + 2
    var chosen: Set<Int> = []
    for index in hints.indices.suffix(2).reversed() + Array(hints.indices.dropLast(2))
    where hints[index].columns + 2 <= room {
      room -= hints[index].columns + 2
      chosen.insert(index)
    }
    return hints.indices.filter(chosen.contains).map { hints[$0] }
  }

  /// The columns that it takes in the footer; 0 if it isn't there.
  private var columns: Int {
    short.map { name.columns + 1 + $0.columns } ?? 0
  }
}

extension KeyHint {
  /// The key that shows the help, on every screen that has hints: the stage sees to it.
  public static let help = KeyHint(
    name: "?", purpose: "show this help", short: "help", key: .character("?"))
}

extension Sequence {
  /// What a key does, by the first binding that has it.
  public func action<Action>(for key: Key) -> Action? where Element == KeyBinding<Action> {
    first { $0.keys.contains(key) }?.action
  }
}

extension Canvas {
  /// Writes the hints that have a short form on the last line of a part of the canvas, as many as
  /// fit, the first first.
  public mutating func drawFooter(_ hints: [KeyHint], in rect: Rect) {
    for (hint, place) in KeyHint.places(of: hints, in: rect) {
      write(hint.name, at: place.origin, style: .bold)
      let column = place.column + hint.name.columns + 1
      write(hint.short ?? "", at: Point(column: column, row: place.row), style: .quiet)
    }
  }
}
