// The coordinator of a representable: of which class it is, and what it holds of the view that made it.

extension UpdateFrames {
  /// What `makeCoordinator()` of a view makes, if that is an object of a class of the project that holds something of the view's.
  func coordinator(of view: UpdateFrame) -> UpdateFrame? {
    guard let makerName, let maker = maker(makerName, of: view.nominal) else { return nil }
    let file = project.files[maker.fileIndex]
    guard let function = project.function(of: maker), let written = function.result else {
      return nil
    }
    let context = LexicalContext(reference: maker, project: project)
    let result = project.types.unwrapped(project.resolveType(written, in: context))
    guard let declared = project.types.nominal(result),
      project.kind(of: declared) == .classType
    else { return nil }
    let made = constructions(in: function, file, context, of: declared)
    // One of a class that inherits from the declared one may be made elsewhere.
    guard made.count == 1 || made.isEmpty && project.heirs[declared, default: []].isEmpty else {
      return nil
    }
    let frame = UpdateFrame(project[made.first?.type ?? declared], role: .coordinator)
    if let construction = made.first {
      let code = UpdateReader.Code(
        member: maker, file: file, frame: view, owner: view.nominal.id, parameters: [:])
      hold(construction.arguments, code, in: frame, of: view)
    }
    holdViews(in: frame, of: view)
    return frame.isEmpty ? nil : frame
  }

  private func maker(_ name: Name, of nominal: Nominal) -> DeclarationReference? {
    let members = nominal.members(named: name).filter {
      !$0.isStatic && project.labels(of: $0)?.isEmpty == true
    }
    return members.count == 1 ? members[0].reference : nil
  }

  private struct Construction {
    var type: NominalID
    var arguments: ArgumentList
  }

  /// The calls of initialisers of a class, or of one that inherits from it, among the statements of a function.
  private func constructions(
    in function: Function, _ file: ProjectFile, _ context: LexicalContext, of declared: NominalID
  ) -> [Construction] {
    guard let body = function.body else { return [] }
    return file.facts[body].compactMap { id in
      let value: ExpressionID? =
        switch file.facts[id].kind {
        case .expression(let value), .returned(let value?): value
        case .declaration(let local):
          if case .variable(let variable) = file.facts[local].kind {
            file.facts[variable].initializer
          } else {
            nil
          }
        default: nil
        }
      guard let value, case .call(let callee, let arguments) = file.facts[value].kind else {
        return nil
      }
      switch file.facts[callee].kind {
      case .implicitMember(let local, _):
        guard file.name(local) == project.language.initializer else { return nil }
        return Construction(type: declared, arguments: arguments)
      case .name(let local, _):
        return type(file.name(local), context, declared).map {
          Construction(type: $0, arguments: arguments)
        }
      case .member(let base, let member, _):
        guard case .name(let local, _) = file.facts[base].kind else { return nil }
        let name = file.name(member) == project.language.initializer ? local : member
        return type(file.name(name), context, declared).map {
          Construction(type: $0, arguments: arguments)
        }
      default: return nil
      }
    }
  }

  private func type(_ name: Name, _ context: LexicalContext, _ declared: NominalID) -> NominalID? {
    if name == project[declared].name { return declared }
    let type = project.namedType(name, arguments: [], in: context)
    guard let made = project.types.nominal(type),
      project.inherits(made, from: declared)
    else { return nil }
    return made
  }

  // MARK: What it holds

  /// What the initialiser keeps of what it is given.
  private func hold(
    _ list: ArgumentList, _ code: UpdateReader.Code, in frame: UpdateFrame, of view: UpdateFrame
  ) {
    let members = project.members(named: project.language.initializer, of: frame.nominal.id)
      .filter { project.takes(code.file.facts[list], code.file, $0) }
    guard members.count == 1, let member = members.first,
      let function = project.function(of: member.reference), let body = function.body
    else { return }
    let values = UpdateValues(frames: self, view: view, coordinator: nil)
    let file = project.files[member.reference.fileIndex]
    let facts = file.facts
    var given: [Name: UpdateValue] = [:]
    var parameters = Array(facts[function.parameters])[...]
    for argument in code.file.facts[list] {
      let label = code.file.name(argument.label)
      guard
        let index = parameters.firstIndex(where: {
          argument.isTrailing || file.name($0.label) == label
        })
      else { break }
      given[file.name(parameters[index].name)] = values.value(of: argument.value, in: code)
      parameters = parameters[(index + 1)...]
    }
    for id in facts[body] {
      guard case .expression(let expression) = facts[id].kind,
        case .assignment(let target, let value) = facts[expression].kind,
        case .name(let source, _) = facts[value].kind, let held = given[file.name(source)],
        let name = RepeatedConditions.property(target, file, project.language)
      else { continue }
      hold(held, as: name, in: frame)
    }
  }

