public import Words

/// Something that a code tells: each game of the program adds its own kinds.
public protocol Coded: Sendable {
  /// What stands for the kind in codes, 0 to 31; it is no other kind's, and never changes.
  static var kind: Int { get }

  /// Writes what is given into a code, or reads the same from there where nothing is given.
  ///
  /// - Parameter library: the lists that codes have numbers for.
  init(_ written: Self?, through digits: inout CodeDigits, in library: Library) throws(CodeFault)
}

extension Coded {
  /// The code: capital letters and digits.
  public func code(in library: Library = .embedded) -> String {
    CodeText.text(of: number(in: library))
  }

  fileprivate func number(in library: Library) -> MixedRadix {
    var digits = CodeDigits()
    digits.pass(Code.version, of: Code.versions)
    digits.pass(Self.kind, of: Code.kinds)
    guard (try? Self(self, through: &digits, in: library)) != nil else {
      preconditionFailure("What was written can be read again.")
    }
    return digits.written
  }

  fileprivate static func read(
    from digits: inout CodeDigits, in library: Library
  ) throws(CodeFault) -> any Coded {
    try Self(nil, through: &digits, in: library)
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
    var digits = CodeDigits(reading: number)
    guard digits.pass(nil, of: versions) == version else { throw .otherVersion }
    let kind = digits.pass(nil, of: Self.kinds)
    guard let type = kinds.first(where: { $0.kind == kind }) else { throw .otherVersion }
    let coded = try type.read(from: &digits, in: library)
    // What no code ends with, or what one would write otherwise.
    if digits.hasMore || coded.number(in: library) != number { throw .mistyped }
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
