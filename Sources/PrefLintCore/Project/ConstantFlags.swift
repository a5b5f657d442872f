// Booleans of views that nothing gives another value: a branch under one is always taken, or never.

final class ConstantFlags {
  private let project: Project
  private var known: [DeclarationReference: Bool?] = [:]

  init(project: Project) { self.project = project }

  /// The value of a view's property that always has the one it is declared with; nil for others.
  ///
  /// - Complexity: linear in the expressions of the files that name the property, once for each.
  func value(of name: Name, in type: NominalID) -> Bool? {
    let members = project.members(named: name, of: type)
    guard project.kind(of: type) == .structure, members.count == 1, let member = members.first,
      !member.isStatic
    else { return nil }
    if let found = known[member.reference] { return found }
    let found = findValue(of: member.reference, name)
    known[member.reference] = .some(found)
    return found
  }

  private func findValue(of property: DeclarationReference, _ name: Name) -> Bool? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind,
      facts[facts[property.id].attributes].isEmpty, facts[facts[id].accessors].isEmpty,
      let initial = facts[id].initializer, case .boolean(let value) = facts[initial].kind
    else { return nil }
    if facts[id].isLet { return value }
    return project.files(naming: name).allSatisfy { !mayChange(name, inFile: $0) } ? value : nil
  }

  /// Whether code of a file may give a property of a name another value: as an argument, by an assignment, or in place.
  private func mayChange(_ name: Name, inFile index: Int) -> Bool {
    let file = project.files[index]
    return file.facts.expressions.contains { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        if file.facts[arguments].contains(where: { file.name($0.label) == name }) { return true }
        guard case .member(let base, _, _) = file.facts[callee].kind else { return false }
        return file.lastName(of: base) == name
      case .assignment(let target, _), .inOut(let target): return file.lastName(of: target) == name
      case .keyPath(_, let names, _):
        return file.facts[names].contains { file.name($0) == name }
      default: return false
      }
    }
  }
}
