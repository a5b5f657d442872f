// What a reader of layout is given: how far it follows views, and the catalogue by the names of the project.

/// How far a reader follows views into their bodies. Most views of a tree say nothing about a measurement.
struct LayoutScope {
  /// How deep views are followed that are given nothing which matters: what they are decides whether they are rigid.
  var plainDepth = 0
  /// Types that let what they measure out: they are followed wherever they stand.
  var leaking: Set<NominalID> = []
  /// What of the views' code is read; nil: all.
  var relevance: LayoutRelevances?
  /// How much is read, in expressions and statements.
  var stepLimit = 6_000
  /// State that is written from a measurement: views that are given it are followed.
  var marked: Set<DeclarationReference> = []
}

/// What the catalogue's tables say of a modifier.
struct LayoutModifier {
  var callback: LayoutCallback?
  var role: PreferenceRole?
  var effect: LayoutEffect?
  var isLayer: Bool
}

/// The catalogue's tables by the project's names, made once for all roots.
struct LayoutTables {
  let stateWrappers: [Name: StateWrapper]
  let modifiers: [Name: LayoutModifier]
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
