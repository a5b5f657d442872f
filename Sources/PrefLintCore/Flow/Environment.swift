// The environment of a place in the view tree: which objects certainly are in it, which may be, and the
// environment of the navigation container around it.

/// Whether an object is in an environment.
enum Supply: UInt8, Hashable {
  case absent, undecided, present
  /// Present on newer systems; on the oldest that the project runs on a sheet does not pass it on (C1).
  case lost
}

/// The index of an environment in an `EnvironmentTable`.
struct EnvironmentID: FastID {
  let rawValue: UInt32

  /// Nothing has been written.
  static let empty = EnvironmentID(rawValue: 0)
  /// Nothing is known: anything may be there.
  static let unknown = EnvironmentID(rawValue: 1)
  /// What is around a representable may be there (C12): whatever the project writes, and nothing else.
  static let contained = EnvironmentID(rawValue: 2)

  /// Whether it is that of a host of which it is not known where it stands.
  var isOfUnknownPlace: Bool { self == .unknown || self == .contained }
}

struct EnvironmentEntry: FastHashable {
  var type: TypeID
  var supply: Supply

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(type.rawValue) << 2 | UInt64(supply.rawValue))
  }
}

/// A value that was written under a key by which views decide.
struct EnvironmentValue: FastHashable {
  var key: Name
  var value: ValueID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(key.rawValue) << 32 | UInt64(value.rawValue))
  }
}

/// What an environment holds.
struct Environment: FastHashable {
  /// Sorted by type; types that are not listed have the supply `rest`.
  var objects: [EnvironmentEntry] = []
  var rest = Supply.absent
  /// Whether, where `rest` is not decided, code may have written it of which it is not told what it writes.
  var isOpen = false
  /// Whether code outside the project may have written objects of types that it declares itself.
  var foreignRest = Supply.absent
  /// What was written under keys by which views decide, sorted by key; others have their default, if everything is known.
  var values: [EnvironmentValue] = []
  /// The environment that entered the nearest navigation container (C4–C6); nil without one.
  var container: EnvironmentID?

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(objects)
    mixer.add(
      UInt64(rest.rawValue) << 2 | UInt64(foreignRest.rawValue) | (isOpen ? 1 << 4 : 0))
    mixer.add(values)
    mixer.add(container)
  }

  func supply(of type: TypeID) -> Supply {
    objects.first { $0.type == type }?.supply ?? rest
  }

  /// After a write of an object of a type (A6).
  func writing(_ type: TypeID, _ supply: Supply) -> Environment {
    var copy = self
    if let index = copy.objects.firstIndex(where: { $0.type == type }) {
      // A write that may have happened leaves what was there before.
      let known = copy.objects[index].supply
      if supply != .undecided || known == .absent || known == .lost {
        copy.objects[index].supply = supply
      }
    } else if supply != copy.rest {
      copy.objects.append(EnvironmentEntry(type: type, supply: supply))
      copy.objects.sort { $0.type < $1.type }
    }
    return copy
  }

  /// After a write of a value under a key (A10).
  func setting(_ key: Name, _ value: ValueID) -> Environment {
    var copy = self
    copy.values.removeAll { $0.key == key }
    copy.values.append(EnvironmentValue(key: key, value: value))
    copy.values.sort { $0.key < $1.key }
    return copy
  }

  /// The value under a key; nil where nothing says that it has been written.
  func value(of key: Name) -> ValueID? { values.first { $0.key == key }?.value }

  /// In a sheet on a system where sheets do not inherit (C1).
  var presented: Environment {
    var copy = self
    for index in copy.objects.indices where copy.objects[index].supply == .present {
      copy.objects[index].supply = .lost
    }
    return copy
  }

  /// After a write of an undecided type, or behind an undecided step: what is not there may be.
  var doubted: Environment {
    var copy = self
    copy.rest = .undecided
    copy.foreignRest = .undecided
    copy.values = []
    copy.objects = copy.objects.compactMap { $0.supply == .present ? $0 : nil }
    return copy
  }
}

/// An environment without what is not asked for.
struct AskedPart: FastHashable {
  var environment: EnvironmentID
  var supplies: UInt64

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(environment)
    mixer.add(supplies)
  }
}

/// Interned environments.
final class EnvironmentTable {
  private(set) var environments: [Environment] = []
  private var ids: [Environment: EnvironmentID] = [:]

  init() {
    _ = intern(Environment())
    _ = intern(Environment(rest: .undecided, isOpen: true))
    _ = intern(Environment(rest: .undecided))
  }

  subscript(id: EnvironmentID) -> Environment { environments[Int(id.rawValue)] }

  func intern(_ environment: Environment) -> EnvironmentID {
    if let id = ids[environment] { return id }
    let id = EnvironmentID(rawValue: UInt32(truncatingIfNeeded: environments.count))
    environments.append(environment)
    ids[environment] = id
    return id
  }
}
