// What a project declares about the environment: the properties that read it, its own keys, and the
// properties by which keys are read and written. Gathered once, for all rules; files that name nothing of
// it cost one look at their names.

/// A property, or a local variable, with `@EnvironmentObject` or `@Environment`.
struct EnvironmentWrapper {
  enum Kind {
    /// `@EnvironmentObject`, with the type that the attribute names.
    case object(TypeReferenceID?)
    /// `@Environment(T.self)`: the expression of the metatype.
    case observable(ExpressionID)
    /// `@Environment(\.key)`: the expression of the key path.
    case value(ExpressionID)
  }

  var reference: DeclarationReference
  var kind: Kind
  /// The type that declares it; nil for a local variable and where the extended type is not known.
  var owner: NominalID?
  var isStatic: Bool
  var isLocal: Bool
}

/// The declarations of a project that concern the environment.
final class EnvironmentDeclarations {
  let project: Project
  /// Outside tests, in the order of files and declarations.
  let wrappers: [EnvironmentWrapper]
  private(set) lazy var keys = EnvironmentKeys(project: project)
  /// Who uses the project's own keys: by the names of their properties, and keys that are named elsewhere
  /// than in the accessors of these.
  private(set) lazy var keyUses = findKeyUses()
  /// Calls that write a value under a key path, outside tests too, in the order of files.
  private(set) lazy var writes = EnvironmentKeyWrite.all(in: project)
  /// Names that types give to others: `typealias Representable = Self`. O(declarations).
  private(set) lazy var aliases: Set<Name> = project.files.reduce(into: []) { found, file in
    for declaration in file.facts.declarations {
      switch declaration.kind {
      case .typeAlias, .associatedType: found.insert(file.name(declaration.name))
      default: continue
      }
    }
  }
  /// Key paths into the environment, in attributes and in writes.
  private(set) lazy var keyPaths: Set<Site> = Set(writes.map(\.keyPath)).union(
    wrappers.compactMap { wrapper in
      guard case .value(let expression) = wrapper.kind else { return nil }
      return Site(file: wrapper.reference.fileIndex, expression)
    })
  private var parts: [NominalID: [DeclarationReference]] = [:]
  /// Names that extensions extend, where it is not certain which type of that name.
  private lazy var uncertainExtensions = findUncertainExtensions()
  private var uses: [NominalID: [MemberUse]] = [:]

  /// A use of a name in the members of a type.
  struct MemberUse {
    var name: Name
    var use: NameUse
    /// The member that holds it.
    var member: DeclarationReference
  }

  init(project: Project) {
    self.project = project
    var found: [EnvironmentWrapper] = []
    let readers = [project.language.environmentObject, project.language.environment]
    for index in project.files(namingOneOf: readers + project.wrapperAliases.names) {
      let file = project.files[index]
      if file.isTest { continue }
      for position in file.facts.declarations.indices {
        let id = DeclarationID(position)
        if let wrapper = Self.wrapper(DeclarationReference(file: index, id), project) {
          found.append(wrapper)
        }
      }
    }
    wrappers = found
    for reference in project.extensions {
      guard let type = project.extendedTypes[reference] else { continue }
      switch project.types[type] {
      case .nominal(let id, _): parts[id, default: []].append(reference)
      case .variants(let variants):
        for case .nominal(let id, _) in variants.map({ project.types[$0.type] }) {
          parts[id, default: []].append(reference)
        }
      default: break
      }
    }
  }

  private static func wrapper(
    _ reference: DeclarationReference, _ project: Project
  ) -> EnvironmentWrapper? {
    let file = project.files[reference.fileIndex]
    let declaration = file.facts[reference.id]
    guard !declaration.attributes.isEmpty, case .variable = declaration.kind,
      let kind = wrapperKind(of: reference, declaration, file, project)
    else { return nil }
    var owner: NominalID?
    var isMember = false
    if let parent = declaration.parent {
      let place = DeclarationReference(file: reference.fileIndex, parent)
      owner = project.nominalOfDeclaration[place]
      isMember = owner != nil
      if case .extensionOf = file.facts[parent].kind {
        isMember = true
        owner = project.nominal(extendedBy: place) ?? owner
      }
    }
    return EnvironmentWrapper(
      reference: reference, kind: kind, owner: owner,
      isStatic: isMember && declaration.modifiers.contains(.isStatic), isLocal: !isMember)
  }

