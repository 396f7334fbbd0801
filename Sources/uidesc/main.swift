import CProcess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

signal(SIGPIPE, SIG_IGN)
var arguments: [String] = []
while let argument = uiprocess_argument(Int32(arguments.count) + 1) { arguments.append(String(cString: argument)) }
// Nothing is buffered, and the exit handlers of libraries would do nothing but take time.
_exit(Command.run(arguments).rawValue)
