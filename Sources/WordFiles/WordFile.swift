public import Foundation

/// The words read from a file, cleaned for play and sorted into rows by their length.
///
/// Words are upper-case ASCII with at least one letter; accents are folded and duplicates removed.
public struct ReadWords: Equatable, Sendable {
  /// The longest entry that is taken, in characters: one bit a position fits a machine word.
  public static let longestLength = 64

  /// At index `n`, the words of `n` characters, end to end, in the order of the file.
  public internal(set) var rows: [[UInt8]]

  /// The entries that could not be used: no letter in them, other alphabets, or too long.
  public internal(set) var skipped: Int

  /// How many words there are, of all lengths.
  public var count: Int {
    rows.enumerated().reduce(0) { sum, entry in
      entry.offset == 0 ? sum : sum + entry.element.count / entry.offset
    }
  }
}

/// Why a file is no list of words.
public enum WordFileError: Error, Equatable {
  case missing
  case unreadable(reason: String)
  case empty
  case neitherListNorText
  case noUsableWord
}

/// Reads a property list (XML or binary, an array of strings) or plain text (UTF-8, an entry a line).
///
/// - Complexity: O(*n*) in the bytes of the file.
public func readWords(at path: String) throws(WordFileError) -> ReadWords {
  let data: Data
  do {
    data = try Data(contentsOf: URL(fileURLWithPath: path))
  } catch let error as CocoaError
    where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile
  {
    throw .missing
  } catch {
    throw .unreadable(reason: plainReason(of: error))
  }
  return try readWords(in: data)
}

/// Reads the bytes of a word file; see ``readWords(at:)``.
public func readWords(in data: Data) throws(WordFileError) -> ReadWords {
  if data.isEmpty { throw .empty }
  var builder = RowBuilder()
  if looksLikePropertyList(data) {
    guard addPropertyList(data, to: &builder) else { throw .neitherListNorText }
  } else {
    let isText = data.withUnsafeBytes { builder.addLines(of: $0.bindMemory(to: UInt8.self)) }
    guard isText else { throw .neitherListNorText }
  }
  let words = builder.finished()
  if words.count == 0 { throw .noUsableWord }
  return words
}

private func plainReason(of error: any Error) -> String {
  let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
  if let code = underlying.flatMap({ $0.domain == NSPOSIXErrorDomain ? $0.code : nil }) {
    return String(cString: strerror(Int32(code)))
  }
  return (error as NSError).localizedDescription
}
