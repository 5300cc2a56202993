extension Solver {
  /// The work of one decision for which a player need not wait.
  public static let budgetForPlaying = 6_000_000

  /// Eight megabytes.
  public static let memoryForPlaying = 1 << 23

  /// The work that a character costs before a search begins.
  static let workOfReading = 6
}

/// The work that the steps of one decision may take.
struct Schedule {
  /// For the search of the best.
  let budget: Int

  /// For the bounds of all the words: as much from above, and as much again from below.
  var toBoundAll: Int { budget / 2 }

  /// For what comes up to the best: letters that keep to what is proved, families that force as many misses.
  var toCompare: Int { budget / 5 }
}
