import CommonScreens
import HangmanModel
import HangmanScreens
import Presentation
import Storage
import TerminalUI

/// The game of the day, and the calendar that leads to it.
extension GameCoordinator {
  /// Shows the calendar.
  func showDaily() {
    let screen = DailyScreen(
      game: DailyGame(of: session.today), calendar: session.store.dailyCalendar(),
      standing: session.store.dailyState(of: session.today)
    ) { [unowned self] in
      switch $0 {
      case .done: stage.pop(to: face, by: .slideDown)
      case .play(let day): playDaily(of: day)
      case .story(let day): session.history.game(of: day).map(showStory)
      case .drop(let day): askToDrop(day)
      }
    }
    stage.push(screen, by: .slideUp)
  }

  /// What has changed since the calendar was drawn is shown by another one.
  private func playDaily(of day: Day) {
    if day == session.today, session.openDaily(.sure) {
      show(session.opening)
      stage.pop(to: main, by: .slideDown)
    } else {
      showDailyAgain()
      if day == session.today, session.store.dailyState(of: session.today) == .begun {
        program.tell(GameMessage.cannotGoOn.text)
      }
    }
  }

  private func askToDrop(_ day: Day) {
    program.confirm(
      DailyMessage.dropQuestion(latest: day).text, no: labels.keepIt.text,
      yes: labels.dropIt.text
    ) { [unowned self] in
      session.dropDoubtfulDays()
      show(.nothing)
      showDailyAgain()
    }
  }

  private func showDailyAgain() {
    stage.pop(to: face, by: .none)
    showDaily()
  }
}
