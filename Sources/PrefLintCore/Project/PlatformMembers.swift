// Which class of UIKit or AppKit is above which, and what their members are.

/// What the catalogue knows of a platform's classes, by the names of a project.
final class PlatformClasses {
  private var superclasses: [Name: Name] = [:]
  private var members: [Name: [Name: TypeID]] = [:]
  private var memberNames = NameSet()

  init(project: Project) {
    let names = project.names
    for (name, above) in StandardTypes.platformSuperclasses.sorted(by: { $0.key < $1.key }) {
      superclasses[names.intern(name)] = names.intern(above)
    }
    for (owner, types) in StandardTypes.platformMembers.sorted(by: { $0.key < $1.key }) {
      for (member, type) in types.sorted(by: { $0.key < $1.key }) {
        // What no file names nobody asks for.
        guard let name = names.find(member) else { continue }
        let held = project.types.intern(.external(names.intern(type), []))
        let isPresent = StandardTypes.presentPlatformMembers.contains(member)
        members[names.intern(owner), default: [:]][name] =
          isPresent ? held : project.types.intern(.optional(held))
        memberNames.insert(name)
      }
    }
  }

  func mayBeMember(_ name: Name) -> Bool { memberNames.contains(name) }

  /// A class of a platform and those above it.
  func classes(from name: Name) -> [Name] {
    var found: [Name] = []
    var current: Name? = name
    while let next = current {
      found.append(next)
      current = superclasses[next]
    }
    return found
  }

  /// The type of a member of a class of a platform; nil where it is not listed.
  func type(of member: Name, in owner: Name) -> TypeID? {
    guard mayBeMember(member) else { return nil }
    return classes(from: owner).lazy.compactMap { self.members[$0]?[member] }.first
  }
}

extension Project {
  /// The members of a name that extensions add to a type from outside: of a platform's class, also those of the classes above, which
  /// may have overloads of it, after its own.
  func addedMembers(named name: Name, to external: Name) -> [Member]? {
    var found = externalMembers[external]?[name]
    for above in platformClasses.classes(from: external).dropFirst() {
      if let inherited = externalMembers[above]?[name] { found = (found ?? []) + inherited }
    }
    return found
  }
}
