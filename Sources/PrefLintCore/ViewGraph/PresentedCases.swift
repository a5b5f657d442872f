// Which cases of an enumeration a run-time value can be. A value that decides what is presented is one of
// the cases that somebody builds; where several properties hold such values, which of them holds which
// case is not known.

/// What a project does with the cases of its enumerations.
struct PresentedCases {
  /// How many optional variables hold values of a type, by the type's name: items of presentations.
  private var holders = NameCounts()
  /// Names that are used as values, not as patterns: cases that are built.
  private var built = NameCounts()

  init(project: Project) {
    for (index, file) in project.files.enumerated() where !file.isTest {
      read(file, index, project)
    }
  }

  private mutating func read(_ file: ProjectFile, _ index: Int, _ project: Project) {
    let facts = file.facts
    for variable in facts.variables where !variable.isLet && variable.accessors.isEmpty {
      guard let type = variable.type, case .optional(let wrapped) = facts[type].kind,
        case .named(_, let name, _) = facts[wrapped].kind
      else { continue }
      holders.add(file.name(name), in: index, of: project)
    }
    for declaration in facts.declarations where isBinding(declaration, file) {
      // A binding is another name of somebody's variable.
      guard case .variable(let id) = declaration.kind, let type = facts[id].type,
        case .optional(let wrapped) = facts[type].kind,
        case .named(_, let name, _) = facts[wrapped].kind
      else { continue }
      holders.add(file.name(name), in: index, of: project, count: -1)
    }
    var patterns: Set<UInt32> = []
    for pattern in facts.patterns {
      if case .expression(let id) = pattern.kind { patterns.insert(id.rawValue) }
    }
    for (position, expression) in facts.expressions.enumerated() {
      switch expression.kind {
      case .implicitMember(let name, _), .member(_, let name, _):
        if !patterns.contains(UInt32(truncatingIfNeeded: position)) {
          built.add(file.name(name), in: index, of: project)
        }
      default: break
      }
    }
  }

  private func isBinding(_ declaration: Declaration, _ file: ProjectFile) -> Bool {
    file.facts[declaration.attributes].contains { file.facts[$0.name] == "Binding" }
  }

  /// Whether a value of the type that is only known at run time may be taken to be the case.
  func mayBe(_ name: Name, of nominal: Nominal, in project: Project) -> Bool {
    let place = nominal.reference
    guard holders.count(of: nominal.name, meaning: place, in: project) <= 1 else { return false }
    // Raw values, decoding and `allCases` build cases without naming them.
    return built.count(of: name, meaning: place, in: project) > 0
      || !nominal.inheritance.isEmpty && isBuiltByValue(nominal, project)
  }

  private func isBuiltByValue(_ nominal: Nominal, _ project: Project) -> Bool {
    project.conformance(of: nominal.id).externals.contains {
      !["Identifiable", "Hashable", "Equatable", "Sendable"].contains(project.names[$0])
    }
  }
}
