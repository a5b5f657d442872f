import Foundation
import Testing

@testable import PrefLintCore

/// Names, types, presences and values have the same numbers in every run. What goes through a set in the set's own order, and makes
/// some on the way, numbers them otherwise under another hash seed: limits, and what is sorted by number, then tell another thing.
struct NumberingTests {
  /// A file that holds the numbers of another run, or gets those of this one. A process has one seed, so that it takes two.
  private static let otherRun = ProcessInfo.processInfo.environment["PREFLINT_NUMBERS"]

  @Test func isTheSameInEveryRun() throws {
    let numbers = Fixture.all.map { fixture in
      "\(fixture.name) \(Self.numbers(of: fixture.project))"
    }
    #expect(Set(numbers).count == Fixture.all.count)
    guard let path = Self.otherRun else { return }
    let file = URL(filePath: path)
    guard let known = try? String(contentsOf: file, encoding: .utf8) else {
      try numbers.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let others = known.split(separator: "\n").map(String.init)
    #expect(others.count == numbers.count)
    for (own, other) in zip(numbers, others) { #expect(own == other) }
  }

  /// A hash of everything that a program numbers, in the order of the numbers.
  private static func numbers(of project: FixtureProject) -> UInt64 {
    let files = project.files.sorted { $0.path < $1.path }
    let program = FollowedProgram(files.map(\.text).joined(separator: "\n"))
    var mixer = HashMixer()
    for number in 0..<UInt32(program.project.names.count) {
      for byte in program.project.names[Name(rawValue: number)].utf8 { mixer.add(UInt64(byte)) }
      mixer.add(UInt64.max)
    }
    for number in 0..<UInt32(program.project.types.count) {
      mixer.add(program.project.types[TypeID(rawValue: number)])
    }
    for presence in program.project.presences.presences { mixer.add(presence) }
    for number in 0..<UInt32(program.flow.evaluator.store.count) {
      mixer.add(program.flow.evaluator.store[ValueID(rawValue: number)])
    }
    return mixer.hash
  }
}
