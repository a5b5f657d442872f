// Static members of types from outside the project: `.dark`, `Axis.vertical`. Two of one name are one value; of two names
// it is not told whether they are.

extension Evaluator {
  /// A constant of a type from outside, as it is written where that type is wanted; nil for what changes at run time.
  func foreignConstant(_ name: Name, _ type: TypeID) -> ValueID? {
    guard case .external(let owner, _) = project.types[type], !installingNames.contains(owner),
      !isViewLike(type), !isHost(type), !isPreviewTrait(type),
      project.names.kind(of: name) == .plain,
      !StandardTypes.changingMembers.contains(project.names[name])
    else { return nil }
    return store.intern(.enumCase(type, name, []))
  }

  /// Whether a type's cases are not told, so that two of its names may mean one value.
  func isForeign(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[type] else { return false }
    return !StandardTypes.enumerations.contains(project.names[name])
      && StandardTypes.casePayloads[project.names[name]] == nil
  }

  /// Whether a type is from outside the project.
  func isFromOutside(_ type: TypeID) -> Bool {
    if case .external = project.types[type] { return true }
    return false
  }

  /// A value that is compared with another one, as one of its type: `ColorScheme.dark`, `[.top, .bottom]`.
  func compared(_ id: ValueID, with other: ValueID) -> ValueID {
    let type = unwrappedType(of: other)
    switch store[core(id)] {
    case .externalMember(.some, _) where isFromOutside(type): return adapt(id, to: type)
    case .array:
      switch project.types[type] {
      case .nominal, .external: return adapt(id, to: type)
      default: return id
      }
    default: return id
    }
  }

  // MARK: Closures

  /// Whether somebody else's function may return what a closure does that it is given, and that is a constant:
  /// `withAnimation { mode }`.
  func returnsConstant(of arguments: [ArgumentSource], _ frame: Frame) -> Bool {
    arguments.contains { argument in
      guard case .expression(let id, let own) = argument.origin,
        case .closure(let closure) = own.file.facts[id].kind, isPlainValue(closure, own)
      else { return false }
      return isConstantData(invoke(evaluate(id, own), [], frame, nil))
    }
  }

  /// Whether a closure is a name or a member of one.
  private func isPlainValue(_ closure: ClosureID, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    let body = facts[facts[closure].body]
    guard facts[closure].parameters.isEmpty, body.count == 1, let only = body.first else {
      return false
    }
    switch facts[only].kind {
    case .expression(let id), .returned(let id?):
      switch facts[id].kind {
      case .name(let name, _): return frame.file.name(name) != language.selfValue
      case .member, .implicitMember, .boolean: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether a closure knows of nothing but constants: `{ $0 == mode }`.
  func isOfConstants(_ argument: ArgumentSource) -> Bool {
    guard case .expression(let id, let frame) = argument.origin,
      case .closure(let closure) = frame.file.facts[id].kind
    else { return false }
    return namesUsed(in: closure, frame).sorted().allSatisfy { name in
      if name == language.selfValue || project.names.kind(of: name) != .plain { return true }
      let site = Site(file: frame.fileIndex, id)
      guard let value = frame.local(name) ?? lexicalMember(name, frame, site: site) else {
        return true
      }
      return isConstantData(value)
    }
  }
}
