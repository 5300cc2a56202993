import Hosting
import NcursesTerminal
import Presentation
import TerminalUI

/// A visit to a host, besides the game: whose it is, and the way in.
final class HostVisit {
  let seat: Seat
  let player: PlayerKey?
  let patience: Patience

  /// - Parameter leaveAfter: how many seconds it waits for a key.
  init(_ player: PlayerKey?, in folder: HostFolder, leaveAfter: Int) throws {
    self.player = player
    patience = Patience(seconds: leaveAfter)
    folder.removeGuestsThatAreGone()
    seat = try player.map(folder.seat) ?? folder.guestSeat()
  }

  /// Puts things in order once nothing is written any more.
  func end() {
    if player == nil { seat.remove() }
  }

  /// What is said to somebody who hasn't pressed a key for too long.
  var farewell: String { HostMessage.leftAlone(minutes: patience.seconds / 60).text }
}
