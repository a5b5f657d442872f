// Destinations of navigation that are declared for the values of a type: on how many stacks, and whether there are such values.

extension EnvironmentFlow {
  /// Whether it is not known that a stack shows what a slot declares for the values of a type: one that stands before the
  /// declaration is below it, and what is around both is another.
  func isDoubtful(
    _ slot: Slot?, _ arguments: [ArgumentValue], _ site: Site, _ base: ValueID
  ) -> Bool {
    guard let slot else { return false }
    for parameter in slot.parameters {
      guard case .instance(let label) = parameter,
        let argument = arguments.first(where: { project.names[$0.label] == label }),
        case .metatype(let type) = evaluator.store[evaluator.core(argument.value)],
        let nominal = project.types.nominal(type)
      else { continue }
      if project.cases(of: project[nominal]).count > 1 { routes[site] = nominal }
      return isShared(project[nominal]) || isNeverMade(project[nominal]) || isStack(base)
    }
    return false
  }

  /// Whether a value is a stack, whatever modifiers stand around it.
  private func isStack(_ value: ValueID) -> Bool {
    switch evaluator.store[evaluator.core(value)] {
    case .modified(let base, _, _, _): isStack(base)
    case .component(let name, _, _):
      evaluator.componentEntries[name]?.kind == .navigationContainer
    default: false
    }
  }

  /// Whether one of several stacks shows the routes of an enumeration: which cases are pushed on which of
  /// them is not known.
  private func isShared(_ nominal: Nominal) -> Bool {
    nominal.kind == .enumeration && destinationSites.count(meaning: nominal, in: project) > 1
  }

  /// Whether nothing makes a value of a structure, as its name stands only where destinations are declared for it. O(facts of
  /// the files that hold the name), once.
  private func isNeverMade(_ nominal: Nominal) -> Bool {
    if let known = neverMade[nominal.id] { return known }
    let isNeverMade =
      isMadeByName(nominal)
      && uses(of: nominal.name)
        == destinationSites.named.count(
          of: nominal.name, meaning: nominal.reference, in: project)
    neverMade[nominal.id] = isNeverMade
    return isNeverMade
  }

  /// Whether who makes a value of a structure has its name in the sources: neither another module nor the system makes one.
  private func isMadeByName(_ nominal: Nominal) -> Bool {
    let declaration = project.declaration(nominal.reference)
    guard nominal.kind == .structure, nominal.genericParameters.isEmpty,
      declaration.modifiers.isDisjoint(with: [.isPublic, .isOpen, .isPackage]),
      declaration.attributes.isEmpty
    else { return false }
    let conformance = project.conformance(of: nominal.id)
    return conformance.protocols.isEmpty
      && conformance.externals.allSatisfy {
        StandardTypes.dataProtocols.contains(project.names[$0])
      }
  }

  /// How often a name stands outside tests, but for where it is declared.
  private func uses(of name: Name) -> Int {
    var count = 0
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _), .implicitMember(let local, _):
          if file.name(local) == name { count += 1 }
        default: break
        }
      }
      for type in file.facts.types {
        if case .named(_, let local, _) = type.kind, file.name(local) == name { count += 1 }
      }
    }
    return count
  }

  /// How often each type's destinations are declared.
  static func destinationSites(of project: Project) -> DestinationSites {
    var counts = DestinationSites()
    let declarers = Set(
      project.catalogue.modifiers.values.lazy.filter { $0.effect == .declaresDestination }
        .compactMap { project.names.find($0.name) })
    for index in project.files(namingOneOf: declarers) where !project.files[index].isTest {
      let file = project.files[index]
      for expression in file.facts.expressions {
        guard case .call(let callee, let arguments) = expression.kind,
          case .member(_, let name, _) = file.facts[callee].kind,
          declarers.contains(file.name(name))
        else { continue }
        for argument in file.facts[arguments] {
          guard case .member(let base, _, _) = file.facts[argument.value].kind else { continue }
          switch file.facts[base].kind {
          case .name(let type, _), .member(_, let type, _):
            counts.add(file.name(type), at: Site(file: index, base), of: project)
          default: break
          }
        }
      }
    }
    return counts
  }
}

/// How often destinations are declared for types: by name, and for types of the view that declares them.
struct DestinationSites {
  private(set) var named = NameCounts()
  private var others = NameCounts()
  private var meant: [NominalID: Int] = [:]

  fileprivate mutating func add(_ name: Name, at site: Site, of project: Project) {
    named.add(name, in: site.fileIndex, of: project)
    if let nominal = own(name, at: site, of: project) {
      meant[nominal, default: 0] += 1
    } else {
      others.add(name, in: site.fileIndex, of: project)
    }
  }

  /// The type that a bare name means which stands in a type around the place: nothing hides that. Another name may mean what a
  /// protocol requires.
  private func own(_ name: Name, at site: Site, of project: Project) -> NominalID? {
    guard case .name = project.files[site.fileIndex].facts[site.id].kind,
      let around = project.member(around: site), let owner = project.owner(of: around),
      project[owner].genericParameters.isEmpty
    else { return nil }
    let context = LexicalContext(reference: around, project: project)
    let type = project.namedType(name, arguments: [], in: context)
    guard let nominal = project.types.nominal(type), project[nominal].name == name,
      project.owner(of: project[nominal].reference) == owner,
      !sharesCases(project[nominal], project)
    else { return nil }
    return nominal
  }

  /// Whether another type of the same name has a case of a name that one of its cases has: which of them code makes is told by
  /// the name.
  private func sharesCases(_ nominal: Nominal, _ project: Project) -> Bool {
    let own = project.cases(of: nominal)
    return project.nominals.contains { other in
      other.id != nominal.id && other.name == nominal.name
        && !project.cases(of: other).isDisjoint(with: own)
    }
  }

  /// How often they may be declared for a type.
  func count(meaning nominal: Nominal, in project: Project) -> Int {
    let own = meant[nominal.id, default: 0]
    return own
      + (own > 0 ? others : named).count(
        of: nominal.name, meaning: nominal.reference, in: project)
  }
}

extension Project {
  /// The names of an enumeration's cases; none of another type. O(its members).
  fileprivate func cases(of type: Nominal) -> Set<Name> {
    var found: Set<Name> = []
    for member in type.orderedMembers {
      guard case .enumCase = declaration(member.reference).kind else { continue }
      found.insert(name(of: member.reference))
    }
    return found
  }
}
