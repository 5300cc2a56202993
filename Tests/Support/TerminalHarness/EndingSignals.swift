internal import Glibc

/// The signals that end a process which doesn't handle them, but for SIGKILL.
public enum EndingSignals {
  /// Those that tell of a fault in the program.
  public static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]

  /// Those that are sent on purpose. (Of a file that grows too large, SIGXFSZ, the game takes no note.)
  public static let requests =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
      SIGXCPU,
      SIGIO, SIGPWR, SIGSTKFLT,
    ] + realTime

  private static let realTime = [
    __libc_current_sigrtmin(), __libc_current_sigrtmin() + 7, __libc_current_sigrtmax(),
  ]
}
