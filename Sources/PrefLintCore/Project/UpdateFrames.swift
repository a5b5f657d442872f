// What the members of a type mean to code that SwiftUI runs while it updates views: of a view, of the objects that it observes, and
// of the coordinator that a representable makes.

/// What an expression stands for, as far as writes during an update go.
enum UpdateValue: Hashable {
  /// The view that is updated.
  case view
  /// What its `makeCoordinator()` made.
  case coordinator
  /// The context that a representable is given.
  case context
  /// A binding of state, by the property.
  case binding(DeclarationReference)
  /// An object that the view observes.
  case object(NominalID)
  /// A literal; which, if it is a Boolean.
  case constant(Bool?)
  /// A literal that is no optional: a number, a text, a list.
  case present
}

/// A type's members that matter during an update.
final class UpdateFrame {
  let nominal: Nominal
  /// What `self` is in its code.
  let role: UpdateValue
  /// State and bindings; the published properties of an object.
  var properties: [Name: DeclarationReference] = [:]
  /// Stored values of the type `Binding`, with the property of the view that they are bindings of.
  var bindings: [Name: DeclarationReference] = [:]
  /// Objects of the project's classes that the view observes.
  var objects: [Name: NominalID] = [:]
  /// Properties that hold the view.
  var views: Set<Name> = []

  init(_ nominal: Nominal, role: UpdateValue) {
    self.nominal = nominal
    self.role = role
  }

  var isPublished: Bool { if case .object = role { true } else { false } }
  var isEmpty: Bool {
    properties.isEmpty && bindings.isEmpty && objects.isEmpty && views.isEmpty
  }

  /// The state that a name, `$name` or `_name` is of. What an object has behind `$name` is a publisher.
  func property(_ name: Name, _ names: ProjectNames) -> DeclarationReference? {
    if let known = properties[name] { return known }
    switch names.kind(of: name) {
    case .projection, .underscored:
      guard !isPublished, let plain = names.withoutPrefix(name) else { return nil }
      return properties[plain]
    case .plain, .capitalised: return nil
    }
  }

  /// What a member that is named is, unless it is state itself.
  func value(of name: Name, _ names: ProjectNames) -> UpdateValue? {
    if views.contains(name) { return .view }
    if let object = objects[name] { return .object(object) }
    if let bound = bindings[name] { return .binding(bound) }
    guard !isPublished, properties[name] == nil else { return nil }
    return property(name, names).map { .binding($0) }
  }
}

/// The types' members, each found once.
final class UpdateFrames {
  let project: Project
  let wrappers: Set<Name>
  private let objectWrappers: Set<Name>
  private let publishing: Set<Name>
  private var objects: [NominalID: UpdateFrame] = [:]
  /// Names of the context's member and of what makes it.
  let coordinatorName: Name?
  let makerName: Name?
  /// Names of stored properties of classes that are flags.
  private(set) lazy var flags: Set<Name> = namesOfFlags()
  private(set) lazy var constants = ConstantFlags(project: project)

  init(_ project: Project) {
    self.project = project
    func found(_ texts: Set<String>) -> Set<Name> { Set(texts.compactMap(project.names.find)) }
    wrappers = found(StandardLayout.updateWrappers)
    objectWrappers = found(StandardObservation.observingWrappers)
    publishing = found(StandardObservation.publishing)
    coordinatorName = project.names.find(StandardLayout.coordinator)
    makerName = project.names.find(StandardLayout.coordinatorMaker)
  }

  /// Whether the project can have any state that is written.
  var canBeAny: Bool { !wrappers.isEmpty || !objectWrappers.isEmpty }

  /// The state, the bindings and the objects of a view. O(its members).
  func view(_ nominal: Nominal) -> UpdateFrame {
    let frame = UpdateFrame(nominal, role: .view)
    for member in nominal.orderedMembers where !member.isStatic {
      let file = project.files[member.reference.fileIndex]
      let declaration = file.facts[member.reference.id]
      guard case .variable(let variable) = declaration.kind else { continue }
      let name = file.name(declaration.name)
      if declaration.attributes.isEmpty {
        if isBinding(variable, member.reference) { frame.bindings[name] = member.reference }
        continue
      }
      for attribute in file.facts[declaration.attributes] {
        let wrapper = file.name(attribute.name)
        if wrappers.contains(wrapper) {
          frame.properties[name] = member.reference
        } else if objectWrappers.contains(wrapper),
          let object = classType(of: variable, member.reference)
        {
          frame.objects[name] = object
        }
      }
    }
    return frame
  }

  /// What an object publishes, what it inherits included. O(members of the class), once.
  func object(_ id: NominalID) -> UpdateFrame {
    if let known = objects[id] { return known }
    let frame = UpdateFrame(project[id], role: .object(id))
    for nominal in classes(from: id) {
      for member in nominal.orderedMembers where !member.isStatic {
        let file = project.files[member.reference.fileIndex]
        let declaration = file.facts[member.reference.id]
        guard !declaration.attributes.isEmpty, case .variable = declaration.kind,
          file.facts[declaration.attributes].contains(where: {
            publishing.contains(file.name($0.name))
          })
        else { continue }
        frame.properties[file.name(declaration.name)] = member.reference
      }
    }
    objects[id] = frame
    return frame
  }

  /// A class and the project's classes that it inherits from.
  func classes(from id: NominalID) -> [Nominal] {
    var found = [project[id]]
    while let last = found.last, let superclass = project.conformance(of: last.id).superclass,
      let parent = project.types.nominal(superclass), found.count < 16,
      !found.contains(where: { $0.id == parent })
    {
      found.append(project[parent])
    }
    return found
  }

  /// Whether what a property writes to is somebody else's.
  func isBinding(_ property: DeclarationReference) -> Bool {
    let file = project.files[property.fileIndex]
    let declaration = file.facts[property.id]
    if file.facts[declaration.attributes].contains(where: {
      file.name($0.name) == project.language.binding
    }) {
      return true
    }
    guard case .variable(let variable) = declaration.kind else { return false }
    return isBinding(variable, property)
  }

  /// Whether a stored property has the type `Binding`, or an optional one.
  private func isBinding(_ id: VariableID, _ reference: DeclarationReference) -> Bool {
    let file = project.files[reference.fileIndex]
    let variable = file.facts[id]
    guard var written = variable.type, file.facts.getter(of: variable) == nil else { return false }
    if case .optional(let wrapped) = file.facts[written].kind { written = wrapped }
    guard case .named(_, let local, _) = file.facts[written].kind,
      file.name(local) == project.language.binding
    else { return false }
    let context = LexicalContext(reference: reference, project: project)
    guard case .external(let name, _) = project.types[project.resolveType(written, in: context)]
    else { return false }
    return name == project.language.binding
  }

  private func classType(
    of variable: VariableID, _ reference: DeclarationReference
  ) -> NominalID? {
    let file = project.files[reference.fileIndex]
    let context = LexicalContext(reference: reference, project: project)
    var type = file.facts[variable].type.map { project.resolveType($0, in: context) } ?? .unknown
    if type == .unknown, let initializer = file.facts[variable].initializer,
      case .call(let callee, _) = file.facts[initializer].kind,
      case .name(let local, _) = file.facts[callee].kind
    {
      type = project.namedType(file.name(local), arguments: [], in: context)
    }
    guard let nominal = project.types.nominal(type),
      project.kind(of: nominal) == .classType
    else { return nil }
    return nominal
  }
}
