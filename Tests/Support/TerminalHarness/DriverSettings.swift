internal import Glibc

/// What the terminal's driver does, as `stty` shows it; equal if nothing has changed.
public struct DriverSettings: Hashable, Sendable {
  private let flags: [UInt32]
  private let characters: [UInt8]

  init(descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    self.init(modes)
  }

  init(_ modes: termios) {
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  /// Whether what is typed shows by itself.
  public var echoes: Bool { flags[3] & UInt32(ECHO) != 0 }
}
