import CommonScreens
import TerminalUI

extension MainScreen {
  /// What the last board of a game tells, and what can be done next.
  public struct Ending: Hashable, Sendable {
    /// `YOU WON` or `YOU LOST`.
    public var headline: String

    /// What came of the last key, if there is something to say.
    public var notice: String?

    /// What was done, the most important first; what has no room is left out.
    public var sentences: [String]

    /// What the word means; cut where there are no two lines for it.
    public var meaning: String?

    /// The next steps, the first of which Enter takes.
    public var steps: [Step]

    /// The word, to fill the tiles that were never found.
    public var answer: String?

    /// How many words were held at the start and after each guess; empty where it was one.
    public var counts: [Int]

    public init(
      headline: String, sentences: [String], meaning: String? = nil, steps: [Step],
      answer: String? = nil, counts: [Int] = []
    ) {
      self.headline = headline
      self.sentences = sentences
      self.meaning = meaning
      self.steps = steps
      self.answer = answer
      self.counts = counts
    }
  }

  /// Something that can be done after a game.
  public struct Step: Hashable, Sendable {
    /// What its owner knows it by.
    public let id: String

    /// What its button says, and where there's little room.
    public let title, brief: String

    /// A key that takes it too, so that its button may be left out where there's no room.
    public let key: Character?

    /// What the help says of that key.
    public let purpose: String

    public init(
      _ id: String, _ title: String, brief: String? = nil, key: Character? = nil,
      purpose: String = ""
    ) {
      self.id = id
      self.title = title
      self.brief = brief ?? title
      self.key = key
      self.purpose = purpose
    }
  }
}

extension MainScreen.State {
  /// The buttons in sight and where each of them stands.
  func buttons(_ layout: MainLayout) -> [(button: Button, rect: Rect)] {
    if ownHints != nil { return [] }
    let gap = layout.tier.isFull ? 4 : 1
    let row = layout.buttonRows
    // At the end the row above is free too.
    let two = Rect(column: row.column, row: row.row - 1, columns: row.columns, rows: 2)
    for forms in buttonForms(layout.tier) {
      for rect in ending != nil && row.rows == 1 ? [row, two] : [row] {
        for buttons in forms.map({ $0.map { Button($0) } }) {
          if let rects = Button.rows(buttons, in: rect, gap: gap) {
            return Array(zip(buttons, rects))
          }
        }
      }
    }
    return []
  }

  /// The steps after the game whose buttons are in sight.
  func steps(_ layout: MainLayout) -> [MainScreen.Step] {
    let steps = ending?.steps ?? []
    return buttons(layout).count == steps.count ? steps : steps.filter { $0.key == nil }
  }

  /// What the buttons say, and where there's little room; at the end also without those that have a key.
  private func buttonForms(_ tier: LayoutTier) -> [[[String]]] {
    guard let steps = ending?.steps else {
      return [
        tier.isFull
          ? [MainScreen.titles] : tier == .compact ? [MainScreen.briefTitles] : []
      ]
    }
    return [steps, steps.filter { $0.key == nil }].map { [$0.map(\.title), $0.map(\.brief)] }
  }
}
