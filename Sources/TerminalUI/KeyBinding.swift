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
    hint = KeyHint(name: name, purpose: purpose, short: short)
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

  public init(name: String, purpose: String, short: String? = nil) {
    self.name = name
    self.purpose = purpose
    self.short = short
  }
}

extension KeyHint {
  /// The key that shows the help, on every screen that has hints: the stage sees to it.
  public static let help = KeyHint(name: "?", purpose: "show this help", short: "help")
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
    var column = rect.column + 1
    for hint in hints {
      guard let short = hint.short else { continue }
      let width = hint.name.unicodeScalars.count + 1 + short.unicodeScalars.count
      if column + width > rect.endColumn { continue }
      let row = rect.endRow - 1
      write(hint.name, at: Point(column: column, row: row), style: .bold)
      let start = column + hint.name.unicodeScalars.count + 1
      write(short, at: Point(column: start, row: row), style: .quiet)
      column += width + 2
    }
  }
}
