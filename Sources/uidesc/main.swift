import UIDescKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

signal(SIGPIPE, SIG_IGN)
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
