internal import CConfinement
internal import Glibc

/// What keeps the game of a stranger from being more than a game.
public enum Confinement {
  /// Forgets the environment but for the terminal and the language, and lets this process use no more than
  /// a game needs, make no file that others can read, start no other program, and go on behind others where it
  /// takes long.
  ///
  /// To be called before there are threads, and before anything of the environment is read. It can't be undone.
  ///
  /// - Throws: a ``HostFault`` where the system can't be held to it.
  public static func begin() throws {
    keep_terminal_and_locale()
    umask(0o077)
    // There is no shell behind the game that could continue it.
    for stop in [SIGTSTP, SIGTTIN, SIGTTOU] { signal(stop, SIG_IGN) }
    for (resource, most) in limits { try limit(resource, to: most) }
    try check("the timer", give_way_after(quickSeconds))
    try check("the filter of system calls", confine_to_one_process())
  }

  private static func check(_ what: String, _ error: Int32) throws {
    if error != 0 { throw HostFault(what, error) }
  }

  /// The seconds of the processor after which a visit goes on behind others; most never use as many.
  private static let quickSeconds: Int32 = 5

  private static let limits: [(__rlimit_resource, rlim_t)] = [
    // Several times what the game has ever taken: see DECISIONS.
    (RLIMIT_AS, 1 << 29),
    // The board is one file for all.
    (RLIMIT_FSIZE, 1 << 30),
    (RLIMIT_NOFILE, 64),
    (RLIMIT_CORE, 0),
  ]

  /// A limit that is lower already stays.
  private static func limit(_ resource: __rlimit_resource, to most: rlim_t) throws {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_max = min(limit.rlim_max, most)
    limit.rlim_cur = min(limit.rlim_cur, limit.rlim_max)
    try check("the limit \(resource)", setrlimit(resource, &limit) == 0 ? 0 : errno)
  }
}
