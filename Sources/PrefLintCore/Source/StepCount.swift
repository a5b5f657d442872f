// How much work was done, in steps rather than seconds: tests ask whether it grows as the input does, and a clock
// would answer how busy the machine is.

/// Counts steps where nothing is optimised. In a release it does nothing and takes no memory.
struct StepCount {
  #if DEBUG
    private final class Total {
      @exclusivity(unchecked) var steps = 0
    }

    private let total = Total()

    /// How many steps were taken.
    var steps: Int { unsafe total.steps }
  #endif

  @inline(__always) func add(_ count: Int = 1) {
    #if DEBUG
      unsafe total.steps &+= count
    #endif
  }
}
