/// What some keys do on a screen. A screen obeys the very table that its footer and help show.
public struct KeyBinding<Action: Sendable>: Sendable {
  public let keys: [Key]
  public let action: Action
  private let makeHint: (@Sendable () -> KeyHint)?

  /// - Parameter hint: makes what the footer and the help say of it, each time anew; nil where another
  ///   binding's line stands for both.
  public init(_ keys: [Key], _ action: Action, hint: (@Sendable () -> KeyHint)? = nil) {
    (self.keys, self.action, makeHint) = (keys, action, hint)
  }

  /// What the footer and the help say of it.
  public var hint: KeyHint? { makeHint?() }
}

/// A line of help: the keys' names and what they do.
public struct KeyHint: Hashable, Sendable {
  /// The keys as the player reads them.
  public let name: String

  /// What they do, for the help.
  public let purpose: String

  /// What they do in a word, for the footer; nil keeps them out of it.
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
