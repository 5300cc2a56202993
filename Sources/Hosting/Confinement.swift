internal import CConfinement
internal import Glibc

/// What keeps the game of a stranger from being more than a game.
public enum Confinement {
  /// Forgets the environment but for the terminal and the language, and lets this process use no more than
  /// a game needs, make no file that others can read, and start no other program.
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
    let error = confine_to_one_process()
    if error != 0 { throw HostFault("the filter of system calls", error) }
  }

  private static let limits: [(__rlimit_resource, rlim_t)] = [
    // Several times what the game has ever taken: see DECISIONS.
    (RLIMIT_AS, 1 << 30),
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
    if setrlimit(resource, &limit) != 0 { throw HostFault("the limit \(resource)", errno) }
  }

  /// The time of the processor, in seconds, after which a visit gives way to others.
  private static let quickSeconds = 5

  /// Lets others go first once this process has used the processor for longer than most visits do; it is
  /// never ended for that.
  public static func giveWay() {
    var used = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
    // By the group, since else only one thread would.
    if used.tv_sec >= quickSeconds { setpriority(__priority_which_t(PRIO_PGRP.rawValue), 0, 10) }
  }
}