  private func hold(_ value: UpdateValue, as name: Name, in frame: UpdateFrame) {
    switch value {
    case .view: frame.views.insert(name)
    case .object(let object): frame.objects[name] = object
    case .binding(let property):
      // `_text = text` of `@Binding var text`
      if project.names.kind(of: name) == .underscored, let plain = project.names.withoutPrefix(name)
      {
        frame.properties[plain] = property
      } else {
        frame.bindings[name] = property
      }
    case .coordinator, .context, .constant, .present: break
    }
  }

  /// Properties of the view's type: what else should they hold? Optional ones, if somebody says so.
  private func holdViews(in frame: UpdateFrame, of view: UpdateFrame) {
    var bindings = TypeBindings()
    for nominal in classes(from: frame.nominal.id) {
      for member in nominal.orderedMembers where !member.isStatic {
        let file = project.files[member.reference.fileIndex]
        guard case .variable(let id) = file.facts[member.reference.id].kind,
          let written = file.facts[id].type, file.facts.getter(of: id) == nil
        else { continue }
        let context = LexicalContext(reference: member.reference, project: project)
        let type = project.types.substitute(project.resolveType(written, in: context), bindings)
        let inner = project.types.unwrapped(type)
        let name = project.name(of: member.reference)
        guard case .nominal(view.nominal.id, _) = project.types[inner],
          inner == type || isGivenView(name, view)
        else { continue }
        frame.views.insert(name)
      }
      guard let superclass = project.conformance(of: nominal.id).superclass,
        case .nominal(let parent, let arguments) = project.types[superclass]
      else { return }
      bindings = TypeBindings(
        project[parent].genericParameters,
        arguments.map { project.types.substitute($0, bindings) })
    }
  }

  /// Whether the view's code gives itself to a property: `context.coordinator.parent = self`. O(expressions of its files).
  private func isGivenView(_ name: Name, _ view: UpdateFrame) -> Bool {
    view.nominal.orderedMembers.contains { member in
      let file = project.files[member.reference.fileIndex]
      let range = file.facts[member.reference.id].range
      guard case .function = file.facts[member.reference.id].kind, !member.isStatic else {
        return false
      }
      return file.facts.expressions.contains { expression in
        guard expression.range.start >= range.start, expression.range.end <= range.end,
          case .assignment(let target, let value) = expression.kind,
          case .name(let own, _) = file.facts[value].kind,
          file.name(own) == project.language.selfValue,
          case .member(_, let local, _) = file.facts[target].kind
        else { return false }
        return file.name(local) == name
      }
    }
  }
}

extension Project {
  /// Whether a function takes arguments of these labels. Linear in both.
  func takes(_ list: ArraySlice<Argument>, _ file: ProjectFile, _ member: Member) -> Bool {
    guard let function = function(of: member.reference) else { return false }
    let target = files[member.reference.fileIndex]
    var left = target.facts[function.parameters]
    var last: Parameter?
    for argument in list {
      let label = file.name(argument.label)
      if let last, last.isVariadic, argument.label == .none { continue }
      while let next = left.first, target.name(next.label) != label,
        !(argument.isTrailing && argument.label == .none
          && (next.defaultValue == nil || isFunction(next, target.facts)))
      {
        guard next.defaultValue != nil || next.isVariadic else { return false }
        left = left.dropFirst()
      }
      guard let next = left.first else { return false }
      last = next
      left = left.dropFirst()
    }
    return left.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }

  /// Whether a parameter's type is written as that of a function.
  private func isFunction(_ parameter: Parameter, _ facts: FileFacts) -> Bool {
    guard let type = parameter.type else { return false }
    switch facts[type].kind {
    case .function: return true
    case .optional(let wrapped):
      if case .function = facts[wrapped].kind { return true }
      return false
    default: return false
    }
  }
}
