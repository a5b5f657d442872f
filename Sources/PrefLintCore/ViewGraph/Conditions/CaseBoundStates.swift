// Properties that only get something under some cases of an enumeration: a store's `reply` that is set where its
// `mode` is `.reply`. An object that was made with another case holds nothing there, as far as the sources
// tell; what then shows what it holds is not on a path that they decide.

/// Where the values come from that optional properties hold, by the properties' names.
struct CaseBoundStates {
  /// A place that gives a property something.
  private struct Source {
    /// The cases that each `case` around it names, from the outside.
    var cases: [Set<Name>]
    /// The property that its value is read from, if it is one of another name.
    var origin: Name?
  }

  /// A name that more files hold is one of many things.
  private static let fileLimit = 64

  private let project: Project
  /// The sources of what has been asked for; nil where not all of them are seen.
  private var known: [Name: [Source]?] = [:]

  init(project: Project) { self.project = project }

  /// Whether a property of a name may hold something in a value that was made with a case of an enumeration, as far as
  /// the places tell that give it something: not if each of them stands under other cases of it.
  ///
  /// O(facts of the files that hold the name) once for each name.
  mutating func mayHold(_ property: Name, with name: Name, of nominal: Nominal) -> Bool {
    var visited: Set<Name> = []
    return mayHold(property, with: name, of: nominal, &visited)
  }

  private mutating func mayHold(
    _ property: Name, with name: Name, of nominal: Nominal, _ visited: inout Set<Name>
  ) -> Bool {
    guard visited.insert(property).inserted else { return false }
    guard let sources = sources(of: property), !sources.isEmpty else { return true }
    for source in sources {
      let isExcluded = source.cases.contains { cases in
        !cases.contains(name) && cases.allSatisfy { nominal.declares($0) }
      }
      if isExcluded { continue }
      guard let origin = source.origin else { return true }
      if mayHold(origin, with: name, of: nominal, &visited) { return true }
    }
    return false
  }

  private mutating func sources(of property: Name) -> [Source]? {
    if let known = known[property] { return known }
    let files = project.files(naming: property)
    var result: [Source]? = files.count <= Self.fileLimit ? [] : nil
    for index in files where result != nil && !project.files[index].isTest {
      var reader = SourceReader(file: project.files[index], property: property)
      reader.read()
      guard reader.isWhole else {
        result = nil
        break
      }
      result?.append(
        contentsOf: reader.found.map { Source(cases: reader.cases(around: $0), origin: $1) })
    }
    // A binding to it writes where no name tells.
    if let projection = project.names.find("$" + project.names[property]),
      !project.files(naming: projection).isEmpty
    {
      result = nil
    }
    known[property] = .some(result)
    return result
  }
}

/// Reads what one file gives the properties of a name.
private struct SourceReader {
  let file: ProjectFile
  let property: Name
  /// Where values stand, with the property that they are read from if it has another name.
  private(set) var found: [(place: TextRange, origin: Name?)] = []
  /// False where something else may write the property.
  private(set) var isWhole = true

  private var facts: FileFacts { file.facts }

  init(file: ProjectFile, property: Name) {
    self.file = file
    self.property = property
  }

  mutating func read() {
    for expression in facts.expressions {
      switch expression.kind {
      case .assignment(let target, let value):
        if file.lastName(of: target) == property { give(value) }
      case .call(_, let arguments):
        for argument in facts[arguments] where file.name(argument.label) == property {
          give(argument.value)
        }
      case .inOut(let operand):
        if file.lastName(of: operand) == property { isWhole = false }
      case .keyPath(_, let components, _):
        if facts[components].contains(where: { file.name($0) == property }) { isWhole = false }
      default: break
      }
    }
    for declaration in facts.declarations where file.name(declaration.name) == property {
      guard case .variable(let id) = declaration.kind else { continue }
      if let initial = facts[id].initializer { give(initial) }
      for accessor in facts[facts[id].accessors] where accessor.kind == .get {
        if let body = accessor.body { results(of: body) }
      }
    }
  }

  /// What a getter gives.
  private mutating func results(of body: Block) {
    for (index, id) in facts[body].enumerated() {
      switch facts[id].kind {
      case .returned(let value?): give(value)
      case .expression(let value): result(value, isOnly: index == facts[body].count - 1)
      case .guarded(_, let otherwise): results(of: otherwise)
      case .declaration, .destructured, .other, .returned: continue
      default: isWhole = false
      }
    }
  }

