import HangmanModel
import HangmanScreens
import Storage
import TerminalUI
import Wording

/// The game of the day, and the calendar that leads to it.
extension GameCoordinator {
  /// Shows the calendar.
  func showDaily() {
    let screen = DailyScreen(
      game: DailyGame(of: session.today), calendar: session.store.dailyCalendar(),
      standing: session.store.dailyState(of: session.today))
    screen.delegate = self
    stage.push(screen, by: .slideUp)
  }
}

extension GameCoordinator: DailyScreenDelegate {
  func dailyScreenDidFinish(_ screen: DailyScreen) { stage.pop(to: main, by: .slideDown) }

  /// What has changed since the calendar was drawn is shown by another one.
  func dailyScreenDidAskToPlay(_ screen: DailyScreen) {
    if screen.day == session.today, session.openDaily(.sure) {
      // What it says of evil may not hold of this setter.
      main.introduction = []
      showBoard(session.isBegun ? resumedNotice : levelNotice)
      stage.pop(to: main, by: .slideDown)
    } else {
      showDailyAgain()
      if screen.day == session.today, session.store.dailyState(of: session.today) == .begun {
        program.tell(cannotGoOnNotice)
      }
    }
  }

  func dailyScreen(_ screen: DailyScreen, didAskToDrop day: Day) {
    program.ask(
      dropDaysQuestion(day),
      [
        MenuItem(title: "Keep it") {},
        MenuItem(title: "Drop it") { [unowned self] in
          session.dropDoubtfulDays()
          showBoard("")
          showDailyAgain()
        },
      ])
  }

  private func showDailyAgain() {
    stage.pop(to: main, by: .none)
    showDaily()
  }
}
