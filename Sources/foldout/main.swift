internal import FoldoutCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

exit(FoldoutCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
