// Which type a call may build, where what its names certainly mean is looked at, too.

extension Project {
  /// Whether a call may make a value of a type of a name. It makes none where what it calls is a case of the enumeration before it
  /// (`Route.gallery(3)`), which then has no type of that name, or SwiftUI's (`SwiftUI.TabView`).
  func mayBuild(_ name: Name, by callee: ExpressionID, inFile index: Int) -> Bool {
    let file = files[index]
    return file.facts.builtType(by: callee).map(file.name) == name
      && !meansOther(callee, than: name, inFile: index)
  }

  /// The names by which code may write a type: its own, and those of aliases. O(declarations of the files that hold its name).
  func writtenNames(of nominal: Nominal) -> [Name] {
    var found = [nominal.name]
    for index in files(naming: nominal.name) {
      let file = files[index]
      for declaration in file.facts.declarations {
        guard case .typeAlias(let type) = declaration.kind,
          file.facts.lastName(of: type).map(file.name) == nominal.name
        else { continue }
        let alias = file.name(declaration.name)
        if !found.contains(alias) { found.append(alias) }
      }
    }
    return found
  }

  /// Whether code of a file may make a value of a type of a name, or hands the type, or its initialiser, to what may: `Row()`,
  /// `Row.init`, `Row.self`, `Cell<Row>()`, `let row: Row = .init()`.
  func mayBuild(_ name: Name, inFile index: Int) -> Bool {
    let file = files[index]
    func isNamed(_ types: TypeReferenceList) -> Bool {
      file.facts[types].contains { file.facts.lastName(of: $0).map(file.name) == name }
    }
    let isBuilt = file.facts.expressions.contains { expression in
      switch expression.kind {
      case .call(let callee, _): mayBuild(name, by: callee, inFile: index)
      case .member(let base, let member, let types):
        isNamed(types)
          || (file.name(member) == language.initializer || file.name(member) == language.selfValue)
            && file.lastName(of: base) == name
      case .name(_, let types): isNamed(types)
      default: false
      }
    }
    return isBuilt
      || file.facts.declarations.contains { declaration in
        guard case .variable(let id) = declaration.kind, let type = file.facts[id].type,
          file.facts.lastName(of: type).map(file.name) == name,
          let initial = file.facts[id].initializer
        else { return false }
        switch file.facts[initial].kind {
        case .implicitMember: return true
        case .call(let callee, _):
          if case .implicitMember = file.facts[callee].kind { return true }
          return false
        default: return false
        }
      }
  }

  private func meansOther(_ callee: ExpressionID, than name: Name, inFile index: Int) -> Bool {
    let file = files[index]
    guard case .member(let base, let called, _) = file.facts[callee].kind,
      file.name(called) == name, case .name(let local, _) = file.facts[base].kind
    else { return false }
    let outer = file.name(local)
    if StandardTypes.interfaceModules.contains(names[outer]), !declares(outer) { return true }
    guard let around = member(around: Site(file: index, callee)) else { return false }
    let context = LexicalContext(reference: around, project: self)
    guard let type = types.nominal(namedType(outer, arguments: [], in: context)) else {
      return false
    }
    return self[type].members(named: name).contains { member in
      let declared = declaration(member.reference)
      guard case .enumCase = declared.kind,
        case .always = files[member.reference.fileIndex].facts[declared.condition]
      else { return false }
      return true
    }
  }
}
