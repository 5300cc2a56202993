/// Rows of cells in columns, and how wide these are.
public struct Table {
  public struct Column {
    let title: String

    /// The columns of a picture that it takes.
    let width: Int
    let isNumber: Bool

    /// The text of its cell in a row.
    let cell: (_ row: Int) -> String

    public init(
      _ title: String, _ width: Int, isNumber: Bool = false, cell: @escaping (Int) -> String
    ) {
      (self.title, self.width, self.isNumber, self.cell) = (title, width, isNumber, cell)
    }

    /// The same, its cells on the right.
    public var rightAligned: Column { Column(title, width, isNumber: true, cell: cell) }

    /// The rows by their numbers, from 1 on.
    public static func rank(_ width: Int) -> Column {
      Column("#", width, isNumber: true) { "\($0 + 1)" }
    }
  }

  let columns: [Column]
  let rowCount: Int

  /// The row that is marked.
  public var marked: Int?

  /// The reader's own row among others, which has a star.
  public var own: Int?

  /// The row that is brought in sight, where there's no room for all; the marked one if there's none.
  public var reached: Int?

  /// Whether there's a blank line between its rows.
  public var isSpaced = false

  /// The text in place of the rows while there are none.
  let empty: String

  /// The blanks between two columns.
  let gap: Int
  let hasHeading: Bool

  public init(
    _ columns: [Column], rowCount: Int, marked: Int?, empty: String = "", gap: Int, hasHeading: Bool
  ) {
    (self.columns, self.rowCount, self.marked) = (columns, rowCount, marked)
    (self.empty, self.gap, self.hasHeading) = (empty, gap, hasHeading)
  }
}
