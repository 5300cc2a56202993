internal import CPty
internal import Glibc

/// C's form of a list of strings, for as long as the body runs.
func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

/// Runs a program to its end and gives what it wrote, errors included.
func run(
  _ name: String, _ arguments: [String], environment: [String: String]
) throws -> (output: String, status: ExitStatus) {
  let path = try TestEnvironment.program(name)
  var (process, descriptor): (pid_t, Int32) = (0, -1)
  let variables = environment.map { "\($0)=\($1)" }
  let error = withCStrings([path] + arguments) { arguments in
    withCStrings(variables) { pipe_start(path, arguments, $0, &process, &descriptor) }
  }
  if error != 0 { throw HarnessFailure("\(path): \(String(cString: strerror(error)))") }
  defer { close(descriptor) }
  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 && errno == EINTR { continue }
    if count <= 0 { break }
    output += buffer.prefix(count)
  }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  return (String(decoding: output, as: UTF8.self), ExitStatus(waitStatus: status))
}
