// Methods of values of which it is not known whose they are. Somebody else's method may show the views that it is given; one of the
// project's may as well write something around them, or drop them.

extension Evaluator {
  /// What a method makes that no type is seen to have: what stands for one from outside, and left open where it may be the project's.
  func untold(
    _ base: ValueID, _ name: Name, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID {
    if looksUpMembers(type(of: base)),
      let callee = dynamicMember(name, of: base, type(of: base), frame), isCallable(callee)
    {
      return invoke(callee, arguments, frame, site)
    }
    guard mayBeOwnMethod(name, of: base) else {
      return modified(base, name, arguments, frame, site)
    }
    let value = under(.always, decided: false) { modified(base, name, arguments, frame, site) }
    switch store[core(value)] {
    case .component, .modified:
      return union([Alternative(presence: .always, value: value, isDecided: false)])
    default: return value
    }
  }

  /// Whether a method that was not found may be one that the project declares: the value's type is not known, or an extension of
  /// somebody else's type or protocol gives it to other values than views.
  private func mayBeOwnMethod(_ name: Name, of base: ValueID) -> Bool {
    guard !isCertainlyView(base) else { return false }
    let type = project.types.unwrapped(type(of: base))
    // What somebody else's method makes of a value is not of its type.
    if case .modified = store[core(base)] { return declares(name) }
    switch project.types[type] {
    // What is seen by protocols may have been cast, and what a wrapper of the project projects is no binding.
    case .unknown, .parameter, .existential, .opaque, .external(language.binding, _):
      return name == language.initializer || declares(name)
    default:
      return looksUpMembers(type)
        || extendingNames.contains(name)
          && project.externalMembers.contains { outer, members in
            outer != language.view && members[name] != nil
          }
    }
  }

  /// Whether a value is a view, whatever somebody else's methods make of others.
  func isCertainlyView(_ id: ValueID) -> Bool {
    if case .modified(let base, let name, _, _) = store[core(id)] {
      return modifierEntries[name] != nil || isCertainlyView(base)
    }
    return isBuilt(id)
  }
}
