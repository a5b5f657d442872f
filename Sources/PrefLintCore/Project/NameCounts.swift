// How often names are used, kept apart by what the files that use them see: a name in one app does not count
// for a declaration of another.

struct NameCounts {
  /// Counts by the views of the files that use a name.
  private var counts: [Name: [Int: Int]] = [:]

  mutating func add(_ name: Name, in file: Int, of project: Project, count: Int = 1) {
    counts[name, default: [:]][project.targets.view(of: file), default: 0] += count
  }

  /// How often a name is used where a declaration can be seen.
  func count(of name: Name, meaning declaration: DeclarationReference, in project: Project) -> Int {
    guard let uses = counts[name] else { return 0 }
    var sum = 0
    for (view, count) in uses
    where project.targets.isSeen(declaration.fileIndex, fromView: view) {
      sum += count
    }
    return sum
  }
}
