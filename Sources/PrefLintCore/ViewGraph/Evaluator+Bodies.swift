// What SwiftUI calls on a value of the project once it is in the view tree.

extension Evaluator {
  /// The member that builds the content of a type, nil when it has none.
  func contentMember(of id: NominalID) -> Name? {
    contentRequirement(of: id).map { project.names.intern($0.name) }
  }

  /// What the content of a type is built by: what one of SwiftUI's protocols demands, or a member that is called so.
  private func contentRequirement(of id: NominalID) -> MemberRequirement? {
    if let known = contentRequirements[id] { return known }
    let found = findContentRequirement(of: id)
    contentRequirements[id] = .some(found)
    return found
  }

  private func findContentRequirement(of id: NominalID) -> MemberRequirement? {
    for external in project.conformance(of: id).externals {
      if let requirement = project.catalogue.installingProtocols[project.names[external]] {
        guard let requirement else { continue }
        return requirement
      }
    }
    let shapes = project.members(named: language.body, of: id).map(project.labels)
    guard let first = shapes.first else { return nil }
    // A view of a protocol that is not known has a property; a method of the name may be one of its own.
    let labels = shapes.contains { $0 == nil } ? nil : first?.map { project.names[$0] }
    return MemberRequirement(name: project.names[language.body], labels: labels)
  }

  /// What a value builds when it is placed.
  func body(of value: ValueID, _ id: NominalID) -> ValueID {
    evaluateLifecycle(value, id)
    guard let requirement = contentRequirement(of: id) else { return .empty }
    let members = project.witnesses(of: requirement, in: id)
    guard let first = members.first else { return .unknown }
    let frame = frame(for: first.reference, receiver: value)
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    if isFunction(first) {
      guard let function = project.function(of: first.reference) else { return .unknown }
      let arguments = frame.file.facts[function.parameters].map { parameter in
        let label = frame.file.name(parameter.label)
        // `body(content:phase:)` of a transition: what it is applied to.
        if label == language.content { return source(given(nil), label: label) }
        return source(parameter.type.map { given($0, in: frame) } ?? .unknown, label: label)
      }
      return callFunctions(
        members, receiver: value, arguments, frame, site, expected: .unknown) ?? .unknown
    }
    return read(members, of: value, frame, site)
  }

  /// What SwiftUI calls a member with is a value of its own: `Self.Configuration` is no type of the project.
  private func given(_ type: TypeReferenceID, in frame: Frame) -> ValueID {
    let resolved = resolve(type, in: frame)
    switch project.types[resolved] {
    case .unknown:
      guard case .named(_, let name, _) = frame.file.facts[type].kind else { return .unknown }
      return opaque(project.types.intern(.external(frame.file.name(name), [])))
    case .external(let control, let generics):
      // `TextField<Self._Label>`
      guard generics.contains(.unknown),
        case .named(_, _, let written) = frame.file.facts[type].kind
      else { return opaque(resolved) }
      let arguments = frame.file.facts[written].map { self.type(of: given($0, in: frame)) }
      return opaque(project.types.intern(.external(control, arguments)))
    default: return opaque(resolved)
    }
  }

  /// What a modifier's body builds around its content.
  func modifierBody(_ value: ValueID, _ id: NominalID, content: ValueID) -> ValueID? {
    let requirement = contentRequirement(of: id).flatMap { $0.labels == nil ? nil : $0 }
    let members = project.witnesses(of: requirement ?? .modifierBody, in: id)
    guard let first = members.first else { return resolvedBody(value, id, content: content) }
    let frame = frame(for: first.reference, receiver: value)
    guard let function = project.function(of: first.reference) else { return nil }
    // `body(content:)`, and for previews `body(content:context:)`.
    let arguments = frame.file.facts[function.parameters].map { parameter in
      let label = frame.file.name(parameter.label)
      // What is not known is no less a view for being called `Content`.
      if label == language.content {
        let content = content == .unknown ? given(content) : seen(content, by: [anyKindOfView])
        return source(content, label: label)
      }
      return source(parameter.type.map { opaque(resolve($0, in: frame)) } ?? .unknown, label: label)
    }
    return callFunctions(
      members, receiver: value, arguments, frame, Site(file: frame.fileIndex, ExpressionID(0)),
      expected: .unknown)
  }

  /// The content under the modifier that another one resolves to.
  private func resolvedBody(_ value: ValueID, _ id: NominalID, content: ValueID) -> ValueID? {
    let resolving = project.conformance(of: id).externals.lazy.compactMap {
      self.project.catalogue.resolvingProtocols[self.project.names[$0]]
    }
    guard let name = resolving.first.flatMap(project.names.find) else { return nil }
    let members = project.members(named: name, of: id).filter {
      isFunction($0) && !project.isRequirement($0)
    }
    guard let first = members.first, let function = project.function(of: first.reference) else {
      return nil
    }
    let frame = frame(for: first.reference, receiver: value)
    let arguments = frame.file.facts[function.parameters].map { parameter in
      source(
        parameter.type.map { opaque(resolve($0, in: frame)) } ?? .unknown,
        label: frame.file.name(parameter.label))
    }
    let site = Site(file: frame.fileIndex, ExpressionID(0))
    guard
      let modifier = callFunctions(
        members, receiver: value, arguments, frame, site, expected: .unknown)
    else { return nil }
    return store.intern(
      .modified(
        content, project.names.intern("modifier"),
        [ArgumentValue(label: .none, value: modifier, isTrailing: false)], site))
  }

