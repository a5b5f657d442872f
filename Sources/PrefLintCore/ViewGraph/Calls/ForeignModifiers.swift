// Modifiers that other modules declare. That a name is one the project shows where it calls it on a view: `Page().banner(isOn: on)`.
// Then `banner(isOn: on)` in an extension of `View` is called on `self`, since a member wins over an imported function. So it is where
// that call is all that such a member makes: what leaves `self` out is no modifier.

extension Evaluator {
  /// How the project calls a member of views that it does not declare: the labels of each call.
  struct ForeignModifier {
    var calls: [[Label]] = []

    struct Label {
      var name: Name
      /// A closure behind the parentheses may be of any label.
      var isOpen: Bool
    }

    func takes(_ labels: [Label]) -> Bool {
      calls.contains { call in
        call.count == labels.count
          && zip(call, labels).allSatisfy { $0.isOpen || $1.isOpen || $0.name == $1.name }
      }
    }
  }

  /// Whether a bare name with some arguments is a modifier from another module, called on `self`.
  func isForeignModifier(_ name: Name, _ arguments: [ArgumentSource]) -> Bool {
    isForeignModifier(name)
      && foreignModifier(name).takes(
        arguments.map { .init(name: $0.label, isOpen: $0.isTrailing && $0.label == .none) })
  }

  /// The same for any arguments.
  func isForeignModifier(_ name: Name) -> Bool { !foreignModifier(name).calls.isEmpty }

  private func foreignModifier(_ name: Name) -> ForeignModifier {
    if let known = foreignModifiers[name] { return known }
    let found = findForeignModifier(name)
    foreignModifiers[name] = found
    return found
  }

  /// Linear in the expressions of the files that hold the name.
  private func findForeignModifier(_ name: Name) -> ForeignModifier {
    var found = ForeignModifier()
    guard !project.declares(name) else { return found }
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for position in file.facts.expressions.indices {
        let id = ExpressionID(position)
        guard case .call(let callee, let arguments) = file.facts[id].kind else { continue }
        switch file.facts[callee].kind {
        case .member(let base, let local, _):
          guard file.name(local) == name, isWrittenView(base, index) else { continue }
        case .name(let local, _):
          guard file.name(local) == name, isMadeOfView(id, index) else { continue }
        default: continue
        }
        found.calls.append(
          file.facts[arguments].map {
            .init(name: file.name($0.label), isOpen: $0.isTrailing && file.name($0.label) == .none)
          })
      }
    }
    return found
  }

  /// Whether an expression is certainly a view and nothing else that has members of its own, going by how its chain begins:
  /// `Page().padding()`, `self` in a view of the project. What a module adds to `Text` no other view has.
  private func isWrittenView(_ id: ExpressionID, _ index: Int) -> Bool {
    let file = project.files[index]
    var current = id
    while true {
      switch file.facts[current].kind {
      case .call(let callee, _):
        switch file.facts[callee].kind {
        case .member(let base, let local, _):
          // What somebody else's method makes of a view may be anything.
          guard modifierEntries[file.name(local)] != nil else { return false }
          current = base
        case .name(let local, _):
          let name = file.name(local)
          guard project.names.kind(of: name) == .capitalised else { return false }
          let place = project.member(around: Site(file: index, id))
          let context = LexicalContext(project: project, file: index, declaration: place?.id)
          return isOwnView(project.namedType(name, arguments: [], in: context))
        default: return false
        }
      case .configured(let base, _): current = base
      case .name(let local, _):
        guard file.name(local) == language.selfValue,
          let member = project.member(around: Site(file: index, current)),
          let parent = file.facts[member.id].parent,
          !file.facts[member.id].modifiers.contains(.isStatic),
          let type = declaringType(DeclarationReference(file: index, parent))
        else { return false }
        return isOwnView(type) || isViewProtocol(type)
      default: return false
      }
    }
  }

  /// Whether what a member in an extension of `View` makes begins with a call of a bare name, and nothing else in it names the view.
  private func isMadeOfView(_ call: ExpressionID, _ index: Int) -> Bool {
    let facts = project.files[index].facts
    guard let member = project.member(around: Site(file: index, call)),
      let parent = facts[member.id].parent, !facts[member.id].modifiers.contains(.isStatic),
      let type = declaringType(DeclarationReference(file: index, parent)),
      case .external(language.view, _) = project.types[type]
    else { return false }
    let (result, body): (TypeReferenceID?, Block?) =
      switch facts[member.id].kind {
      case .function(let id): (facts[id].result, facts[id].body)
      case .variable(let id): (facts[id].type, facts.getter(of: id)?.body)
      default: (nil, nil)
      }
    guard let result, case .some = facts[result].kind, let body else { return false }
    let isResult = facts[body].contains { statement in
      switch facts[statement].kind {
      case .expression(let made), .returned(let made?): head(of: made, facts) == call
      default: false
      }
    }
    guard isResult else { return false }
    let code = facts[member.id].range
    return !facts.expressions.contains { expression in
      guard case .name(let local, _) = expression.kind,
        code.start <= expression.range.start, expression.range.end <= code.end
      else { return false }
      return project.files[index].name(local) == language.selfValue
    }
  }

  /// The call of a bare name with which a chain of calls begins.
  private func head(of id: ExpressionID, _ facts: FileFacts) -> ExpressionID? {
    var current = id
    while true {
      switch facts[current].kind {
      case .call(let callee, _):
        guard case .member(let base, _, _) = facts[callee].kind else { return current }
        current = base
      case .configured(let base, _): current = base
      default: return nil
      }
    }
  }

  private func isOwnView(_ type: TypeID) -> Bool {
    guard project.types.nominal(type) != nil else { return false }
    return isViewLike(type)
  }
}
