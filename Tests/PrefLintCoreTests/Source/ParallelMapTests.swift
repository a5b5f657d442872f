import Testing

@testable import PrefLintCore

@Suite struct ParallelMapTests {
  @Test(arguments: [-1, 0, 1, 2, 3, 8, 64])
  func resultsStandInTheOrderOfTheItems(threads: Int) {
    let items = (0..<1000).map { "\($0)" }
    let results = parallelMap(items, threads: threads) { index, item in "\(index):\(item)" }
    #expect(results == items.map { "\($0):\($0)" })
  }

  @Test func nothingIsMappedToNothing() {
    #expect(parallelMap([Int](), threads: 4) { _, item in item } == [])
  }

  @Test func oneItemRunsOnce() {
    #expect(parallelMap([7], threads: 16) { index, item in index + item } == [7])
  }

  @Test func stacksAreDeepEnoughForRecursion() {
    // About 100 bytes a call: far beyond the half megabyte of a default thread on some systems.
    @Sendable func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) &* 1 }
    let results = parallelMap([50_000, 40_000], threads: 2) { _, count in depth(count) }
    #expect(results == [50_000, 40_000])
  }

  @Test func processorsAreCounted() {
    #expect(onlineProcessorCount() >= 1)
  }
}
