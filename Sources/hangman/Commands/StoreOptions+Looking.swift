import HangmanModel
import Presentation
import ProgramModel
import Storage

extension StoreOptions {
  /// What `body` finds in the games of the store, which is neither made nor changed; nothing where the
  /// usual one hasn't been made yet. Throws a ``Failure``.
  func look<Found: Sequence>(_ body: (History) -> Found) throws -> [Found.Element] {
    guard let path else { throw Failure(unreadableScoresSentence(nil, .noHome)) }
    do throws(FileFault) {
      let found = try Store.looking(
        at: path, isWaiting: { warn(FaultMessage.locked(path: path).text) }
      ) { Array(body(History(GameStore($0)))) }
      if let found { return found }
    } catch {
      throw Failure(unreadableScoresSentence(path, error))
    }
    if store != nil { throw Failure(.missing(path: path)) }
    return []
  }
}
