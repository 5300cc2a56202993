public import Words

/// Something that a code tells: each game of the program adds its own kinds.
public protocol Coded: Sendable {
  /// What stands for the kind in codes, 0 to 31; it is no other kind's, and never changes.
  static var kind: Int { get }

  /// Reads what ``append(to:in:)`` has written.
  ///
  /// - Parameter library: the lists that codes have numbers for.
  init(removedFrom digits: inout MixedRadix, in library: Library) throws(CodeFault)

  func append(to digits: inout MixedRadix, in library: Library)
}

extension Coded {
  /// The code: capital letters and digits.
  public func code(in library: Library = .embedded) -> String {
    CodeText.text(of: digits(in: library))
  }

  fileprivate func digits(in library: Library) -> MixedRadix {
    var digits = MixedRadix()
    append(to: &digits, in: library)
    digits.append(Self.kind, of: Code.kinds)
    digits.append(Code.version, of: Code.versions)
    return digits
  }
}

/// The codes of all games.
public enum Code {
  /// The most characters that are read; what would take more has no code.
  public static let longest = 400

  fileprivate static let version = 1
  fileprivate static let versions = 4
  fileprivate static let kinds = 32

  /// Reads a code as ``Coded/code(in:)`` writes it.
  ///
  /// - Parameter kinds: those that are known.
  public static func read(
    _ text: String, as kinds: [any Coded.Type], in library: Library = .embedded
  ) throws(CodeFault) -> any Coded {
    if text.utf8.count > longest { throw .tooLong }
    guard let number = CodeText.number(in: text) else { throw .mistyped }
    var digits = number
    guard digits.removeLast(of: versions) == version else { throw .otherVersion }
    let kind = digits.removeLast(of: Self.kinds)
    guard let type = kinds.first(where: { $0.kind == kind }) else { throw .otherVersion }
    let coded = try type.init(removedFrom: &digits, in: library)
    // What no code ends with, or what one would write otherwise.
    if !digits.isZero || coded.digits(in: library) != number { throw .mistyped }
    return coded
  }
}

/// Why a code can't be read or used.
public enum CodeFault: Error, Hashable, Sendable {
  case mistyped
  /// It has more than ``Code/longest`` characters.
  case tooLong
  /// It was made by a version of the game with other codes, lists or setters.
  case otherVersion
  /// It is of a list of one's own, which has to be named.
  case needsList
  /// It is of another list than the one that was named.
  case otherList(ListID)
  /// The list has changed since.
  case changedList(ListID)
  /// The moves can't have been made.
  case unplayable
}

/// Some numbers of a code, described once for writing and reading.
protocol Digits {
  init()

  /// Where each of them is, and how many values it can have.
  static var fields: [(path: WritableKeyPath<Self, Int>, radix: Int)] { get }
}

extension MixedRadix {
  mutating func append<Fields: Digits>(_ digits: Fields) {
    for (path, radix) in Fields.fields.reversed() { append(digits[keyPath: path], of: radix) }
  }

  mutating func remove<Fields: Digits>() -> Fields {
    var digits = Fields()
    for (path, radix) in Fields.fields { digits[keyPath: path] = removeLast(of: radix) }
    return digits
  }
}
