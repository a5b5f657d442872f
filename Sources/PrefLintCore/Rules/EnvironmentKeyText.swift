// How messages call a key of the environment, and where it is declared.

/// A key of the project: a type, or a property for which `@Entry` makes one.
enum EnvironmentKeySubject {
  case type(NominalID)
  case entry(EnvironmentProperty)
}

extension RuleContext {
  /// All keys outside tests that code can use.
  var keySubjects: [EnvironmentKeySubject] {
    environment.keys.types.filter { !project[$0].isTest && isUsable($0) }.map { .type($0) }
      + environment.keys.properties.filter {
        $0.isEntry && !$0.isTest && !project.isUnavailable($0.reference)
      }.map { .entry($0) }
  }

  /// Whether code can use a key at all: of one that is kept for a message alone nothing is worth telling.
  func isUsable(_ key: NominalID) -> Bool { !project.isUnavailable(project[key].reference) }

  func name(of key: EnvironmentKeySubject) -> String {
    switch key {
    case .type(let id): project.names[project[id].name]
    case .entry(let property): project.names[property.name]
    }
  }

  func reference(of key: EnvironmentKeySubject) -> DeclarationReference {
    switch key {
    case .type(let id): project[id].reference
    case .entry(let property): property.reference
    }
  }

  /// The properties by which a key is read and written.
  func properties(of key: EnvironmentKeySubject) -> [EnvironmentProperty] {
    switch key {
    case .type(let id): environment.keys.properties(of: id)
    case .entry(let property): [property]
    }
  }

  /// Whether code outside the project may use a declaration.
  func isPublished(_ reference: DeclarationReference) -> Bool {
    flow.published.isPublished(reference)
  }
}
