// What the code of a file names, by where it stands: asked for the ranges of declarations.

/// A name in an expression or in a written type.
struct CodeUse {
  enum Base {
    /// `name`
    case none
    /// `Name.name`
    case type(Name)
    /// `value.name`, `.name`
    case value
  }

  var start: UInt32
  var end: UInt32
  var name: Name
  var base: Base
  /// Whether it is called.
  var isCalled: Bool
  /// Whether it stands for a type by itself: in a written type, or alone.
  var isAlone: Bool
}

/// The uses of a file in order. O(n log n).
func codeUses(of file: ProjectFile, _ project: Project) -> [CodeUse] {
  var called: Set<Int> = []
  for expression in file.facts.expressions {
    if case .call(let callee, _) = expression.kind { called.insert(callee.index) }
  }
  var found: [CodeUse] = []
  for (index, expression) in file.facts.expressions.enumerated() {
    func add(_ name: LocalName, _ base: CodeUse.Base, isAlone: Bool) {
      found.append(
        CodeUse(
          start: expression.range.start, end: expression.range.end, name: file.name(name),
          base: base, isCalled: called.contains(index), isAlone: isAlone))
    }
    switch expression.kind {
    case .name(let name, _): add(name, .none, isAlone: true)
    case .implicitMember(let name, _): add(name, .value, isAlone: false)
    case .member(let base, let name, _):
      var around = CodeUse.Base.value
      switch file.facts[base].kind {
      case .name(let type, _), .member(_, let type, _):
        let type = file.name(type)
        if project.names.kind(of: type) == .capitalised { around = .type(type) }
      default: break
      }
      add(name, around, isAlone: false)
    default: break
    }
  }
  for type in file.facts.types {
    guard case .named(_, let name, _) = type.kind else { continue }
    found.append(
      CodeUse(
        start: type.range.start, end: type.range.end, name: file.name(name), base: .none,
        isCalled: false, isAlone: true))
  }
  return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
}

extension Array {
  /// The first position from which on a condition holds, in an array in which it holds at an end only. O(log n).
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
