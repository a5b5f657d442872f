// Structures of the project's own that SwiftUI installs, as wrappers of properties or in them: the state that one holds is the
// state of the property. What an initialiser of theirs keeps is what the state starts with.

extension LayoutReader {
  /// The value of the wrapper of a property: a structure that SwiftUI installs, which says what it wraps.
  func installed(
    _ property: DeclarationReference, _ instance: LayoutInstance
  ) -> (wrapper: LayoutInstance, value: DeclarationReference)? {
    guard installs(instance) else { return nil }
    let file = project.files[property.fileIndex]
    let attributes = file.facts[file.facts[property.id].attributes]
    guard attributes.count == 1, let attribute = attributes.first,
      stateWrappers[file.name(attribute.name)] == nil,
      case .variable(let variable) = file.facts[property.id].kind
    else { return nil }
    let context = LexicalContext(reference: property, project: project)
    let type = project.namedType(file.name(attribute.name), arguments: [], in: context)
    guard let nominal = project.types.nominal(type), isInstallable(nominal),
      let value = self.property(named: project.language.wrappedValue, of: nominal),
      isComputed(value)
    else { return nil }
    let key = CellKey(instance: instance.id, property: property)
    if let known = wrappers[key] { return (known, value) }
    let isGiven = file.facts[variable].initializer != nil || !attribute.arguments.isEmpty
    let made: LayoutInstance?
    if let kept = kept(nominal, project.name(of: property), instance) {
      made = kept
    } else if project.members(named: project.language.initializer, of: nominal).isEmpty {
      made = isGiven ? nil : makeInstance(nominal, [:])
    } else {
      made = initialised(nominal, property, variable, attribute.arguments, instance)
    }
    guard let made else { return nil }
    made.holder = property
    wrappers[key] = made
    return (made, value)
  }

  /// The value of a property that holds a structure which SwiftUI installs, and is no view: state in it is the property's own.
  func bundled(_ property: DeclarationReference, _ instance: LayoutInstance) -> LayoutInstance? {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let variable) = facts[property.id].kind,
      facts[facts[property.id].attributes].isEmpty, installs(instance)
    else { return nil }
    let key = CellKey(instance: instance.id, property: property)
    if let known = wrappers[key] { return known }
    let name = project.name(of: property)
    let made: LayoutInstance?
    switch instance.fields[name] {
    case .instance(let own)?:
      guard isInstallable(own.nominal) else { return nil }
      made = kept(own.nominal, name, instance)
    case nil:
      guard let initializer = facts[variable].initializer, let nominal = type(of: property),
        isInstallable(nominal),
        case .instance(let own) = outside(property, { value(initializer, $0) }),
        own.nominal == nominal
      else { return nil }
      made = own
    default: return nil
    }
    made?.holder = property
    wrappers[key] = made
    return made
  }

  /// What `$name` or `_name` is of a property whose wrapper the project declares; nil for any other.
  func projected(_ name: Name, of owner: LayoutValue?, isWrapper: Bool) -> LayoutValue? {
    guard case .instance(let instance)? = owner,
      let property = property(named: name, of: instance.nominal),
      let own = installed(property, instance)
    else { return nil }
    if isWrapper { return .instance(own.wrapper) }
    guard
      let projection = self.property(
        named: project.language.projectedValue, of: own.wrapper.nominal)
    else { return nil }
    guard isComputed(projection) else { return .undecided }
    return getter(projection, .instance(own.wrapper)) ?? .undecided
  }

  /// Whether SwiftUI installs the state that a value holds: of a view, a modifier, a style, and of what these hold.
  private func installs(_ instance: LayoutInstance) -> Bool {
    isView(instance.nominal) || instance.holder != nil || isModifier(instance.nominal)
      || evaluator.isStyle(instance.nominal)
  }

  private func isModifier(_ nominal: NominalID) -> Bool {
    project.names.find(StandardTypes.modifierProtocol).map { project.conforms(nominal, to: $0) }
      ?? false
  }

  /// Whether SwiftUI installs values of a type that shows nothing, and runs no code of theirs before each update.
  private func isInstallable(_ nominal: NominalID) -> Bool {
    project.kind(of: nominal) == .structure && !isView(nominal)
      && project.isDynamicProperty(nominal)
      && project.names.find("update").map { project.members(named: $0, of: nominal).isEmpty }
        ?? true
  }

  /// A copy of what a property is given, with state of its own.
  private func kept(
    _ nominal: NominalID, _ name: Name, _ instance: LayoutInstance
  ) -> LayoutInstance? {
    guard case .instance(let given)? = instance.fields[name], given.nominal == nominal else {
      return nil
    }
    return makeInstance(nominal, given.fields, types: given.types)
  }

  /// What the initialiser of a wrapper makes of what its property begins with, or is given, and of the arguments of the attribute.
  private func initialised(
    _ nominal: NominalID, _ property: DeclarationReference, _ variable: VariableID,
    _ list: ArgumentList, _ instance: LayoutInstance
  ) -> LayoutInstance? {
    let facts = project.files[property.fileIndex].facts
    let made = outside(property) { frame -> LayoutValue in
      let start =
        instance.fields[project.name(of: property)]
        ?? facts[variable].initializer.map { value($0, frame) }
      let wrapped = start.map {
        [LayoutArgument(label: project.language.wrappedValue, value: $0, isTrailing: false)]
      }
      return construct(
        nominal, (wrapped ?? []) + arguments(list, frame), frame,
        Site(file: property.fileIndex, ExpressionID(0)))
    }
    guard case .instance(let own) = made, own.nominal == nominal else { return nil }
    return own
  }

  /// Reads code that stands at a property, outside of the callback or the condition that asks for it.
  private func outside(
    _ property: DeclarationReference, _ body: (LayoutFrame) -> LayoutValue
  ) -> LayoutValue {
    guard activeCalls[property, default: 0] == 0 else { return .undecided }
    activeCalls[property] = 1
    let (outer, around) = (trigger, guards)
    (trigger, guards) = (nil, [])
    defer {
      activeCalls[property] = 0
      (trigger, guards) = (outer, around)
    }
    return body(LayoutFrame(file: property.fileIndex, declaration: property.id, receiver: nil))
  }
}
