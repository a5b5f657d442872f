// Code that makes values of generic parameters: `VStack { Page() }` in a function of any `Page: View`. What it makes whoever calls it
// says, so that it matters to everything.

extension Relevance {
  /// The numbers of the units that call a generic parameter of their file. O(mentions of the files that have some).
  func unitsMakingParameters() -> [Int] {
    var found: [Int] = []
    for (index, file) in mentions.enumerated() where !project.files[index].isTest {
      let facts = project.files[index].facts
      guard !facts.genericParameters.isEmpty else { continue }
      for (number, unit) in file.units.enumerated()
      where file.uses[unit.uses.range].contains(where: { isParameter($0, facts) }) {
        found.append(firstUnits[index] + number)
      }
    }
    return found
  }

  /// Whether a mention makes a value of a type that is told elsewhere: `{ .init(title: $0) }`.
  func isUntold(_ mention: Mention, _ file: Int) -> Bool {
    mention.form == .implicit && mention.isCalled
      && project.files[file].name(mention.name) == project.language.initializer
  }

  /// Whether a mention makes a value of something with the name of a generic parameter.
  func isParameter(_ mention: Mention, _ facts: FileFacts) -> Bool {
    mention.isCalled && mention.form == .bare
      && facts.genericParameters.contains { $0.name == mention.name }
  }
}
