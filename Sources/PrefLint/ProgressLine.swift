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
  private var current: Stage?
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

  /// The files are read; before that there is nothing to observe.
  func finishedReading() { locked { end("reading files", at: surroundings.now()) } }

  func began(_ stage: Stage) {
    let now = surroundings.now()
    locked {
      if let current { end(current.name, at: now) }
      began = now
      current = stage
    }
  }

  private func end(_ name: String, at now: Int) {
    if spent[name] == nil { order.append(name) }
    spent[name, default: 0] += now - began
    began = now
  }

  /// Lints, and shows what is being done.
  func lint(_ input: LintInput, threads: Int) -> LintResult {
    locked {
      began = surroundings.now()
      isDone = false
    }
    let result: LintResult
    if isShown {
      let results = parallelMap([true, false], threads: 2) { _, works -> LintResult? in
        if works {
          defer { finish() }
          return Linter.lint(input, threads: threads, observer: self)
        }
        show(files: input.files.count)
        return nil
      }
      result = results[0] ?? Linter.lint(input, threads: threads, observer: self)
    } else {
      result = Linter.lint(input, threads: threads, observer: self)
      finish()
    }
    return result
  }

  private func finish() {
    let now = surroundings.now()
    locked {
      if let current { end(current.name, at: now) }
      current = nil
      isDone = true
    }
  }

  /// Writes the line until the work is done, and then removes it.
  private func show(files: Int) {
    var shown: Stage?
    while !locked({ isDone }) {
      surroundings.pause(milliseconds: 25)
      guard surroundings.now() - start >= ProgressLine.delay, let stage = locked({ current }),
        stage != shown
      else { continue }
      shown = stage
      surroundings.writeError("\r\u{1B}[K\(stage.name), \(counted(files, "file")) …")
    }
    if shown != nil { surroundings.writeError("\r\u{1B}[K") }
  }

  /// Nobody needs to be told about less than this many milliseconds.
  private static var delay: Int { 500 }
}
