import Glibc

/// Puts something in the place of each standard stream that is closed, so that no file of the store
/// takes its number. What stands in refuses to be read or written, just as the closed one would.
func fillClosedStreams() {
  for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
    _ = open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}
