import GhostModel

extension Schema.Part {
  /// The tables of Ghost. A name's key is the name in lower case, `used` grows with each use of any, and an
  /// opponent is `''` for people.
  static let ghost = Schema.Part(
    steps: [
      6: """
      CREATE TABLE ghostRound (
        id INTEGER PRIMARY KEY AUTOINCREMENT, list TEXT NOT NULL, minimum INTEGER NOT NULL,
        challenges INTEGER NOT NULL, opponent TEXT NOT NULL, one TEXT NOT NULL, two TEXT NOT NULL,
        starter INTEGER NOT NULL, seed INTEGER NOT NULL, moves TEXT NOT NULL
      ) STRICT;
      CREATE TABLE ghostName (
        key TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, used INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE ghostScore (
        opponent TEXT NOT NULL, key TEXT NOT NULL, won INTEGER NOT NULL, games INTEGER NOT NULL,
        finishedAt INTEGER NOT NULL, PRIMARY KEY (opponent, key)
      ) STRICT, WITHOUT ROWID;
      """
    ], rounds: GhostGame.table)
}
