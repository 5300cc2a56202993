import TerminalUI

/// Rows of cells as lines, each column as wide as its widest cell.
///
/// - Parameter right: the columns that are flush right.
func aligned(_ rows: [[String]], right: Set<Int> = []) -> [String] {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.indices.map { column in
      row[column].padded(to: widths[column], leading: right.contains(column))
    }
    // Without blanks behind it.
    return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }
}

/// Objects as a JSON array, a line each.
func jsonArray(_ objects: [JSONLine]) -> String {
  "[" + objects.map(\.json).joined(separator: ",\n ") + "]"
}