  private mutating func result(_ value: ExpressionID, isOnly: Bool) {
    switch facts[value].kind {
    case .conditional(let id):
      results(of: facts[id].then)
      if let otherwise = facts[id].otherwise { results(of: otherwise) }
    case .selection(let id):
      for item in facts[facts[id].cases] { results(of: item.body) }
    default: if isOnly { give(value) }
    }
  }

  private mutating func give(_ value: ExpressionID) {
    switch facts[value].kind {
    case .none: return
    case .ternary(_, let then, let otherwise):
      give(then)
      give(otherwise)
    case .conditional, .selection: result(value, isOnly: true)
    default:
      guard let name = propertyRead(value) else {
        found.append((facts[value].range, nil))
        return
      }
      // What has the property's own name gets what it holds from the other places.
      if name != property { found.append((facts[value].range, name)) }
    }
  }

  /// The name of the property that a value is read from: `a.b`, or a name that such a chain is bound to around it.
  private func propertyRead(_ value: ExpressionID) -> Name? {
    switch facts[value].kind {
    case .member(_, let name, _): return file.name(name)
    case .optionalChain(let operand), .forceUnwrap(let operand): return propertyRead(operand)
    case .name(let local, _):
      let name = file.name(local)
      let place = facts[value].range
      for conditional in facts.conditionals where holds(conditional.then, place) {
        for case .optionalBinding(let pattern, _, let bound) in facts[conditional.conditions] {
          guard case .identifier(let binder) = facts[pattern].kind, file.name(binder) == name,
            case .member(_, let read, _) = facts[bound].kind
          else { continue }
          return file.name(read)
        }
      }
      return nil
    default: return nil
    }
  }

  /// What the `case`s around a place name, those left out that name no case.
  func cases(around place: TextRange) -> [Set<Name>] {
    var result: [Set<Name>] = []
    for selection in facts.selections {
      for item in facts[selection.cases] where !item.isDefault && holds(item.body, place) {
        let names = facts[item.patterns].map(caseName)
        let whole = names.compactMap { $0 }
        if whole.count == names.count { result.append(Set(whole)) }
      }
    }
    for conditional in facts.conditionals where holds(conditional.then, place) {
      for case .match(let pattern, _) in facts[conditional.conditions] {
        if let name = caseName(pattern) { result.append([name]) }
      }
    }
    return result
  }

  private func caseName(_ id: PatternID) -> Name? {
    switch facts[id].kind {
    case .enumCase(_, let name, _): return file.name(name)
    case .optional(let inner): return caseName(inner)
    case .expression(let expression):
      switch facts[expression].kind {
      case .implicitMember(let name, _), .member(_, let name, _): return file.name(name)
      default: return nil
      }
    default: return nil
    }
  }

  private func holds(_ block: Block, _ place: TextRange) -> Bool {
    guard let first = facts[block].first, let last = facts[block].last else { return false }
    return facts[first].range.start <= place.start && place.end <= facts[last].range.end
  }
}

/// A property of a class that says with which case of an enumeration an object was made, where others depend on it.
struct MadeWith {
  var property: Name
  var enumeration: NominalID
  /// A name that no code has: what the property itself holds may change.
  var hidden: Name
  /// The cases with which some optional property never gets anything.
  var excluding: Set<Name>

  /// What an object's fields say of it.
  func field(of fields: [FieldValue]) -> FieldValue? {
    fields.first { $0.name == hidden || $0.name == property }
  }
}

extension Evaluator {
  /// Whether an optional property that a condition asks for gets something only under other cases of an enumeration than
  /// the one that its value was made with, or may have been made with.
  func isBoundToOtherCase(_ id: ExpressionID, _ frame: Frame) -> Bool {
    let base: ValueID
    let property: Name
    switch frame.file.facts[id].kind {
    case .member(let value, let name, _):
      property = frame.file.name(name)
      base = evaluate(value, frame)
    case .name(let name, _):
      property = frame.file.name(name)
      guard frame.local(property) == nil, let receiver = frame.receiver else { return false }
      base = receiver
    default: return false
    }
    return isBoundToOtherCase(property, of: base)
  }

