// What is assigned to a property that may show any view (`AnyView`) matters to the code that shows the property, which need not
// name it.

extension Relevance {
  /// By unit of the code that assigns to such properties, the units that declare them.
  ///
  /// - Complexity: linear in the facts of the files that name `AnyView`, and of those that name such a property.
  func findHeldViews() -> [Int: [Int]] {
    let declared = declarationsOfAnyView()
    guard !declared.isEmpty else { return [:] }
    var found: [Int: [Int]] = [:]
    for index in project.files(namingOneOf: Array(declared.keys)).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        let target: ExpressionID
        switch expression.kind {
        case .assignment(let assigned, _): target = assigned
        case .call(let callee, _):
          guard case .member(let base, _, _) = file.facts[callee].kind else { continue }
          target = base
        default: continue
        }
        guard let name = Self.lastName(target, file), let properties = declared[name],
          let unit = unit(at: expression.range.start, inFile: index)
        else { continue }
        found[unit, default: []] += properties.filter { $0 != unit }
      }
    }
    return found
  }

  /// The units that declare variables which hold any view, by name.
  private func declarationsOfAnyView() -> [Name: [Int]] {
    var found: [Name: [Int]] = [:]
    for index in project.files(naming: project.language.anyView).sorted() where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard case .variable(let id) = declaration.kind, !file.facts[id].isLet,
          holdsAnyView(file.facts[id], file), file.facts.getter(of: id) == nil,
          let unit = unit(at: declaration.range.start, inFile: index)
        else { continue }
        found[file.name(declaration.name), default: []].append(unit)
      }
    }
    return found
  }

  private func holdsAnyView(_ variable: Variable, _ file: ProjectFile) -> Bool {
    if let type = variable.type { return holdsAnyView(type, file) }
    guard let initial = variable.initializer, case .call(let callee, _) = file.facts[initial].kind,
      case .name(let name, _) = file.facts[callee].kind
    else { return false }
    return file.name(name) == project.language.anyView
  }

  private func holdsAnyView(_ id: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[id].kind {
    case .optional(let inner), .array(let inner): holdsAnyView(inner, file)
    case .named(_, let name, _): file.name(name) == project.language.anyView
    default: false
    }
  }

  private static func lastName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    case .optionalChain(let operand), .forceUnwrap(let operand), .subscripted(let operand, _):
      lastName(operand, file)
    default: nil
    }
  }
}
