// Under what other names code hands a value on: `Row(level: size)`, `rank = size`. What a condition asks is then called otherwise
// where it was given, and a constant that is given decides it all the same.

/// Names of files by the names under which their code hands them on, in its own file or in that of what it calls.
///
/// Names stand for what they mean: of two declarations of one name both are given.
final class HandedOnNames {
  private let project: Project
  private var targets: [Int: [Name: [Target]]] = [:]
  private lazy var receivers = Receivers(project)
  private var answers: [Place: Bool] = [:]

  init(project: Project) { self.project = project }

  /// A name of a file.
  struct Place: FastHashable {
    var file: Int
    var name: Name

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(truncatingIfNeeded: file) << 32 | UInt64(name.rawValue))
    }
  }

  private enum Target {
    case place(Place)
    /// What code is given that is not told here: a closure, a part of a case, a value of the environment.
    case anything
  }

  /// Whether a name of a file, or one under which what it means is handed on, is such a one. Linear in the names that are followed;
  /// once in each of their files, and once in the project's declarations.
  func leads(_ start: Place, to isSought: (Place) -> Bool) -> Bool {
    if let known = answers[start] { return known }
    var seen: Set<Place> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      let known = answers[next]
      if known == false { continue }
      let further = known == true || isSought(next) ? nil : places(of: next)
      guard let further else {
        answers[start] = true
        return true
      }
      for place in further where seen.insert(place).inserted { waiting.append(place) }
    }
    for place in seen { answers[place] = false }
    return false
  }

  /// The names under which a file hands one on; nil if it may be known by any.
  private func places(of place: Place) -> [Place]? {
    let all = targets[place.file] ?? read(place.file)
    targets[place.file] = all
    var places = receivers.askedElsewhere[place] ?? []
    for target in all[place.name] ?? [] {
      guard case .place(let place) = target else { return nil }
      places.append(place)
    }
    return places
  }

  private func read(_ index: Int) -> [Name: [Target]] {
    let file = project.files[index]
    var found: [Name: [Target]] = [:]
    let variables = Self.variables(of: file)
    func note(_ value: ExpressionID, _ targets: [Target]) {
      guard !targets.isEmpty else { return }
      var names: Set<Name> = []
      collect(value, file, &names)
      for name in names.sorted() { found[name, default: []] += targets }
    }
    for expression in file.facts.expressions {
      switch expression.kind {
      case .call(let callee, let arguments):
        // `size.map(Row.init)`
        if case .member(let base, let name, _) = file.facts[callee].kind,
          StandardTypes.members[file.facts[name]] != nil
        {
          note(base, [.anything])
        }
        let arguments = file.facts[arguments]
        // `.environment(\.level, level)`
        let isByKey = arguments.contains {
          if case .keyPath = file.facts[$0.value].kind { true } else { false }
        }
        for argument in arguments where !argument.isTrailing {
          note(
            argument.value,
            isByKey
              ? [.anything] : self.targets(of: callee, file.name(argument.label), variables, file))
        }
      case .assignment(let target, let value):
        guard let name = file.lastName(of: target) else { continue }
        note(value, [.place(Place(file: index, name: project.names.plain(name)))])
      default: continue
      }
    }
    for declaration in file.facts.declarations {
      guard case .variable(let id) = declaration.kind, let value = file.facts[id].initializer
      else { continue }
      note(value, [.place(Place(file: index, name: file.name(declaration.name)))])
    }
    return found
  }

  /// The names of what a file's code may call that is no function.
  private static func variables(of file: ProjectFile) -> Set<Name> {
    var names: Set<Name> = []
    for declaration in file.facts.declarations {
      switch declaration.kind {
      case .variable: names.insert(file.name(declaration.name))
      case .function(let id), .initializer(let id, _):
        for parameter in file.facts[file.facts[id].parameters] {
          names.insert(file.name(parameter.name))
        }
      default: continue
      }
    }
    return names
  }

  /// Where what is called receives an argument.
  private func targets(
    of callee: ExpressionID, _ label: Name, _ variables: Set<Name>, _ file: ProjectFile
  ) -> [Target] {
    var called: Name
    switch file.facts[callee].kind {
    case .name(let local, _):
      called = file.name(local)
      // A closure, which may be told anywhere what it does.
      if variables.contains(called) { return [.anything] }
    case .member(let base, let local, _):
      called = file.name(local)
      // `Row.init(…)` makes what `Row(…)` makes.
      if called == project.language.initializer, let type = file.lastName(of: base) {
        called = type
      }
    case .implicitMember(let local, _): called = file.name(local)
    default: return [.anything]
    }
    if called == project.language.initializer || called == project.language.selfType
      || receivers.cases.contains(called)
    {
      return [.anything]
    }
    return receivers.places(of: called, label).map { .place($0) }
  }

  /// The names that an argument's value is made of.
  private func collect(_ id: ExpressionID, _ file: ProjectFile, _ found: inout Set<Name>) {
    let facts = file.facts
    var waiting = [id]
    while let next = waiting.popLast() {
      switch facts[next].kind {
      case .name(let name, _): found.insert(project.names.plain(file.name(name)))
      case .member(let base, let name, _):
        found.insert(project.names.plain(file.name(name)))
        waiting.append(base)
      case .binary(_, let left, let right): waiting += [left, right]
      case .ternary(_, let then, let otherwise): waiting += [then, otherwise]
      case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand),
        .forceUnwrap(let operand), .optionalTry(let operand), .cast(let operand, _, _),
        .inOut(let operand):
        waiting.append(operand)
      case .call(let callee, let arguments):
        waiting.append(callee)
        waiting += facts[arguments].map(\.value)
      case .tuple(let arguments): waiting += facts[arguments].map(\.value)
      case .array(let elements): waiting += facts[elements]
      default: continue
      }
    }
  }
}

