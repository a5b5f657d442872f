// What an environment says of the objects and values that a view asks for.

extension EnvironmentFlow {
  /// Objects of types outside the project may come from steps outside it, and a specialisation that is not
  /// written may be any.
  func supply(of type: TypeID, in environment: Environment) -> Supply {
    let supply = environment.supply(of: type)
    guard supply == .absent, case .external(let name, _) = project.types[type] else {
      return supply
    }
    let isSimilar = environment.objects.contains {
      if case .external(name, _) = project.types[$0.type] { return $0.supply != .absent }
      return false
    }
    return isSimilar ? .undecided : environment.foreignRest
  }

  /// Whether an object's type is known exactly.
  func isDecidedObject(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .nominal(let nominal, let arguments):
      let kind = project.kind(of: nominal)
      return (kind == .classType || kind == .actor)
        && arguments.allSatisfy { $0 != .unknown && !evaluator.isComposed($0) }
        && !project.types.isGeneric(type)
    case .external(_, let arguments):
      // A view, a number or a flag is no object: what an expression is worth was not understood.
      return !evaluator.isViewLike(type) && !evaluator.isScalar(type) && type != evaluator.boolType
        && !project.types.isGeneric(type) && arguments.allSatisfy { $0 != .unknown }
    default: return false
    }
  }

  /// With how many different values of the environment one type is entered below all roots. Some more are left to roots below which it
  /// has been entered with few, so that one root does not use up what another one needs, unless there are very many entries anyway.
  private static let valueSetLimit = 16
  private static let fewValueSets = 4
  private static let allValueSetsLimit = 24
  private static let manyEntries = 4_000

  /// The environment in which a view is entered: one that tells nothing for certain but what is there, once a type was entered with
  /// very many values. Each key by which views decide doubles these where a view that holds itself writes them.
  func bounded(_ environment: EnvironmentID, for value: ValueID, _ node: Int32) -> EnvironmentID {
    guard !evaluator.decidingKeys.defaults.isEmpty,
      let nominal = project.types.nominal(evaluator.type(of: value))
    else { return environment }
    let asked = environments[asked(environment, by: value)]
    let values = asked.values + (asked.container.map { environments[$0].values } ?? [])
    let place = RootedType(root: Int32(truncatingIfNeeded: root(of: node)), type: nominal)
    if values.isEmpty || valueSets[place]?.contains(values) == true { return environment }
    let count = valueSetCounts[nominal, default: 0]
    guard
      count < Self.valueSetLimit
        || entries < Self.manyEntries && count < Self.allValueSetsLimit
          && valueSets[place, default: []].count < Self.fewValueSets
    else {
      note(
        node,
        "'\(project.names[project[nominal].name])' is shown with too many values of the environment to follow"
      )
      return doubted(environment)
    }
    valueSets[place, default: []].insert(values)
    valueSetCounts[nominal, default: 0] += 1
    return environment
  }
}
