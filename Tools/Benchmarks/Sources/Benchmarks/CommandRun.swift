// The whole command as a user runs it: a fresh process each time, its output thrown away.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct CommandRun {
  let wall: Double
  /// User and system time of all threads.
  let cpu: Double
  /// The most memory that was resident, in bytes.
  let peak: Int
  let status: Int32

  /// `nil` if the program cannot be started.
  init?(program: String, arguments: [String]) {
    var actions = FileActions.make()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&process, program, &actions, nil, words, environ) == 0 else { return nil }
    var usage = rusage()
    var status: Int32 = 0
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    wall = (ContinuousClock.now - start).inSeconds
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peak = usage.ru_maxrss
    #else
      peak = usage.ru_maxrss * 1024
    #endif
    // Killed by a signal is no exit status of its own.
    self.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The type differs: a pointer on Darwin, a structure elsewhere.
private enum FileActions {
  #if canImport(Darwin)
    static func make() -> posix_spawn_file_actions_t? { nil }
  #else
    static func make() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif
}
