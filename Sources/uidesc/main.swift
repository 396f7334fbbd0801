import CProcess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

signal(SIGPIPE, SIG_IGN)
var arguments: [String] = []
while let argument = uiprocess_argument(Int32(arguments.count) + 1) {
  var bytes: [UInt8] = []
  while argument[bytes.count] != 0 { bytes.append(UInt8(bitPattern: argument[bytes.count])) }
  arguments.append(String(fileName: bytes))
}
// Nothing is buffered, and the exit handlers of libraries would do nothing but take time.
_exit(Command.run(arguments).rawValue)
