// What a person sees of a run that lasts: after half a second one line on standard error says what is being done, and
// it is gone when the run ends. The same clock measures the stages. A second thread writes the line, because the
// stages themselves know nothing of time.

import PrefLintCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The stages of a run as they begin, and how long they took.
@safe final class ProgressLine<Place: Surroundings>: StageObserver, @unchecked Sendable {
  private let surroundings: Place
  private let start: Int
  private let isShown: Bool
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // Behind the mutex:
  /// What is being done, and of how many files that is known.
  private var current: String?
  private var fileCount: Int?
  private var began: Int
  private var spent: [String: Int] = [:]
  private var order: [String] = []
  private var isDone = false

  init(surroundings: Place, start: Int, isShown: Bool) {
    self.surroundings = surroundings
    self.start = start
    self.isShown = isShown
    began = start
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    _ = unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    _ = unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deinitialize(count: 1)
    unsafe mutex.deallocate()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer { _ = unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Names and milliseconds of what was done, in the order in which it first began.
  var times: [(name: String, milliseconds: Int)] {
    locked { order.map { ($0, spent[$0] ?? 0) } }
  }

  func began(_ stage: Stage) {
    let now = surroundings.now()
    locked {
      if let current { end(current, at: now) }
      began = now
      current = stage.name
    }
  }

  private func end(_ name: String, at now: Int) {
    if spent[name] == nil { order.append(name) }
    spent[name, default: 0] += now - began
    began = now
  }

  /// Reads files, and says so. What the reading itself has to say comes after it, when the line is gone.
  func reading<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    locked {
      current = "reading files"
      isDone = false
    }
    return watched(work)
  }

  /// Lints, and shows what is being done.
  func lint(_ input: LintInput, threads: Int) -> LintResult {
    locked {
      began = surroundings.now()
      fileCount = input.files.count
      isDone = false
    }
    return watched { Linter.lint(input, threads: threads, observer: self) }
  }

  /// Does some work, and shows the line beside it.
  private func watched<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    guard isShown else {
      defer { finish() }
      return work()
    }
    let results = parallelMap([true, false], threads: 2) { _, works -> Result? in
      if works {
        defer { finish() }
        return work()
      }
      show()
      return nil
    }
    return results[0] ?? work()
  }

  private func finish() {
    let now = surroundings.now()
    locked {
      if let current { end(current, at: now) }
      current = nil
      isDone = true
    }
  }

  /// Writes the line until the work is done, and then removes it.
  private func show() {
    var shown: String?
    while !locked({ isDone }) {
      // A run that is over soon is not to wait for this thread.
      let isEarly = surroundings.now() - start < ProgressLine.delay
      surroundings.pause(milliseconds: isEarly ? 2 : 25)
      let (name, count) = locked { (current, fileCount) }
      guard !isEarly, let name, name != shown else { continue }
      shown = name
      let files = count.map { ", " + counted($0, "file") } ?? ""
      surroundings.writeError("\r\u{1B}[K\(name)\(files) …")
    }
    if shown != nil { surroundings.writeError("\r\u{1B}[K") }
  }

  /// Nobody needs to be told about less than this many milliseconds.
  private static var delay: Int { 500 }
}
