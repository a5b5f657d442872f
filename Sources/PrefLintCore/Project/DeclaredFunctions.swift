// The functions of a project, by what code needs to know of them that calls them.

/// The functions that a project declares: what these do with an argument is not what SwiftUI's do.
struct DeclaredFunctions {
  /// The names of all functions; initialisers have none.
  private(set) var names = NameSet()
  /// The labels of `@autoclosure @escaping` parameters, by what the function is called by.
  private(set) var delayed: [Name: Set<Name>] = [:]

  /// The names of functions, and of stored closures, that return nothing, wherever they are declared: no view is built by a call.
  private(set) var procedures = NameSet()
  /// The names of types.
  private(set) var types = NameSet()
  /// Those of aliases, of which any may stand for a type of functions.
  private var aliases = NameSet()

  /// The closures that types of the project build views with, by the type's name.
  private(set) var contents: [Name: Contents] = [:]

  /// The arguments with which views are built that something of a type shows.
  struct Contents {
    /// Their labels.
    var labels: Set<Name> = []
    /// Whether the type is also given code that builds no view: what stands behind the arguments may be that.
    var hasOthers = false
  }

  /// The closures that views call whenever they are updated.
  var callbacks = UpdateCallbacks()

  /// Linear in the declarations.
  init(of project: Project) {
    var (silent, telling) = (Set<Name>(), NameSet())
    for nominal in project.nominals { types.insert(nominal.name) }
    for file in project.files {
      for declaration in file.facts.declarations {
        if case .typeAlias = declaration.kind { aliases.insert(file.name(declaration.name)) }
      }
    }
    for (index, file) in project.files.enumerated() {
      for (position, declaration) in file.facts.declarations.enumerated() {
        switch declaration.kind {
        case .function(let function):
          let name = file.name(declaration.name)
          names.insert(name)
          if file.facts.returnsNothing(file.facts[function].result) {
            silent.insert(name)
          } else {
            telling.insert(name)
          }
          for label in Self.delayed(function, file) { delayed[name, default: []].insert(label) }
        case .initializer(let function, _):
          for parameter in file.facts[file.facts[function].parameters] {
            addContent(
              parameter.label, parameter.type, parameter.attributes,
              of: DeclarationReference(file: index, DeclarationID(position)), project)
          }
          let labels = Self.delayed(function, file)
          guard !labels.isEmpty else { continue }
          let reference = DeclarationReference(file: index, DeclarationID(position))
          for name in Self.names(ofInitializer: reference, in: project) {
            delayed[name, default: []].formUnion(labels)
          }
        case .variable(let variable):
          if declaration.parent != nil, file.facts[variable].accessors.isEmpty {
            addContent(
              declaration.name, file.facts[variable].type, declaration.attributes,
              of: DeclarationReference(file: index, DeclarationID(position)), project)
          }
          if let type = file.facts[variable].type, file.facts.isAction(type) {
            silent.insert(file.name(declaration.name))
          }
        case .typeAlias: types.insert(file.name(declaration.name))
        default: break
        }
      }
    }
    for name in silent where !telling.contains(name) { procedures.insert(name) }
    if !delayed.isEmpty { readAliases(in: project) }
  }

  /// Notes what a type is given under a label, if that may be code.
  private mutating func addContent(
    _ label: LocalName, _ type: TypeReferenceID?, _ attributes: AttributeList,
    of member: DeclarationReference, _ project: Project
  ) {
    guard let type else { return }
    let file = project.files[member.fileIndex]
    let isBuilder = file.facts[attributes].contains {
      file.name($0.name) == project.language.viewBuilder
    }
    // Most members are data, and of these nothing else is asked.
    guard isBuilder || mayBeCode(type, file), let owner = project.owner(of: member) else { return }
    let name = project[owner].name
    if isBuilder {
      contents[name, default: Contents()].labels.insert(file.name(label))
    } else {
      contents[name, default: Contents()].hasOthers = true
    }
  }

  /// Whether a type may be that of code: an alias may stand for one.
  private func mayBeCode(_ type: TypeReferenceID, _ file: ProjectFile) -> Bool {
    switch file.facts[type].kind {
    case .function: true
    case .optional(let wrapped): mayBeCode(wrapped, file)
    case .named(_, let local, _): aliases.contains(file.name(local))
    default: false
    }
  }

  private static func delayed(_ function: FunctionID, _ file: ProjectFile) -> [Name] {
    file.facts[file.facts[function].parameters].filter(\.isDelayed).map { file.name($0.label) }
  }

  /// The types that an initialiser makes, those that inherit it among them.
  private static func names(
    ofInitializer reference: DeclarationReference, in project: Project
  ) -> [Name] {
    guard let owner = project.owner(of: reference) else { return [project.language.initializer] }
    return [project.language.initializer, project[owner].name]
      + (project.heirs[owner] ?? []).map { project[$0].name }
  }

  /// An alias of a type makes what the type makes.
  private mutating func readAliases(in project: Project) {
    for file in project.files {
      for declaration in file.facts.declarations {
        guard case .typeAlias(let target) = declaration.kind,
          case .named(_, let local, _) = file.facts[target].kind,
          let labels = delayed[file.name(local)]
        else { continue }
        delayed[file.name(declaration.name), default: []].formUnion(labels)
      }
    }
  }
}

extension FileFacts {
  /// Whether a function with a result of a written type returns nothing.
  func returnsNothing(_ result: TypeReferenceID?) -> Bool {
    guard let result else { return true }
    switch self[result].kind {
    case .tuple(let elements): return elements.isEmpty
    case .named(_, let name, _): return self[name] == "Void"
    default: return false
    }
  }

  /// Whether a type is that of a closure that returns nothing, or of one that may be missing.
  func isAction(_ type: TypeReferenceID) -> Bool {
    switch self[type].kind {
    case .function(_, let result): returnsNothing(result)
    case .optional(let inner): isAction(inner)
    default: false
    }
  }
}
