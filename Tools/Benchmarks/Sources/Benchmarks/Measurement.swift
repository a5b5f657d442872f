// Timing: several rounds of every stage, taking turns so that a slow moment of the machine falls on
// all of them, and the median of each. What counts is the thread's CPU time: other programs on the
// machine take the processor away, but then the clock stands still.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A stage that is timed over the whole corpus.
struct Stage {
  let name: String
  let body: () -> Int
}

struct Timing {
  let name: String
  /// Sorted.
  let seconds: [Double]

  var best: Double { seconds.first ?? 0 }
  var median: Double { PrefLintBench.median(of: seconds) }
}

enum PrefLintBench {
  /// Runs each stage once to warm up, then `rounds` times in turn.
  static func measure(_ stages: [Stage], rounds: Int) -> [Timing] {
    var seconds = [[Double]](repeating: [], count: stages.count)
    var sink = 0
    for round in 0...rounds {
      for (index, stage) in stages.enumerated() {
        let start = threadSeconds()
        sink &+= stage.body()
        if round > 0 { seconds[index].append(threadSeconds() - start) }
      }
    }
    // The sum keeps the optimiser from dropping the work.
    precondition(sink != .min)
    return zip(stages, seconds).map { Timing(name: $0.name, seconds: $1.sorted()) }
  }

  /// User and system time of this thread since it started.
  private static func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func median(of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
