// State that models make of constants. A model that is made with a case of an enumeration, and whose code asks
// which one, fills its optionals for some cases and not for others: an editor that is opened to share something
// never has a message to reply to. Whether such an optional is filled on a path is decided by the constant that the
// path began with, but not in a way that the sources tell (design, "what makes a step decided").

extension Evaluator {
  /// A stored property of a run-time value, as far as its type tells.
  func state(_ member: Member, _ variable: Variable, _ declared: TypeID) -> ValueID {
    guard let owner = member.owner, !variable.isLet, variable.initializer == nil,
      case .optional(let wrapped) = project.types[declared], !isClosureType(wrapped),
      isModelOfChoice(owner)
    else { return opaque(declared) }
    return store.intern(.someConstant(declared))
  }

  private func isClosureType(_ type: TypeID) -> Bool { isFunctionType(type) || isViewLike(type) }

  /// Whether objects of a class are made with a case of an enumeration that their code asks for.
  private func isModelOfChoice(_ id: NominalID) -> Bool {
    if let known = modelsOfChoices[id] { return known }
    let result = project[id].kind == .classType && findsChoice(in: id)
    modelsOfChoices[id] = result
    return result
  }

  private func findsChoice(in id: NominalID) -> Bool {
    let given = (project[id].members[language.initializer] ?? []).reduce(into: Set<TypeID>()) {
      guard let function = project.function(of: $1.reference) else { return }
      let frame = frame(for: $1.reference, receiver: nil)
      for parameter in frame.file.facts[function.parameters] {
        guard let type = parameter.type.map({ resolve($0, in: frame) }), isEnumeration(type) else {
          continue
        }
        $0.insert(type)
      }
    }
    guard !given.isEmpty else { return false }
    let decisive = namesInConditions(of: id)
    return project[id].orderedMembers.contains { member in
      guard !member.isStatic, decisive.contains(project.name(of: member.reference)),
        case .variable(let id) = project.declaration(member.reference).kind
      else { return false }
      let frame = frame(for: member.reference, receiver: nil)
      return frame.file.facts[id].type.map { given.contains(resolve($0, in: frame)) } ?? false
    }
  }

  private func isEnumeration(_ type: TypeID) -> Bool {
    guard case .nominal(let nominal, _) = project.types[type] else { return false }
    return project[nominal].kind == .enumeration
  }
}
