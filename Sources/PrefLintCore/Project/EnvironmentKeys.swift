// A project's own keys of the environment: the types that conform to `EnvironmentKey`, and the properties that
// extensions of `EnvironmentValues` put before them, with the keys that their accessors use.

/// A property that the project adds to `EnvironmentValues`.
struct EnvironmentProperty {
  /// A key that an accessor names as `self[Key.self]`.
  struct KeyUse {
    var key: NominalID
    /// The expression `Key.self`.
    var site: Site
  }

  var reference: DeclarationReference
  var name: Name
  /// Whether a macro makes its key, as `@Entry` does.
  var isEntry: Bool
  /// Keys in the getter, and keys in the setter.
  var readKeys: [KeyUse] = []
  var writtenKeys: [KeyUse] = []
  var hasSetter = false
  /// Whether its accessors use something of the environment besides keys that are known.
  var isIndirect = false
  var isTest: Bool

  var keys: [KeyUse] { readKeys + writtenKeys }
}

/// The keys of a project's environment.
final class EnvironmentKeys {
  let project: Project
  /// Types that conform to `EnvironmentKey`, in the order of the project.
  let types: [NominalID]
  /// In the order of files and declarations.
  let properties: [EnvironmentProperty]

  init(project: Project) {
    self.project = project
    let protocolName = project.names.find("EnvironmentKey")
    types = project.nominals.filter { nominal in
      guard let protocolName, nominal.kind != .protocolType else { return false }
      return project.conforms(nominal.id, to: protocolName)
    }.map(\.id)
    let keys = Set(types)
    let members = project.externalMembers[project.language.environmentValues] ?? [:]
    properties = members.values.flatMap { $0 }.map(\.reference).sorted()
      .compactMap { Self.property($0, members, keys, project) }
  }

  /// The properties whose getters or setters name a key.
  func properties(of key: NominalID) -> [EnvironmentProperty] {
    properties.filter { $0.keys.contains { $0.key == key } }
  }

  private static func property(
    _ reference: DeclarationReference, _ members: [Name: [Member]], _ keys: Set<NominalID>,
    _ project: Project
  ) -> EnvironmentProperty? {
    let file = project.files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    guard case .variable(let variable) = declaration.kind,
      !declaration.modifiers.contains(.isStatic)
    else { return nil }
    var property = EnvironmentProperty(
      reference: reference, name: file.name(declaration.name),
      isEntry: isEntry(declaration, variable, file),
      isTest: file.isTest)
    let accessors = file.facts[file.facts[variable].accessors]
    if accessors.isEmpty, !property.isEntry { return nil }
    for accessor in accessors {
      var reader = NameUseReader(facts: file.facts)
      reader.accessor(accessor)
      for use in reader.uses {
        let name = file.name(use.name)
        switch use.base {
        case .other(let base, _) where name == project.language.selfValue:
          let type = type(base, reference, project)
          guard let key = project.types.nominal(type), keys.contains(key) else {
            property.isIndirect = true
            continue
          }
          let found = EnvironmentProperty.KeyUse(
            key: key, site: Site(file: reference.fileIndex, use.site))
          if accessor.kind == .set {
            property.writtenKeys.append(found)
          } else {
            property.readKeys.append(found)
          }
        case .bare, .ownSelf:
          if members[name] != nil { property.isIndirect = true }
        default: break
        }
      }
      switch accessor.kind {
      case .set: property.hasSetter = true
      case .get: break
      default: property.isIndirect = true
      }
    }
    return property
  }

  /// Whether a macro makes the key of a property: `@Entry`, or one of somebody else's, since an extension stores nothing.
  private static func isEntry(
    _ declaration: Declaration, _ variable: VariableID, _ file: ProjectFile
  ) -> Bool {
    if file.facts[declaration.attributes].contains(where: { file.facts[$0.name] == "Entry" }) {
      return true
    }
    return file.facts[variable].initializer != nil
      && file.facts[file.facts[variable].accessors].isEmpty
  }

  /// The type that an expression names.
  private static func type(
    _ id: ExpressionID, _ reference: DeclarationReference, _ project: Project
  ) -> TypeID {
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    switch file.facts[id].kind {
    case .name(let name, let arguments):
      return project.namedType(
        file.name(name),
        arguments: file.facts[arguments].map { project.resolveType($0, in: context) },
        in: context)
    case .member(let base, let name, _):
      return project.member(
        named: file.name(name), of: type(base, reference, project), arguments: [])
    default: return .unknown
    }
  }
}