/// What functions and initialisers of a project call that which they are given, by the names that they are called by.
private struct Receivers {
  private struct Key: FastHashable {
    var called: Name
    var label: Name

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(called.rawValue) << 32 | UInt64(label.rawValue))
    }
  }

  /// The last place of each key, and of each place the one before it: most keys have one.
  private var last: [Key: Int32] = [:]
  private var places: [(place: HandedOnNames.Place, before: Int32)] = []
  /// Where code of other files asks a property.
  private(set) var askedElsewhere: [HandedOnNames.Place: [HandedOnNames.Place]] = [:]
  /// The cases with parts.
  private(set) var cases = NameSet()

  /// O(declarations).
  init(_ project: Project) {
    for (index, file) in project.files.enumerated() where !file.isTest {
      for (position, declaration) in file.facts.declarations.enumerated() {
        let reference = DeclarationReference(file: index, DeclarationID(position))
        switch declaration.kind {
        case .function(let id):
          let name = file.name(declaration.name)
          note(file.facts[id].parameters, of: [name], in: file, index)
        case .initializer(let id, _):
          guard let owner = project.owner(of: reference) else { continue }
          let heirs = (project.heirs[owner] ?? []).map { project[$0].name }
          note(file.facts[id].parameters, of: [project[owner].name] + heirs, in: file, index)
        case .enumCase(let id, _):
          if !file.facts[id].parameters.isEmpty { cases.insert(file.name(declaration.name)) }
        default: continue
        }
      }
    }
    for nominal in project.nominals { noteProperties(of: nominal, in: project) }
  }

  private mutating func note(
    _ parameters: ParameterList, of callees: [Name], in file: ProjectFile, _ index: Int
  ) {
    for callee in callees {
      for parameter in file.facts[parameters] {
        note(
          HandedOnNames.Place(file: index, name: file.name(parameter.name)),
          as: Key(called: callee, label: file.name(parameter.label)))
      }
    }
  }

  private mutating func note(_ place: HandedOnNames.Place, as key: Key) {
    let next = Int32(truncatingIfNeeded: places.count)
    let before = last.updateValue(next, forKey: key)
    places.append((place, before ?? -1))
  }

  /// A property may be given by its name, and asked in any file with members of its type.
  private mutating func noteProperties(of nominal: Nominal, in project: Project) {
    let takesThem = nominal.kind == .structure
    let isInOneFile = nominal.orderedMembers.allSatisfy {
      $0.reference.fileIndex == nominal.orderedMembers[0].reference.fileIndex
    }
    guard takesThem || !isInOneFile else { return }
    let files =
      isInOneFile ? [] : Set(nominal.orderedMembers.map(\.reference.fileIndex)).sorted()
    for member in nominal.orderedMembers where !member.isStatic {
      guard case .variable = project.declaration(member.reference).kind else { continue }
      let place = HandedOnNames.Place(
        file: member.reference.fileIndex, name: project.name(of: member.reference))
      if takesThem {
        note(place, as: Key(called: nominal.name, label: place.name))
      }
      guard !isInOneFile else { continue }
      askedElsewhere[place, default: []] += files.filter { $0 != place.file }.map {
        .init(file: $0, name: place.name)
      }
    }
  }

  /// What an argument of a label is called inside.
  func places(of called: Name, _ label: Name) -> [HandedOnNames.Place] {
    var found: [HandedOnNames.Place] = []
    var next = last[Key(called: called, label: label)] ?? -1
    while next >= 0 {
      found.append(places[Int(next)].place)
      next = places[Int(next)].before
    }
    return found
  }
}
