// The command, whose calls to the system fail where the environment says so.
internal import CSystemFaults
internal import FoldoutCommand

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

system_faults_begin()
exit(FoldoutCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
