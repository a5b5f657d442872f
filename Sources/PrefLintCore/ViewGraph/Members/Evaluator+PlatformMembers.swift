// Members of UIKit's and AppKit's classes by which code gets from one controller, view or window to another: what the project
// adds to these classes is called on them.

extension Evaluator {
  /// A run-time value of what a platform declares a member of its class to be; nil where it is not listed.
  func platformMember(_ name: Name, of type: TypeID) -> ValueID? {
    guard platformClasses.mayBeMember(name) else { return nil }
    let owners: [Name]
    switch project.types[type] {
    case .external(let owner, _): owners = [owner]
    case .nominal(let id, _) where project.kind(of: id) == .classType:
      owners = project.conformance(of: id).externals
    default: return nil
    }
    // What a host shows is more than any controller's view.
    guard !isHost(type) else { return nil }
    return owners.lazy.compactMap { self.platformClasses.type(of: name, in: $0) }.first
      .map(opaque)
  }

  /// `navigationController` in a controller's code. What the code is declared in tells its members, not what it runs on.
  func platformMember(_ name: Name, _ frame: Frame) -> ValueID? {
    guard platformClasses.mayBeMember(name), let receiver = frame.receiver,
      let declaring = innermostType(of: frame)
    else { return nil }
    if case .metatype = store[core(receiver)] { return nil }
    return platformMember(name, of: declaring)
  }

  /// Whether a member that an extension adds to a platform's class may be overridden where an object's own class is not known: Swift
  /// lets only those be that Objective-C sees.
  func mayBeOverriddenOutside(_ member: Member) -> Bool {
    guard member.owner == nil, !member.isStatic,
      overridingNames.contains(project.name(of: member.reference))
    else { return false }
    let file = project.files[member.reference.fileIndex]
    var current: DeclarationID? = member.reference.id
    while let id = current {
      let isVisible = file.facts[file.facts[id].attributes].contains {
        ["objc", "IBAction"].contains(file.facts[$0.name])
      }
      if isVisible { return true }
      current = file.facts[id].parent
    }
    return false
  }

  /// What such a member gives: which one is run decides it, but the sources do not tell which.
  func overriddenOutside(_ declared: TypeID) -> ValueID {
    declared == .unknown || isViewLike(declared) || isFunctionType(declared)
      ? opaque(declared) : store.intern(.someConstant(declared))
  }

  /// Whether a type is a platform's class that is above another one.
  func isPlatformClass(_ type: TypeID, above other: TypeID) -> Bool {
    guard case .external(let above, _) = project.types[type],
      case .external(let below, _) = project.types[other], above != below
    else { return false }
    return platformClasses.classes(from: below).contains(above)
  }

  /// What `optional ?? other` makes of an optional object of a platform's class where the other one is of another class: an object of
  /// a class above both.
  func platformObject(_ value: ValueID, or other: ValueID) -> ValueID {
    guard case .external(let own, _) = project.types[unwrappedType(of: value)],
      case .opaque = store[core(value)]
    else { return value }
    let names: [Name]
    switch project.types[unwrappedType(of: other)] {
    case .external(let name, _): names = [name]
    case .nominal(let id, _): names = project.conformance(of: id).externals
    default: return value
    }
    let above = names.flatMap(platformClasses.classes)
    guard !above.contains(own),
      let common = platformClasses.classes(from: own).first(where: above.contains)
    else { return value }
    return opaque(project.types.intern(.external(common, [])))
  }
}
