/// What is printed of games that are over, and of lists.
public enum Printed: Message {
  case noGame, noWin, noRun
  case withHints, anyCategory, allGames
  case par(Int), score(Int), mistakes(Int, of: Int), won, lost
  case figures(Int, since: String?, won: Int, percent: Int), streaks(now: Int, best: Int)
  /// What stands before how many games ended with how many mistakes, and that.
  case byMistakes, count(Int, mistakes: Int)
  case categories(of: String)

  public func text(in tongue: any Tongue) -> String { tongue.text(self) }
}
