/// A JSON object on one line, its fields in the order in which they were added.
struct JSONLine {
  private var fields: [String] = []

  mutating func add(_ name: String, _ value: String) { addRaw(name, Self.quoted(value)) }
  mutating func add(_ name: String, _ value: Int) { addRaw(name, String(value)) }
  mutating func add(_ name: String, _ value: Bool) { addRaw(name, value ? "true" : "false") }
  mutating func add(_ name: String, _ value: [Int]) { addRaw(name, Self.list(value)) }
  mutating func add(_ name: String, _ value: JSONLine) { addRaw(name, value.text) }
  mutating func add(_ name: String, _ value: [String]) {
    addRaw(name, "[" + value.map(Self.quoted).joined(separator: ",") + "]")
  }
  mutating func add(_ name: String, _ value: [JSONLine]) {
    addRaw(name, "[" + value.map(\.text).joined(separator: ",") + "]")
  }

  /// Adds a field whose value isn't known.
  mutating func addNull(_ name: String) { addRaw(name, "null") }

  /// Adds a number with at most `places` digits behind the point.
  mutating func add(_ name: String, _ value: Double, places: Int) {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    addRaw(name, "\((value * scale).rounded() / scale)")
  }

  /// The object, without a line break.
  var text: String { "{" + fields.joined(separator: ",") + "}" }

  private mutating func addRaw(_ name: String, _ value: String) {
    fields.append(Self.quoted(name) + ":" + value)
  }

  private static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }

  /// A string literal as RFC 8259 has it.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isControl:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
