// Which type a call may build, where what its names certainly mean is looked at, too.

extension Project {
  /// Whether a call may make a value of a type of a name. It makes none where what it calls is a case of the enumeration before it
  /// (`Route.gallery(3)`), which then has no type of that name, or SwiftUI's (`SwiftUI.TabView`).
  func mayBuild(_ name: Name, by callee: ExpressionID, inFile index: Int) -> Bool {
    let file = files[index]
    return file.facts.builtType(by: callee).map(file.name) == name
      && !meansOther(callee, than: name, inFile: index)
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
