/// Rows of cells in columns, and how wide these are. It knows no screen, so that what is said line by line
/// can be made of it too.
public struct Table {
  public struct Column {
    public let title: String

    /// How many columns of a picture it takes.
    let width: Int
    let isNumber: Bool

    /// What stands there in a row.
    public let cell: (_ row: Int) -> String

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

  public let columns: [Column]
  public let rowCount: Int

  /// The row to be marked.
  let marked: Int?

  /// What stands there while there is no row.
  let empty: String

  /// The blanks between two columns.
  let gap: Int
  let hasHeading: Bool

  public init(
    _ columns: [Column], rowCount: Int, marked: Int?, empty: String, gap: Int, hasHeading: Bool
  ) {
    (self.columns, self.rowCount, self.marked) = (columns, rowCount, marked)
    (self.empty, self.gap, self.hasHeading) = (empty, gap, hasHeading)
  }
}
