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
    // What a function assigns that it is given, its callers say.
    var handing: [Name: [Int]] = [:]
    for index in project.files(namingOneOf: Array(declared.keys)).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
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
        if let code = project.member(around: Site(file: index, ExpressionID(position))),
          case .function(let function) = file.facts[code.id].kind,
          file.facts[function].parameters.count > 0
        {
          handing[project.name(of: code), default: []] += properties
        }
      }
    }
    addCallers(handing, &found)
    return found
  }

  /// Adds the units that name functions.
  private func addCallers(_ functions: [Name: [Int]], _ found: inout [Int: [Int]]) {
    guard !functions.isEmpty else { return }
    for index in project.files(namingOneOf: Array(functions.keys)).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, _) = expression.kind,
          let name = Self.lastName(callee, file), let properties = functions[name],
          let unit = unit(at: expression.range.start, inFile: index)
        else { continue }
        found[unit, default: []] += properties.filter { $0 != unit }
      }
    }
  }

  /// The units that declare variables which hold any view, or a structure with one, by name.
  private func declarationsOfAnyView() -> [Name: [Int]] {
    let anyView = project.language.anyView
    var holders: Set<Name> = [anyView]
    for index in project.files(naming: anyView) where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard let parent = declaration.parent, holds(declaration, [anyView], file) else { continue }
        switch file.facts[parent].kind {
        case .structure, .enumeration: holders.insert(file.name(file.facts[parent].name))
        default: continue
        }
      }
    }
    var found: [Name: [Int]] = [:]
    for index in project.files(namingOneOf: holders).sorted()
    where !project.files[index].isTest {
      let file = project.files[index]
      for declaration in file.facts.declarations {
        guard case .variable(let id) = declaration.kind, !file.facts[id].isLet,
          holds(declaration, holders, file),
          let unit = unit(at: declaration.range.start, inFile: index)
        else { continue }
        found[file.name(declaration.name), default: []].append(unit)
      }
    }
    return found
  }

  /// Whether what a declaration stores is of a type of one of some names, or a list of such.
  private func holds(
    _ declaration: Declaration, _ names: Set<Name>, _ file: ProjectFile
  ) -> Bool {
    switch declaration.kind {
    case .variable(let id):
      guard file.facts.getter(of: id) == nil else { return false }
      if let type = file.facts[id].type { return isOne(type, of: names, file) }
      guard let initial = file.facts[id].initializer,
        case .call(let callee, _) = file.facts[initial].kind,
        case .name(let name, _) = file.facts[callee].kind
      else { return false }
      return names.contains(file.name(name))
    case .enumCase(let function, _):
      return file.facts[file.facts[function].parameters].contains {
        $0.type.map { isOne($0, of: names, file) } ?? false
      }
    default: return false
    }
  }

  private func isOne(_ id: TypeReferenceID, of names: Set<Name>, _ file: ProjectFile) -> Bool {
    switch file.facts[id].kind {
    case .optional(let inner), .array(let inner): isOne(inner, of: names, file)
    case .named(_, let name, _): names.contains(file.name(name))
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
