// Which type a call may build, where what its names certainly mean is looked at, too.

extension Project {
  /// Whether a call may make a value of a type of a name. It makes none where what it calls is a member of the type around it or
  /// before it (`Route.gallery(3)`), or SwiftUI's (`SwiftUI.TabView`).
  func mayBuild(_ name: Name, by callee: ExpressionID, inFile index: Int) -> Bool {
    let file = files[index]
    return file.facts.builtType(by: callee).map(file.name) == name
      && !isMember(callee, named: name, inFile: index)
  }

  private func isMember(_ callee: ExpressionID, named name: Name, inFile index: Int) -> Bool {
    let file = files[index]
    let site = Site(file: index, callee)
    switch file.facts[callee].kind {
    case .name:
      guard let owner = member(around: site).flatMap(owner) else { return false }
      return declaresMember(owner, name)
    case .member(let base, let called, _) where file.name(called) == name:
      guard case .name(let local, _) = file.facts[base].kind else { return false }
      let outer = file.name(local)
      if StandardTypes.interfaceModules.contains(names[outer]), !declares(outer) { return true }
      guard let around = member(around: site) else { return false }
      let context = LexicalContext(reference: around, project: self)
      let type = namedType(outer, arguments: [], in: context)
      return types.nominal(type).map { declaresMember($0, name) } ?? false
    default: return false
    }
  }

  /// A type that has a member of a name has no type of that name within it.
  private func declaresMember(_ id: NominalID, _ name: Name) -> Bool {
    !self[id].members(named: name).isEmpty
  }
}
