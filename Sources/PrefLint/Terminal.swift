// Where the command's output goes: plain `write` calls, so that a closed pipe is an answer and not a signal.

import PrefLintCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a command writes, and what it may know of its surroundings.
protocol Surroundings: Sendable {
  /// The absolute path of the working directory; nil if it is gone.
  var workingFolder: [UInt8]? { get }
  /// Whether a person reads standard output.
  var isTerminal: Bool { get }
  /// Whether Xcode runs the command as part of a build.
  var isXcodeBuild: Bool { get }
  /// Whether a person reads standard error.
  var isErrorTerminal: Bool { get }
  /// Everything that standard input has; nil if it cannot be read.
  func readInput() -> [UInt8]?
  /// The value of an environment variable.
  func variable(_ name: String) -> String?
  /// Waits for some milliseconds.
  func pause(milliseconds: Int)
  /// Milliseconds since some moment.
  func now() -> Int
  /// Writes to standard output. False means that it failed for another reason than a closed pipe.
  func write(_ bytes: [UInt8]) -> Bool
  func writeError(_ text: String)
}

extension Surroundings {
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}

/// The process that the command runs in.
struct ProcessSurroundings: Surroundings {
  let workingFolder = try? FileSystem.workingFolder()
  let isTerminal = isatty(1) == 1
  let isErrorTerminal = isatty(2) == 1
  var isXcodeBuild: Bool { variable("XCODE_VERSION_ACTUAL") != nil }

  init() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  func readInput() -> [UInt8]? { try? FileSystem.readAll(descriptor: 0) }

  func now() -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  func pause(milliseconds: Int) { _ = usleep(UInt32(milliseconds) * 1000) }

  func write(_ bytes: [UInt8]) -> Bool {
    Self.write(bytes, to: 1)
  }

  func writeError(_ text: String) {
    _ = Self.write(Array(text.utf8), to: 2)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let amount = unsafe systemWrite(
          descriptor, unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...]))
        if amount >= 0 {
          offset += amount
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = unsafe poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno == EPIPE
        }
      }
      return true
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
