/// What can stand in JSON.
protocol JSONValue {
  /// It as JSON, without a line break.
  var json: String { get }
}

/// A JSON object on one line, its fields in the order in which they are given; those without a value are
/// left out.
struct JSONLine: ExpressibleByDictionaryLiteral, JSONValue {
  private let fields: [(name: String, value: any JSONValue)]

  init(dictionaryLiteral fields: (String, (any JSONValue)?)...) {
    self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
  }

  private init(_ fields: [(name: String, value: any JSONValue)]) { self.fields = fields }

  static func + (one: JSONLine, other: JSONLine) -> JSONLine {
    JSONLine(one.fields + other.fields)
  }

  var json: String {
    "{" + fields.map { $0.name.json + ":" + $0.value.json }.joined(separator: ",") + "}"
  }
}

/// A value that isn't known.
struct JSONNull: JSONValue {
  let json = "null"
}

/// A number with at most so many digits behind the point.
struct JSONFraction: JSONValue {
  let json: String

  init(_ value: Double, places: Int) {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    json = "\((value * scale).rounded() / scale)"
  }
}

extension Int: JSONValue {
  var json: String { String(self) }
}

extension Bool: JSONValue {
  var json: String { self ? "true" : "false" }
}

extension Array: JSONValue where Element: JSONValue {
  var json: String { "[" + map(\.json).joined(separator: ",") + "]" }
}

extension String: JSONValue {
  /// A string literal as RFC 8259 has it.
  var json: String {
    var quoted = "\""
    for scalar in unicodeScalars {
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