  /// Methods that SwiftUI calls on representables, and updates of dynamic properties: for what they read
  /// (F2) and for hosts that they make, which are contained (C12).
  private func evaluateLifecycle(_ value: ValueID, _ id: NominalID) {
    guard isRepresentable(id) else { return }
    under(.always, contained: true) {
      callMethods(of: id, on: value)
      guard declaresWrapper(id) || matters(value) else { return }
      for coordinator in coordinators(of: id, value) {
        if case .instance(let type, _) = store[coordinator],
          let owner = project.types.nominal(type)
        {
          callMethods(of: owner, on: coordinator)
        }
      }
    }
  }

  /// Calls the methods of a type with run-time arguments.
  private func callMethods(of id: NominalID, on value: ValueID) {
    for member in project[id].orderedMembers where !member.isStatic && isFunction(member) {
      guard let function = project.function(of: member.reference) else { continue }
      if case .initializer = project.declaration(member.reference).kind { continue }
      let frame = frame(for: member.reference, receiver: value)
      let arguments = frame.file.facts[function.parameters].map { parameter in
        source(
          parameter.type.map { opaque(resolve($0, in: frame)) } ?? .unknown,
          label: frame.file.name(parameter.label))
      }
      _ = callFunctions(
        [member], receiver: value, arguments, frame, Site(file: frame.fileIndex, ExpressionID(0)),
        expected: .unknown)
    }
  }

  /// The classes that methods of a representable make and that hold it, as its coordinator does (`Coordinator(self)`): UIKit
  /// calls their methods, which read its wrappers.
  private func coordinators(of id: NominalID, _ value: ValueID) -> [ValueID] {
    var found: [ValueID] = []
    for member in project[id].orderedMembers where isFunction(member) {
      guard let result = project.function(of: member.reference)?.result else { continue }
      let type = project.resolveType(
        result, in: LexicalContext(reference: member.reference, project: project))
      guard let maker = project.types.nominal(type), project.kind(of: maker) == .classType
      else { continue }
      if let made = coordinator(madeBy: member, value) {
        found.append(made)
        continue
      }
      let fields = project[maker].orderedMembers.filter { holds(id, in: $0) }.map {
        FieldValue(name: project.name(of: $0.reference), value: value)
      }
      guard !fields.isEmpty else { continue }
      found.append(store.intern(.instance(type, fields.sorted { $0.name < $1.name })))
    }
    return found
  }

  /// What `makeCoordinator()` makes, with the closures that it is given; nil for what is given none.
  private func coordinator(madeBy member: Member, _ value: ValueID) -> ValueID? {
    guard let function = project.function(of: member.reference), function.parameters.isEmpty else {
      return nil
    }
    let frame = frame(for: member.reference, receiver: value)
    let made = callFunctions(
      [member], receiver: value, [], frame, Site(file: frame.fileIndex, ExpressionID(0)),
      expected: .unknown
    ).map(core)
    guard let made, case .instance(_, let fields) = store[made],
      fields.contains(where: { isCallable($0.value) })
    else { return nil }
    return made
  }

  /// Whether a property is of a type.
  private func holds(_ id: NominalID, in member: Member) -> Bool {
    guard !member.isStatic,
      case .variable(let variable) = project.declaration(member.reference).kind,
      let written = project.files[member.reference.fileIndex].facts[variable].type
    else { return false }
    let context = LexicalContext(reference: member.reference, project: project)
    if case .nominal(id, _) = project.types[project.resolveType(written, in: context)] {
      return true
    }
    return false
  }

  /// Records the wrappers that are checked as soon as a value is installed (A8).
  func installWrappers(of value: ValueID, _ id: NominalID) {
    for member in project[id].orderedMembers where !member.isStatic {
      guard case .variable = project.declaration(member.reference).kind,
        case .environmentObservable = wrapper(of: member.reference)
      else { continue }
      let frame = frame(for: member.reference, receiver: value)
      guard let type = objectType(of: member.reference, in: frame) else { continue }
      under(member.presence) { record(read(of: member.reference, nil, type), on: value) }
    }
    if let superclass = project.conformance(of: id).superclass,
      let parent = project.types.nominal(superclass), parent != id
    {
      installWrappers(of: value, parent)
    }
  }

  /// The values that a value is made of.
  func parts(of id: ValueID) -> [ValueID] {
    switch store[id] {
    case .modified(let base, _, let arguments, _): [base] + arguments.map(\.value)
    case .component(_, let arguments, _): arguments.map(\.value)
    case .group(let values), .array(let values), .tuple(_, let values): values
    case .union(let alternatives): alternatives.map(\.value)
    case .built(let inner, _), .typed(let inner, _), .traced(let inner, _),
      .exact(let inner), .open(let inner, _), .erased(let inner), .seen(let inner, _):
      [inner]
    case .closure(_, let closure, let scope):
      project.files[Int(store[scope].file)].facts[closure].parameters.isEmpty
        ? [invoke(id, [], frame(in: scope), nil)] : []
    default: []
    }
  }

  /// A frame that only says in which file something stands.
  func frame(at site: Site) -> Frame {
    Frame(
      file: project.files[site.fileIndex], index: site.fileIndex, declaration: nil, receiver: nil)
  }
}
