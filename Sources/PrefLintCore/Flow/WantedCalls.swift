// What makes hosts by a name, and which calls may call it: by the labels and the number of their arguments. Which function a call
// means is told when its code is evaluated.

struct WantedCalls {
  /// Types whose initialisers make hosts.
  private(set) var types: Set<Name> = []
  /// Functions that make hosts of what they are given, and properties that make them of their receivers.
  private(set) var members: Set<DeclarationReference> = []
  private var forms: [Name: [CallForm]] = [:]
  private var properties: Set<Name> = []

  init(types: Set<Name> = []) { self.types = types }

  var isEmpty: Bool { types.isEmpty && members.isEmpty }
  var names: Set<Name> { types.union(forms.keys).union(properties) }

  mutating func insert(type: Name) { types.insert(type) }

  mutating func insert(_ member: DeclarationReference, in project: Project) {
    guard members.insert(member).inserted else { return }
    let name = project.name(of: member)
    if project.function(of: member) != nil {
      forms[name, default: []] += CallForm.forms(of: member, in: project)
    } else if project.holdsClosure(member) {
      forms[name, default: []].append(.any)
    } else {
      properties.insert(name)
    }
  }

  /// Whether something is wanted that is called without being named: subscripts, and values that are called like functions.
  func areUnnamed(_ language: LanguageNames) -> Bool {
    forms[language.subscripted] != nil || forms[language.callAsFunction] != nil
  }

  /// Whether a call by a name may call what is wanted.
  func mayBeCalled(
    _ name: Name, with arguments: ArgumentList, in file: ProjectFile, _ names: ProjectNames
  ) -> Bool {
    if types.contains(name) { return true }
    return forms[name]?.contains { $0.takes(file.facts[arguments], file, names) } ?? false
  }

  /// Whether a name that is not called may mean a function that is wanted, as a value.
  func mayBeHandedOn(_ name: Name) -> Bool { forms[name] != nil }

  /// Whether reading a member may run a property that is wanted.
  func mayBeRead(_ name: Name) -> Bool { properties.contains(name) }
}

extension Project {
  /// Whether a property begins with a closure.
  func holdsClosure(_ member: DeclarationReference) -> Bool {
    let facts = files[member.fileIndex].facts
    guard case .variable(let id) = facts[member.id].kind, let initial = facts[id].initializer,
      case .closure = facts[initial].kind
    else { return false }
    return true
  }
}

/// How a function is called, as one of its declarations says.
private struct CallForm {
  /// The names before the arguments; empty for `_`.
  var labels: Set<Name> = []
  /// How many arguments a call has at least.
  var required = 0
  /// How many it has at most; nil where a parameter takes any number.
  var limit: Int?

  /// Whether the labels are not told: closures are called without.
  var hasAnyLabels = false

  static var any: CallForm { CallForm(hasAnyLabels: true) }

  private init(hasAnyLabels: Bool) { self.hasAnyLabels = hasAnyLabels }

  init(_ function: Function, in file: ProjectFile) {
    let parameters = file.facts[function.parameters]
    limit = parameters.count
    for parameter in parameters {
      labels.insert(file.name(parameter.label))
      // A parameter pack takes as many as it is given.
      var isPack = false
      if let type = parameter.type, case .other = file.facts[type].kind { isPack = true }
      if parameter.isVariadic || isPack {
        limit = nil
      } else if parameter.defaultValue == nil {
        required += 1
      }
    }
  }

  /// The forms in which a function is called: as it is declared, and as what it overrides or what a protocol demands, whose
  /// arguments may have other default values.
  static func forms(of member: DeclarationReference, in project: Project) -> [CallForm] {
    var declarations = [member]
    if let owner = project.owner(of: member) {
      let conformance = project.conformance(of: owner)
      var above = conformance.protocols
      var superclass = conformance.superclass
      while let type = superclass, let id = project.types.nominal(type), !above.contains(id) {
        above.append(id)
        superclass = project.conformance(of: id).superclass
      }
      let name = project.name(of: member)
      declarations += above.flatMap { project[$0].members(named: name).map(\.reference) }
    }
    return declarations.compactMap { declaration in
      project.function(of: declaration).map {
        CallForm($0, in: project.files[declaration.fileIndex])
      }
    }
  }

  func takes(
    _ arguments: ArraySlice<Argument>, _ file: ProjectFile, _ names: ProjectNames
  ) -> Bool {
    if hasAnyLabels { return true }
    guard arguments.count >= required, limit.map({ arguments.count <= $0 }) ?? true else {
      return false
    }
    return arguments.allSatisfy { argument in
      if argument.isTrailing || argument.label == .none { return true }
      let label = file.name(argument.label)
      // `$value:` passes what projects the wrapped parameter `value` (SE-0293).
      let plain = names.kind(of: label) == .projection ? names.withoutPrefix(label) : nil
      return labels.contains(plain ?? label)
    }
  }
}
