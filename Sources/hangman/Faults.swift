import Glibc
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
    while let notice = takeNotice() { told.append(notice.message.text) }
    return told
  }
}

extension StoreNotice {
  /// What is said when something about the saving has gone wrong.
  var message: FaultMessage {
    switch self {
    case .inMemory(let path, let fault): .forgotten(path: path, why: fault.reason)
    case .setAside(let original, let movedTo, let why):
      .setAside(path: original, movedTo: movedTo, isNewer: why == .newer)
    case .stoppedSaving(let path, let fault): .stoppedSaving(path: path, why: fault.reason)
    }
  }
}

extension FileFault {
  /// Why the file can't be written, or read: what the system says, or what is said of it here.
  var reason: String {
    if case .system(let code) = self { return String(cString: strerror(code)) }
    return message?.text ?? ""
  }

  private var message: FaultMessage? {
    switch self {
    case .noHome: .noHome
    case .notAFile: .notAFile
    case .foreign: .foreign
    case .damaged: .damaged
    case .newer: .newer
    case .notSetAside(let why):
      .notSetAside(why: (why == .newer ? FaultMessage.newer : .damaged).text)
    case .readOnly: .readOnly
    case .full: .full
    case .busy: .busy
    case .gone: .gone
    case .system: nil
    case .database(let code): .database(code)
    }
  }
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
