// Timing: several rounds of every stage, taking turns so that a slow moment of the machine falls on
// all of them, and the median of each.

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
        let clock = ContinuousClock()
        let time = clock.measure { sink &+= stage.body() }
        if round > 0 { seconds[index].append(time.inSeconds) }
      }
    }
    // The sum keeps the optimiser from dropping the work.
    precondition(sink != .min)
    return zip(stages, seconds).map { Timing(name: $0.name, seconds: $1.sorted()) }
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
