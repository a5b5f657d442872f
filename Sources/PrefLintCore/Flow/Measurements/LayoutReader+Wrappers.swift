// Wrappers of the project's own that SwiftUI installs: the state that one holds is the state of the property.

extension LayoutReader {
  /// The value of the wrapper of a property: a structure that SwiftUI installs, which says what it wraps, and shows nothing else.
  func installed(
    _ property: DeclarationReference, _ instance: LayoutInstance
  ) -> (wrapper: LayoutInstance, value: DeclarationReference)? {
    let isInstalled =
      isView(instance.nominal) || instance.holder != nil
      || project.names.find(StandardTypes.modifierProtocol).map {
        project.conforms(instance.nominal, to: $0)
      } ?? false
    guard isInstalled else { return nil }
    let file = project.files[property.fileIndex]
    let attributes = file.facts[file.facts[property.id].attributes]
    guard attributes.count == 1, let attribute = attributes.first,
      case .variable(let variable) = file.facts[property.id].kind,
      file.facts[variable].initializer == nil, file.facts[attribute.arguments].isEmpty
    else { return nil }
    let context = LexicalContext(reference: property, project: project)
    let type = project.namedType(file.name(attribute.name), arguments: [], in: context)
    guard let nominal = project.types.nominal(type),
      project.kind(of: nominal) == .structure,
      project.names.find("DynamicProperty").map({ project.conforms(nominal, to: $0) }) ?? false,
      project.members(named: project.language.projectedValue, of: nominal).isEmpty,
      project.members(named: project.language.initializer, of: nominal).isEmpty,
      // SwiftUI calls it before each update.
      project.names.find("update").map({ project.members(named: $0, of: nominal).isEmpty }) ?? true,
      let value = self.property(named: project.language.wrappedValue, of: nominal),
      isComputed(value)
    else { return nil }
    let key = CellKey(instance: instance.id, property: property)
    if let known = wrappers[key] { return (known, value) }
    let made = makeInstance(nominal, [:])
    made.holder = property
    wrappers[key] = made
    return (made, value)
  }
}
