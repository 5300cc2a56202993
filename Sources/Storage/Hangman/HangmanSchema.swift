import HangmanModel

extension Schema.Part {
  /// The tables of Hangman.
  static let hangman = Schema.Part(
    steps: [1: firstTables, 6: laterTables, 7: parColumn, 8: rules], rounds: SavedRound.table,
    mend: StatisticRows.mend)

  private static let firstTables = """
    CREATE TABLE game (
      id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL, misses INTEGER NOT NULL,
      allowed INTEGER NOT NULL, mode TEXT NOT NULL, isWon INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE round (
      id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, mode TEXT NOT NULL,
      allowed INTEGER NOT NULL, misses INTEGER NOT NULL, pattern TEXT NOT NULL,
      guessed TEXT NOT NULL, secret TEXT, candidateCounts TEXT NOT NULL,
      generatorState INTEGER NOT NULL
    ) STRICT;
    """

  // Games of 1.0.0 are of its one list, which its rounds call by another name. Without a length, a game or
  // round has that of its word. Points and found words are those of the run before it, the words in lines.
  private static let laterTables =
    [
      "list TEXT DEFAULT 'webster'", "seed INTEGER", "moves TEXT", "length INTEGER",
      "category TEXT", "points INTEGER", "found TEXT", "hints INTEGER", "occasion TEXT",
      "fingerprint INTEGER",
    ].map { "ALTER TABLE game ADD COLUMN \($0);" }.joined()
    + [
      "seed INTEGER", "length INTEGER", "category TEXT", "points INTEGER NOT NULL DEFAULT 0",
      "found TEXT", "occasion TEXT",
    ].map { "ALTER TABLE round ADD COLUMN \($0);" }.joined()
      + """
      CREATE INDEX game_occasion ON game (occasion) WHERE occasion IS NOT NULL;
      UPDATE round SET list = 'webster' WHERE list = 'words';
      CREATE TABLE run (
        id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, mode TEXT NOT NULL,
        length INTEGER NOT NULL, category TEXT NOT NULL, allowed INTEGER NOT NULL,
        points INTEGER NOT NULL, levels INTEGER NOT NULL, finishedAt INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX run_best ON run (
        list, mode, length, category, allowed, points DESC, levels DESC, finishedAt);
      CREATE INDEX run_latest ON run (list, mode, length, category, allowed);
      CREATE TABLE tally (
        list TEXT NOT NULL, mode TEXT NOT NULL, length INTEGER NOT NULL, misses INTEGER NOT NULL,
        isWon INTEGER NOT NULL, games INTEGER NOT NULL,
        PRIMARY KEY (list, mode, length, misses, isWon)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE streak (
        list TEXT NOT NULL, mode TEXT NOT NULL, length INTEGER NOT NULL, current INTEGER NOT NULL,
        best INTEGER NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (list, mode, length)
      ) STRICT, WITHOUT ROWID;
      """

  // Par of a game, which on a later level of a run can be lower than its list's; without it the list's counts.
  // Of one length the best are found by the index; games with hints and those without a par stand apart.
  private static let parColumn = """
    ALTER TABLE game ADD COLUMN par INTEGER;
    DROP INDEX IF EXISTS game_best;
    CREATE INDEX game_best ON game (
      list, mode, coalesce(hints, 0) > 0, coalesce(length, length(word)), par IS NULL,
      misses - coalesce(par, 0), coalesce(par, 0) DESC, allowed, finishedAt) WHERE isWon;
    """

  // How the levels of a run follow each other; runs and games without it were steady. Statistics tell apart
  // where runs began. When a round was played last, which wasn't kept before.
  private static let rules = """
    ALTER TABLE game ADD COLUMN rule TEXT;
    ALTER TABLE round ADD COLUMN rule TEXT;
    ALTER TABLE round ADD COLUMN savedAt INTEGER;
    ALTER TABLE run ADD COLUMN rule TEXT NOT NULL DEFAULT '';
    DROP INDEX IF EXISTS run_best;
    CREATE INDEX run_best ON run (
      list, mode, length, category, allowed, rule, points DESC, levels DESC, finishedAt);
    DROP INDEX IF EXISTS run_latest;
    CREATE INDEX run_latest ON run (list, mode, length, category, allowed, rule);
    ALTER TABLE tally RENAME TO oldTally;
    CREATE TABLE tally (
      list TEXT NOT NULL, mode TEXT NOT NULL, length INTEGER NOT NULL, kind TEXT NOT NULL,
      misses INTEGER NOT NULL, isWon INTEGER NOT NULL, games INTEGER NOT NULL,
      PRIMARY KEY (list, mode, length, kind, misses, isWon)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO tally SELECT list, mode, length, CAST(length AS TEXT), misses, isWon, games
      FROM oldTally;
    DROP TABLE oldTally;
    ALTER TABLE streak RENAME TO oldStreak;
    CREATE TABLE streak (
      list TEXT NOT NULL, mode TEXT NOT NULL, kind TEXT NOT NULL, current INTEGER NOT NULL,
      best INTEGER NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (list, mode, kind)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO streak SELECT list, mode, iif(length < 0, '', CAST(length AS TEXT)), current, best,
      since FROM oldStreak;
    DROP TABLE oldStreak;
    """
}
