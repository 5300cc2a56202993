import Words

extension Round {
  /// The mistakes that nobody can go below in this very game, or that careful play makes: on a later level
  /// those that the words are proved to be worth without the ones that were found. Nil where that isn't known,
  /// as of phrases, or isn't yet, until the setter has worked it out.
  public var par: Int? {
    let setup = board.setup
    let par = universe.par(of: setup)
    if !setup.setter.isPerfect || run.found.isEmpty && par != nil { return par }
    return universe.isOfPhrases ? nil : gameplay.promise
  }

  /// Whether not even perfect play finds the word in time.
  public var cannotBeWon: Bool { board.setup.cannotBeWon(withPar: par) }

  /// Whether the setter has yet to work out what it promises.
  public var isParOpen: Bool {
    board.setup.setter.isPerfect && par == nil && !universe.isOfPhrases
      && board.status == .playing
  }
}
