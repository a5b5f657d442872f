// Static members of types from outside the project: `.dark`, `Axis.vertical`. Two of one name are one value; of two names
// it is not told whether they are.

extension Evaluator {
  /// A constant of a type from outside, as it is written where that type is wanted; nil for what changes at run time.
  func foreignConstant(_ name: Name, _ type: TypeID) -> ValueID? {
    guard case .external(let owner, _) = project.types[type], !installingNames.contains(owner),
      !isViewLike(type), !isHost(type), !isPreviewTrait(type), project.names.kind(of: name) == .plain,
      !StandardTypes.changingMembers.contains(project.names[name])
    else { return nil }
    return store.intern(.enumCase(type, name, []))
  }

  /// Whether a type's cases are not told, so that two of its names may mean one value.
  func isForeign(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[type] else { return false }
    return !StandardTypes.enumerations.contains(project.names[name])
  }

  /// Whether a type is from outside the project.
  func isFromOutside(_ type: TypeID) -> Bool {
    if case .external = project.types[type] { return true }
    return false
  }

  /// A value that is compared with another one, as one of its type: `ColorScheme.dark`, `[.top, .bottom]`.
  func compared(_ id: ValueID, with other: ValueID) -> ValueID {
    let type = project.types.unwrapped(type(of: other))
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
}
