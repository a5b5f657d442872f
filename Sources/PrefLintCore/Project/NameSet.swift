// Sets of names that are asked for at every step.

/// A set of names, by their numbers: O(1) to ask, without hashing.
struct NameSet {
  private var holds: [Bool] = []

  init(_ names: some Sequence<Name> = []) {
    for name in names { insert(name) }
  }

  @inline(__always) func contains(_ name: Name) -> Bool {
    name.index < holds.count && holds[name.index]
  }

  mutating func insert(_ name: Name) {
    if name.index >= holds.count {
      holds += repeatElement(false, count: name.index + 1 - holds.count)
    }
    holds[name.index] = true
  }

  func union(_ other: NameSet) -> NameSet {
    var union = holds.count < other.holds.count ? other : self
    let smaller = holds.count < other.holds.count ? self : other
    for (index, isHeld) in smaller.holds.enumerated() where isHeld { union.holds[index] = true }
    return union
  }
}

extension Project {
  /// The names that protocols of the project declare. O(members of protocols).
  func allRequiredNames() -> NameSet {
    var names = NameSet()
    for nominal in nominals where nominal.kind == .protocolType {
      for name in nominal.orderedNames { names.insert(name) }
    }
    return names
  }

  /// The names of all that is declared, whatever it is. O(declarations).
  func allDeclaredNames() -> NameSet {
    var names = NameSet()
    for file in files {
      for declaration in file.facts.declarations { names.insert(file.name(declaration.name)) }
    }
    return names
  }

  /// The names of members that override others. O(declarations).
  func overridingNames() -> NameSet {
    var names = NameSet()
    for file in files where !file.isTest {
      for declaration in file.facts.declarations where declaration.modifiers.contains(.isOverride) {
        names.insert(file.name(declaration.name))
      }
    }
    return names
  }

  /// The names that extensions add to types from outside. O(their names).
  func namesAddedOutside() -> NameSet {
    var names = NameSet()
    for members in externalMembers.values {
      for name in members.keys { names.insert(name) }
    }
    return names
  }
}
