// Environments as they are compared, without what is not decided, or what nobody asks for, and what is written into them.

extension EnvironmentFlow {
  /// An environment into which something may have been written.
  ///
  /// - Parameter isOpen: whether that may be anything, not only what code of the project writes somewhere.
  func doubted(_ id: EnvironmentID, isOpen: Bool = true) -> EnvironmentID {
    var environment = environments[id].doubted
    environment.isOpen = isOpen || environment.isOpen
    environment.container = environment.container.map { doubted($0, isOpen: isOpen) }
    return environments.intern(environment)
  }

  /// An environment as far as what a value builds may ask of it.
  func asked(_ id: EnvironmentID, by value: ValueID) -> EnvironmentID {
    let supplies = evaluator.interest(of: value).supplies
    return supplies == .allSupplies ? id : part(of: id, supplies)
  }

  private func part(of id: EnvironmentID, _ supplies: Interest) -> EnvironmentID {
    let key = AskedPart(environment: id, supplies: supplies.rawValue)
    if let known = askedParts[key] { return known }
    var environment = environments[id]
    if supplies.isEmpty {
      environment = Environment(container: environment.container)
    } else {
      environment.objects.removeAll { !evaluator.mayRead($0.type, supplies) }
      environment.values.removeAll { !evaluator.mayRead($0.key, supplies) }
    }
    environment.container = environment.container.map { part(of: $0, supplies) }
    let result = environments.intern(environment)
    askedParts[key] = result
    return result
  }

  func recordWrite(_ type: TypeID, _ site: Site) {
    if !writes[type, default: []].contains(where: { $0.site == site && $0.root == currentRoot }) {
      writes[type, default: []].append((site, currentRoot))
    }
  }
}
