import NcursesTerminal
import Presentation
import ProgramModel
import Storage

extension Failure {
  init(_ message: FaultMessage) { self.init(message.text) }
}

extension Store {
  /// What has to be told of it, once.
  func takeNotices() -> [String] {
    var told: [String] = []
    while let notice = takeNotice() { told.append(FaultMessage.store(notice).text) }
    return told
  }
}

extension FileFault {
  /// Why the file can't be written, or read.
  var reason: String { FaultMessage.file(self).text }
}

/// What is said of a store that can't be read, and what to do about it. The path is nil where there
/// is no home folder.
func unreadableScoresSentence(_ path: String?, _ fault: FileFault) -> String {
  let advice: FaultMessage? =
    switch fault {
    case .damaged: .adviceOnDamaged
    case .newer: .adviceOnNewer
    default: nil
    }
  let told: [FaultMessage?] = [.unreadable(path: path, why: fault.reason), advice]
  return told.compactMap { $0?.text }.joined(separator: " ")
}

extension TerminalError {
  /// What is said when there is no playing full-screen.
  var message: FaultMessage {
    switch self {
    case .unnamed: .unnamedTerminal
    case .unknown(let name): .unknownTerminal(name)
    case .incapable(let name): .incapableTerminal(name)
    case .failed(let name): .noCurses(name)
    }
  }
}
