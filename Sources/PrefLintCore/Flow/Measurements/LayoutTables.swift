// The catalogue by the names of the project, for readers of layout.

/// What the catalogue's tables say of a modifier.
struct LayoutModifier {
  var callback: LayoutCallback?
  var role: PreferenceRole?
  var effect: LayoutEffect?
  var isLayer: Bool
}

/// What they say of a component.
struct LayoutComponent {
  var behaviour: LayoutBehaviour?
  var entry: ComponentEntry?
  /// Whether a style of the project may build it.
  var isStyled: Bool

  init(_ text: String, _ catalogue: Catalogue) {
    behaviour = StandardLayout.behaviours[text]
    entry = catalogue.components[text]
    isStyled = StandardLayout.styledControls[text] != nil
  }
}

/// The catalogue's tables by the project's names, made once for all roots.
struct LayoutTables {
  let stateWrappers: [Name: StateWrapper]
  let modifiers: [Name: LayoutModifier]
  /// The components that are made with their content, and are no layouts that may be called later.
  let components: [Name: LayoutComponent]
  let variables: LayoutVariables
  let cases: CaseOwners
  /// The names that the project adds to types from outside.
  let addedNames: NameSet

  init(project: Project) {
    variables = LayoutVariables(project: project)
    cases = CaseOwners(project: project)
    addedNames = project.namesAddedOutside()
    var wrappers: [Name: StateWrapper] = [:]
    for (text, wrapper) in StandardLayout.stateWrappers {
      if let name = project.names.find(text) { wrappers[name] = wrapper }
    }
    stateWrappers = wrappers
    let texts = Set(StandardLayout.callbacks.keys).union(StandardPreferences.roles.keys)
      .union(StandardLayout.allEffects.keys).union(StandardLayout.layers)
    var modifiers: [Name: LayoutModifier] = [:]
    for text in texts {
      guard let name = project.names.find(text) else { continue }
      modifiers[name] = LayoutModifier(
        callback: StandardLayout.callbacks[text], role: StandardPreferences.roles[text],
        effect: StandardLayout.allEffects[text], isLayer: StandardLayout.layers.contains(text))
    }
    self.modifiers = modifiers
    var components: [Name: LayoutComponent] = [:]
    for text in Set(StandardLayout.behaviours.keys).union(project.catalogue.components.keys)
    where StandardLayout.layouts[text] == nil && text != StandardLayout.anyLayout {
      guard let name = project.names.find(text) else { continue }
      components[name] = LayoutComponent(text, project.catalogue)
    }
    self.components = components
  }
}

/// The enumerations by the cases that they declare.
final class CaseOwners {
  private let project: Project
  private var known: [Name: [NominalID]?] = [:]

  init(project: Project) { self.project = project }

  /// The enumerations of the project with a case of a name; nil if there is none, also in SwiftUI, or something else may be meant.
  ///
  /// - Complexity: O(declarations of the files that hold the name), once for each name.
  func owners(of name: Name) -> [NominalID]? {
    if let known = known[name] { return known }
    let found = find(name)
    known[name] = .some(found)
    return found
  }

  private func find(_ name: Name) -> [NominalID]? {
    var owners: [NominalID] = []
    for index in project.files(naming: name) {
      let file = project.files[index]
      for (position, declaration) in file.facts.declarations.enumerated()
      where file.name(declaration.name) == name {
        if declaration.modifiers.contains(.isStatic) { return nil }
        guard case .enumCase = declaration.kind else { continue }
        let reference = DeclarationReference(file: index, DeclarationID(position))
        guard let owner = project.owner(of: reference) else { return nil }
        owners.append(owner)
      }
    }
    let isAxis = StandardLayout.axisCases.contains(project.names[name])
    return owners.isEmpty && !isAxis ? nil : owners
  }
}
