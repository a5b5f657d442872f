// What all callers of a function pass for a parameter, where that is one constant: in a branch that it never takes no host is
// made.

struct PassedConstants {
  let project: Project

  enum Constant: Equatable {
    case boolean(Bool)
    /// `nil`
    case absent
  }

  /// Where a function is called.
  private struct Call {
    var file: Int
    var arguments: ArgumentList
  }

  /// The constants that every call of a function passes, by the name of the parameter; none where code that is not seen may call
  /// it. O(facts of the files that hold its name).
  func constants(passedTo reference: DeclarationReference) -> [Name: Constant] {
    let file = project.files[reference.fileIndex]
    let facts = file.facts
    guard case .function(let id) = facts[reference.id].kind, isOnlyCalledByName(reference),
      let calls = calls(of: file.name(facts[reference.id].name)), !calls.isEmpty
    else { return [:] }
    var found: [Name: Constant] = [:]
    for parameter in facts[facts[id].parameters] where parameter.label != .none {
      let label = file.name(parameter.label)
      let standard = parameter.defaultValue.flatMap { constant($0, facts) }
      var passed: [Constant?] = []
      for call in calls {
        let caller = project.files[call.file]
        let argument = caller.facts[call.arguments].first { caller.name($0.label) == label }
        passed.append(argument.map { constant($0.value, caller.facts) } ?? standard)
      }
      if let first = passed[0], passed.allSatisfy({ $0 == first }) {
        found[file.name(parameter.name)] = first
      }
    }
    return found
  }

  /// Whether nothing but calls by its name in the sources can run a function: neither other modules nor a protocol, a superclass or
  /// the runtime of Objective-C.
  private func isOnlyCalledByName(_ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    guard declaration.modifiers.isDisjoint(with: [.isPublic, .isOpen, .isOverride]),
      file.facts[declaration.attributes].allSatisfy({
        ["MainActor", "discardableResult"].contains(file.facts[$0.name])
      })
    else { return false }
    guard let owner = project.owner(of: reference) else { return true }
    return project[owner].kind != .protocolType
      && project.conformance(of: owner).protocols.allSatisfy {
        (project[$0].members[file.name(declaration.name)] ?? []).isEmpty
      }
  }

  /// All calls of the only function of a name; nil if there are several, or it is named otherwise than to be called.
  private func calls(of name: Name) -> [Call]? {
    var found: [Call] = []
    var declared = 0
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      let facts = file.facts
      declared += facts.declarations.count { file.name($0.name) == name }
      if declared > 1 { return nil }
      var callees: Set<ExpressionID> = []
      for case .call(let callee, let arguments) in facts.expressions.lazy.map(\.kind)
      where isNamed(name, callee, file) {
        callees.insert(callee)
        found.append(Call(file: index, arguments: arguments))
      }
      for position in facts.expressions.indices {
        let id = ExpressionID(position)
        if isNamed(name, id, file), !callees.contains(id) { return nil }
      }
    }
    return found
  }

  private func isNamed(_ name: Name, _ id: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[id].kind {
    case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
      file.name(local) == name
    default: false
    }
  }

  private func constant(_ id: ExpressionID, _ facts: FileFacts) -> Constant? {
    switch facts[id].kind {
    case .boolean(let value): .boolean(value)
    case .none: .absent
    default: nil
    }
  }
}
