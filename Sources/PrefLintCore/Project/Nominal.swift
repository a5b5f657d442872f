// The types that a project declares, with their members from every extension.

/// A declaration of a project.
struct DeclarationReference: FastHashable, Comparable, Sendable {
  let file: UInt32
  let declaration: UInt32

  init(file: Int, _ declaration: DeclarationID) {
    self.file = UInt32(truncatingIfNeeded: file)
    self.declaration = declaration.rawValue
  }

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.file, lhs.declaration) < (rhs.file, rhs.declaration)
  }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(file) << 32 | UInt64(declaration))
  }

  var fileIndex: Int { Int(file) }
  var id: DeclarationID { DeclarationID(Int(declaration)) }
}

/// A member of a type, from its declaration or from an extension.
struct Member: Hashable {
  var reference: DeclarationReference
  /// Where the member exists: its own `#if`s and those of its extension.
  var presence: PresenceID
  /// The type that declares it, nil for an extension of a type outside the project.
  var owner: NominalID?
  var isStatic: Bool
}

extension [Member] {
  /// Those that values have, and those that the type itself has. Most lists hold one kind, and are not copied.
  var ofValues: [Member] { allSatisfy { !$0.isStatic } ? self : filter { !$0.isStatic } }
  var ofTypes: [Member] { allSatisfy(\.isStatic) ? self : filter(\.isStatic) }
}

/// What a type name stands for.
enum TypeEntity: Hashable {
  case nominal(NominalID)
  case alias(DeclarationReference)
}

/// What is asked of a type of the project at every step.
struct NominalTraits {
  var kind: Nominal.Kind
  var isInherited = false
}

/// A structure, class, actor, enumeration or protocol of the project.
final class Nominal {
  enum Kind { case structure, classType, actor, enumeration, protocolType }

  let id: NominalID
  let name: Name
  let kind: Kind
  let reference: DeclarationReference
  /// Its generic parameters, those of the types around it first: they are part of its identity (A4).
  var genericParameters: [Name]
  /// Those of the types around it, as they are called there.
  var parametersAround: [Name]
  let presence: PresenceID
  /// Whether it stands in code that only tests run.
  let isTest: Bool

  /// Members in source order, extensions after the declaration.
  private(set) var orderedMembers: [Member] = []
  /// Their names.
  private(set) var orderedNames: [Name] = []
  /// Where the first member of each name stands in that order, and for each member the next one of its name; made when a
  /// type of many members is asked, as most never are.
  private var places: (first: [Name: Int], next: [Int])?
  var nested: [Name: [TypeEntity]] = [:]
  var associatedTypes: Set<Name> = []
  /// Inherited types as written, with the declaration that writes them.
  var inheritance: [(DeclarationReference, TypeReferenceID)] = []
  var conformance: Conformance?
  /// The type over its own generic parameters, once somebody asked.
  var selfType: TypeID?
  var isResolvingConformance = false

  init(
    id: NominalID, name: Name, kind: Kind, reference: DeclarationReference,
    genericParameters: [Name], parametersAround: [Name], presence: PresenceID, isTest: Bool
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.reference = reference
    self.genericParameters = genericParameters
    self.parametersAround = parametersAround
    self.presence = presence
    self.isTest = isTest
  }

  /// Makes room for the members of the declaration.
  func reserveMembers(_ count: Int) {
    orderedMembers.reserveCapacity(count)
    orderedNames.reserveCapacity(count)
  }

  func add(_ member: Member, named name: Name) {
    orderedMembers.append(member)
    orderedNames.append(name)
    places = nil
  }

  /// Its own members of a name, in their order.
  func members(named name: Name) -> [Member] {
    if orderedNames.count > Self.fewMembers {
      let places = indexedPlaces()
      var found: [Member] = []
      var place = places.first[name] ?? -1
      while place >= 0 {
        found.append(orderedMembers[place])
        place = places.next[place]
      }
      return found
    }
    guard let first = orderedNames.firstIndex(of: name) else { return [] }
    var found = [orderedMembers[first]]
    for index in (first + 1)..<orderedNames.count where orderedNames[index] == name {
      found.append(orderedMembers[index])
    }
    return found
  }

  /// Whether it has a member of a name itself.
  func declares(_ name: Name) -> Bool {
    orderedNames.count > Self.fewMembers
      ? indexedPlaces().first[name] != nil : orderedNames.contains(name)
  }

  private func indexedPlaces() -> (first: [Name: Int], next: [Int]) {
    if let places { return places }
    var made = (first: [Name: Int](minimumCapacity: orderedNames.count), next: [Int]())
    made.next = orderedNames.map { _ in -1 }
    for (place, name) in orderedNames.enumerated().reversed() {
      made.next[place] = made.first.updateValue(place, forKey: name) ?? -1
    }
    places = made
    return made
  }

  /// Of how many members the names are compared one by one.
  private static let fewMembers = 32
}

/// What a type inherits, directly and through what it inherits. An object, as it is asked for at every step.
final class Conformance {
  var superclass: TypeID?
  /// Protocols of the project, each once.
  var protocols: [NominalID] = []
  /// Names of inherited types outside the project, each once.
  var externals: [Name] = []
  /// Through how many types the farthest is inherited.
  var depth = 0
  /// Whether SwiftUI installs values of the type, once somebody asked.
  var isInstalled: Bool?
}
