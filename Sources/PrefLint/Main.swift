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
    LargePages.prepareProcess()
    let surroundings = ProcessSurroundings()
    exit(Command(surroundings: surroundings).run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
