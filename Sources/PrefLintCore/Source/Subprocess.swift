// Running another program: bytes in, bytes out. Git is the only one that PrefLint ever runs, and only where the
// user asks for another version of the project. Input and output go through pipes that are served together, so
// that neither side waits for the other.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  // `environ` is a variable of C; nothing here writes it.
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#endif

/// A program that has ended.
struct Subprocess {
  /// The exit status; 128 and the signal's number if a signal ended it.
  var status: Int32
  var output: [UInt8]
  var errors: [UInt8]

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: looked for in `PATH`.
  ///   - input: what it reads from its standard input.
  ///   - hidden: variables of the environment that it does not see.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], hiding hidden: [String] = []
  ) throws(FileError) -> Subprocess {
    let stdin = try Pipe()
    let stdout = try Pipe()
    let stderr = try Pipe()
    let child = try spawn(
      [program] + arguments, hidden, input: stdin.reading, output: stdout.writing,
      errors: stderr.writing)
    stdin.closeReading()
    stdout.closeWriting()
    stderr.closeWriting()
    let (output, errors) = exchange(input, stdin, stdout, stderr)
    var status: Int32 = 0
    while true {
      let result = unsafe waitpid(child, &status, 0)
      if result >= 0 || errno != EINTR { break }
    }
    let signal = status & 0x7F
    return Subprocess(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output, errors: errors)
  }

  private static func spawn(
    _ arguments: [String], _ hidden: [String], input: Int32, output: Int32, errors: Int32
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, number) in [(input, Int32(0)), (output, 1), (errors, 2)] {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    var child = pid_t()
    var list: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in 0..<arguments.count { unsafe free(list[index]) } }
    var variables = unsafe environment(hiding: hidden)
    let result = unsafe list.withUnsafeMutableBufferPointer { list -> Int32 in
      unsafe variables.withUnsafeMutableBufferPointer { variables -> Int32 in
        guard let texts = list.baseAddress, let program = unsafe texts[0],
          let environment = variables.baseAddress
        else { return ENOMEM }
        return unsafe posix_spawnp(&child, program, &actions, nil, texts, environment)
      }
    }
    guard result == 0 else { throw .system(result) }
    return child
  }

  /// The process's own environment without some variables, as pointers into it.
  private static func environment(hiding hidden: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var result: [UnsafeMutablePointer<CChar>?] = unsafe []
    #if canImport(Darwin)
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe _NSGetEnviron()
        .pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #endif
    guard var entry = unsafe start else { return unsafe [nil] }
    while let variable = unsafe entry.pointee {
      let text = unsafe String(cString: variable)
      if !hidden.contains(where: { text.hasPrefix($0 + "=") }) { unsafe result.append(variable) }
      unsafe entry += 1
    }
    unsafe result.append(nil)
    return unsafe result
  }

  /// Writes the input and reads both outputs until they end.
  private static func exchange(
    _ input: [UInt8], _ stdin: Pipe, _ stdout: Pipe, _ stderr: Pipe
  ) -> (output: [UInt8], errors: [UInt8]) {
    var written = 0
    var results: [[UInt8]] = [[], []]
    var isOpen = [!input.isEmpty, true, true]
    if input.isEmpty { stdin.closeWriting() } else { _ = fcntl(stdin.writing, F_SETFL, O_NONBLOCK) }
    while isOpen[1] || isOpen[2] {
      var polls = [
        pollfd(fd: isOpen[0] ? stdin.writing : -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen[1] ? stdout.reading : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen[2] ? stderr.reading : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&polls, 3, -1) >= 0 || errno == EINTR else { break }
      if polls[0].revents != 0 {
        let amount = Pipe.write(input[written...], to: stdin.writing)
        if amount > 0 { written += amount }
        if written == input.count || (amount < 0 && errno != EAGAIN && errno != EINTR) {
          isOpen[0] = false
          stdin.closeWriting()
        }
      }
      for (index, pipe) in [(1, stdout), (2, stderr)] where polls[index].revents != 0 {
        if !Pipe.read(pipe.reading, into: &results[index - 1]) { isOpen[index] = false }
      }
    }
    return (results[0], results[1])
  }
}

/// The two ends of a pipe; no other program inherits them.
private final class Pipe {
  /// Negative once it is closed.
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(FileError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .system(errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeReading() {
    if reading >= 0 { PipeCalls.close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { PipeCalls.close(writing) }
    writing = -1
  }

  deinit {
    closeReading()
    closeWriting()
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe PipeCalls.write(descriptor, buffer.baseAddress, buffer.count)
    }
  }

  /// Appends what there is to read; false at the end.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var failed = false
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let amount = unsafe PipeCalls.read(descriptor, buffer.baseAddress, buffer.count)
      failed = amount < 0 && errno != EINTR && errno != EAGAIN || amount == 0
      count = max(0, amount)
    }
    bytes += chunk
    return !failed
  }
}

private enum PipeCalls {
  static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #endif
  }

  static func read(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, start, count)
    #endif
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #endif
  }
}
