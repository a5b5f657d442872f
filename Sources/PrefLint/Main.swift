// The process: its arguments and its exit status, and nothing else.

import PrefLintCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
enum Main {
  static func main() {
    // Where the working directory is gone, absolute paths still work.
    let workingFolder = (try? FileSystem.workingFolder()) ?? [UInt8(ascii: "/")]
    let command = Command(surroundings: ProcessSurroundings(workingFolder: workingFolder))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
