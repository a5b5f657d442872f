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

  /// `navigationController` in a controller's code.
  func platformMember(_ name: Name, _ frame: Frame) -> ValueID? {
    guard platformClasses.mayBeMember(name), let receiver = frame.receiver else { return nil }
    return platformMember(name, of: type(of: receiver))
  }
}