  private func isBoundToOtherCase(_ property: Name, of base: ValueID) -> Bool {
    switch store[core(base)] {
    case .union(let alternatives):
      return alternatives.allSatisfy { isBoundToOtherCase(property, of: $0.value) }
    case .instance(let type, let fields):
      guard let nominal = project.types.nominal(type), project.kind(of: nominal) == .classType
      else { return false }
      return madeWith(nominal).contains { made in
        guard let field = made.field(of: fields) else { return false }
        if case .enumCase(_, let name, _) = store[core(field.value)] {
          return !caseBoundStates.mayHold(property, with: name, of: project[made.enumeration])
        }
        guard case .someConstant = store[core(field.value)] else { return false }
        return made.excluding.contains {
          !caseBoundStates.mayHold(property, with: $0, of: project[made.enumeration])
        }
      }
    default: return false
    }
  }

  /// What stays known of an object that a view holds: the cases that it was made with, where optional properties of it
  /// depend on them.
  func madeUnderCases(_ id: ValueID) -> ValueID? {
    guard case .instance(let type, let fields) = store[id],
      let nominal = project.types.nominal(type), project.kind(of: nominal) == .classType
    else { return nil }
    let made = madeWith(nominal).compactMap { made -> FieldValue? in
      guard let field = made.field(of: fields) else { return nil }
      switch store[core(field.value)] {
      case .enumCase(let type, let name, _) where made.excluding.contains(name):
        return FieldValue(name: made.hidden, value: store.intern(.enumCase(type, name, [])))
      case .someConstant: return field
      default: return nil
      }
    }
    return made.isEmpty ? nil : store.intern(.instance(type, made.sorted { $0.name < $1.name }))
  }

  /// An element of a collection that is filled at run time: with which cases an object in it was made, no place tells.
  func runtimeElement(_ type: TypeID) -> ValueID {
    guard let nominal = project.types.nominal(type), project.kind(of: nominal) == .classType
    else { return opaque(type) }
    let fields = madeWith(nominal).map {
      FieldValue(
        name: $0.hidden,
        value: store.intern(.someConstant(project.selfType(of: $0.enumeration))))
    }
    return fields.isEmpty
      ? opaque(type) : store.intern(.instance(type, fields.sorted { $0.name < $1.name }))
  }

  /// The properties of a class that an initialiser is given a case for, on which optional properties depend.
  private func madeWith(_ owner: NominalID) -> [MadeWith] {
    if let known = madeWithCases[owner] { return known }
    let stored = project[owner].orderedMembers.filter { !$0.isStatic }
    var given: Set<TypeID> = []
    for member in stored {
      guard case .initializer(let function, _) = project.declaration(member.reference).kind else {
        continue
      }
      let frame = frame(for: member.reference, receiver: nil)
      for parameter in frame.file.facts[frame.file.facts[function].parameters] {
        if let type = parameter.type { given.insert(resolve(type, in: frame)) }
      }
    }
    var result: [MadeWith] = []
    for member in given.isEmpty ? [] : stored {
      guard let variable = storedVariable(member), variable.initializer == nil,
        let written = variable.type
      else { continue }
      let type = resolve(written, in: frame(for: member.reference, receiver: nil))
      guard given.contains(type), let nominal = project.types.nominal(type),
        project.kind(of: nominal) == .enumeration
      else { continue }
      let excluding = casesWithoutState(of: stored, project[nominal])
      guard !excluding.isEmpty else { continue }
      let name = project.name(of: member.reference)
      result.append(
        MadeWith(
          property: name, enumeration: nominal,
          hidden: project.names.intern("\(project.names[name])#"), excluding: excluding))
    }
    madeWithCases[owner] = result
    return result
  }

  private func casesWithoutState(of stored: [Member], _ enumeration: Nominal) -> Set<Name> {
    var result: Set<Name> = []
    for member in stored {
      guard let variable = storedVariable(member), !variable.isLet, variable.initializer == nil,
        let type = variable.type,
        case .optional = project.files[member.reference.fileIndex].facts[type].kind
      else { continue }
      let name = project.name(of: member.reference)
      for candidate in enumeration.orderedMembers {
        guard case .enumCase = project.declaration(candidate.reference).kind else { continue }
        let caseName = project.name(of: candidate.reference)
        if !caseBoundStates.mayHold(name, with: caseName, of: enumeration) {
          result.insert(caseName)
        }
      }
    }
    return result
  }

  private func storedVariable(_ member: Member) -> Variable? {
    guard !member.isStatic, case .variable(let id) = project.declaration(member.reference).kind
    else { return nil }
    let variable = project.files[member.reference.fileIndex].facts[id]
    let facts = project.files[member.reference.fileIndex].facts
    return facts.getter(of: variable) == nil ? variable : nil
  }
}