  private static func wrapperKind(
    of reference: DeclarationReference, _ declaration: Declaration, _ file: ProjectFile,
    _ project: Project
  ) -> EnvironmentWrapper.Kind? {
    let language = project.language
    for attribute in file.facts[declaration.attributes] {
      let name = project.wrapperAliases.wrapper(file.name(attribute.name))
      guard name == language.environment || name == language.environmentObject,
        !isOwnWrapper(name, file, project)
      else { continue }
      let context = LexicalContext(reference: reference, project: project)
      if let own = project.types.nominal(project.resolveType(attribute.type, in: context)),
        project.hasAttribute("propertyWrapper", own)
      {
        continue
      }
      if name == language.environmentObject {
        guard case .named(_, _, let arguments) = file.facts[attribute.type].kind else { return nil }
        return .object(file.facts[arguments].first)
      }
      guard let argument = file.facts[attribute.arguments].first else { return nil }
      if case .keyPath = file.facts[argument.value].kind { return .value(argument.value) }
      if case .member(_, let last, _) = file.facts[argument.value].kind,
        file.name(last) == language.selfValue
      {
        guard project.reading(ofMetatype: argument.value, by: reference) == .object else {
          return nil
        }
        return .observable(argument.value)
      }
    }
    return nil
  }

  /// Whether the project has a wrapper of a name, in some module, and the file does not import SwiftUI's.
  private static func isOwnWrapper(
    _ name: Name, _ file: ProjectFile, _ project: Project
  ) -> Bool {
    guard let own = project.topLevelTypes[name],
      own.contains(where: {
        if case .nominal(let id) = $0 { project.hasAttribute("propertyWrapper", id) } else { false }
      })
    else { return false }
    return !file.facts.imports.contains { file.facts[$0.module] == "SwiftUI" }
  }

  // MARK: Types

  /// The declaration of a type and its extensions.
  func parts(of id: NominalID) -> [DeclarationReference] {
    [project[id].reference] + (parts[id] ?? [])
  }

  /// Whether an extension that is not known to extend a type may give it members and conformances: one of a
  /// name that several types have, or that could not be looked up.
  func mayBeExtendedUnseen(_ id: NominalID) -> Bool {
    uncertainExtensions.contains(project[id].name)
  }

  private func findUncertainExtensions() -> Set<Name> {
    var names: Set<Name> = []
    var shared: Set<Name> = []
    for nominal in project.nominals where !names.insert(nominal.name).inserted {
      shared.insert(nominal.name)
    }
    var result: Set<Name> = []
    for reference in project.extensions {
      let file = project.files[reference.fileIndex]
      guard case .extensionOf(let extended) = file.facts[reference.id].kind,
        case .named(_, let local, _) = file.facts[extended].kind
      else { continue }
      let name = file.name(local)
      if shared.contains(name) || project.extendedTypes[reference] == nil { result.insert(name) }
    }
    return result
  }

  /// The names that the members of a type use, in all its parts.
  func uses(in id: NominalID) -> [MemberUse] {
    if let known = uses[id] { return known }
    var found: [MemberUse] = []
    for part in parts(of: id) {
      let file = project.files[part.fileIndex]
      var reader = NameUseReader(facts: file.facts)
      for member in file.facts[file.facts[part.id].members] {
        let count = reader.uses.count
        reader.member(member)
        found += reader.uses[count...].map {
          MemberUse(
            name: file.name($0.name), use: $0,
            member: DeclarationReference(file: part.fileIndex, member))
        }
      }
    }
    uses[id] = found
    return found
  }
}

extension Project {
  /// Whether a type carries an attribute.
  func hasAttribute(_ text: String, _ id: NominalID) -> Bool {
    let reference = self[id].reference
    let facts = files[reference.fileIndex].facts
    return facts[facts[reference.id].attributes].contains { facts[$0.name] == text }
  }

  /// Whether values of a type may have members that it does not declare (SE-0195).
  func looksUpMembers(_ id: NominalID) -> Bool { hasAttribute("dynamicMemberLookup", id) }
}

extension Project {
  /// The names of modifiers that write the environment. O(catalogue).
  func environmentWriters() -> Set<Name> {
    Set(
      catalogue.modifiers.values.filter { $0.effect.writes || !$0.injects.isEmpty }
        .compactMap { names.find($0.name) })
  }
}
