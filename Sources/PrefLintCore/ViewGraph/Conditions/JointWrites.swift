// Properties that code sets together: `container = Container(); state = .active`. What a way asks of one of them then says something
// about the other, and that both have the answers that it needs is not told by asking each alone.

/// What is set together in the objects of a project.
struct JointWrites {
  typealias Property = RepeatedConditions.Property

  private let project: Project
  /// The properties of classes that conditions ask, by the names of their values.
  private let properties: [Name: Property]
  private var writes: [Property: [Write]] = [:]
  private var known: [[Property]: Bool] = [:]
  private var knownCallers: [DeclarationReference: Set<DeclarationReference>] = [:]

  private struct Write {
    /// The function that it stands in, or the property whose observer it stands in.
    var code: DeclarationReference
    /// The functions that name that function: what it does is a part of them.
    var callers: Set<DeclarationReference> = []
    /// What that code asks under conditions.
    var asked: Set<Name> = []
    /// Whether it gives the property what an object begins with.
    var isInitial = false
    /// The constant that is written; nil for anything else.
    var constant: Constant?
  }

  private enum Constant: Hashable {
    case none
    case flag(Bool)
    case named(Name)
  }

  init(project: Project, asked: [Property: Name]) {
    self.project = project
    var properties: [Name: Property] = [:]
    for (property, value) in asked.sorted(by: { $0.key < $1.key })
    where project.kind(of: property.owner) == .classType && properties[value] == nil {
      properties[value] = property
    }
    self.properties = properties
  }

  /// Whether one of some values is only set where one of others is set with it.
  ///
  /// - Complexity: O(expressions of the files that name the properties), once for each of them.
  mutating func join(_ values: Set<Name>, _ others: Set<Name>) -> Bool {
    let first = values.compactMap { properties[$0] }.sorted()
    let second = others.compactMap { properties[$0] }.sorted()
    for one in first {
      for other in second where one != other && one.owner == other.owner {
        if isSet(one, with: other) || isSet(other, with: one) { return true }
      }
    }
    return false
  }

  /// Whether a property gets what the asked code waits for only where another one is given something, which is not taken away
  /// without it.
  private mutating func isSet(_ property: Property, with given: Property) -> Bool {
    if let known = known[[property, given]] { return known }
    let all = writes(of: property)
    let own = all.filter { !$0.isInitial }
    let others = writes(of: given).filter { !$0.isInitial }
    let beginnings = all.filter(\.isInitial).map(\.constant)
    let giving = others.reduce(into: Set<DeclarationReference>()) { codes, write in
      if write.constant == nil { codes.formUnion(write.callers.union([write.code])) }
    }
    let taking = Set(others.filter { $0.constant != nil }.map(\.code))
    // Its observer runs with each write of it.
    let observer = reference(of: given)
    func isJoint(_ write: Write) -> Bool {
      giving.contains(write.code) || write.code == observer && !giving.isEmpty
        || !write.callers.isEmpty && write.callers.isSubset(of: giving)
        || write.asked.contains(given.name)
    }
    let joint = own.filter(isJoint)
    let constants = joint.map(\.constant)
    let result =
      !joint.isEmpty
      && (taking.isSubset(of: own.map(\.code)) || own.contains { $0.code == observer })
      // What it begins with stands alone.
      && beginnings.allSatisfy { $0 != nil && !constants.contains($0) }
      && own.allSatisfy {
        isJoint($0)
          || $0.constant != nil && !constants.contains($0.constant) && !constants.contains(nil)
      }
    known[[property, given]] = result
    return result
  }

  private mutating func writes(of property: Property) -> [Write] {
    if let known = writes[property] { return known }
    var found: [Write] = []
    if let own = reference(of: property), case .variable(let id) = project.declaration(own).kind {
      let file = project.files[own.fileIndex]
      if let initial = file.facts[id].initializer {
        found.append(Write(code: own, isInitial: true, constant: constant(initial, file)))
      }
    }
    for index in project.files(naming: property.name) where !project.files[index].isTest {
      let facts = project.files[index].facts
      for (position, expression) in facts.expressions.enumerated() {
        let site = Site(file: index, ExpressionID(position))
        switch expression.kind {
        case .assignment(let target, let value):
          // `(kit, stage) = (Kit(), .active)`
          if case .tuple(let targets) = facts[target].kind {
            let values: ArraySlice<Argument> =
              if case .tuple(let values) = facts[value].kind { facts[values] } else { [] }
            for (number, target) in facts[targets].enumerated() {
              let given =
                values.count == facts[targets].count ? values[values.startIndex + number] : nil
              add(
                target.value, given.flatMap { constant($0.value, project.files[index]) }, at: site)
            }
          } else {
            add(target, constant(value, project.files[index]), at: site)
          }
        case .binary(let operation, let target, _) where facts.assigns(operation):
          add(target, nil, at: site)
        case .inOut(let target): add(target, nil, at: site)
        // `isOpen.toggle()`
        case .call(let callee, _):
          if case .member(let target, let name, _) = facts[callee].kind,
            project.files[index].name(name) == project.language.toggle
          {
            add(target, nil, at: site)
          }
        default: break
        }
      }
    }
    writes[property] = found
    return found

    func add(_ target: ExpressionID, _ constant: Constant?, at site: Site) {
      guard isMeant(property, by: target, at: site), let code = project.member(around: site) else {
        return
      }
      found.append(
        Write(
          code: code, callers: callers(of: code), asked: asked(by: code),
          isInitial: isInitial(code), constant: constant))
    }
  }

  private func reference(of property: Property) -> DeclarationReference? {
    project.members(named: property.name, of: property.owner).first?.reference
  }

  /// The functions that name a function. What a view names may be run at any time.
  ///
  /// - Complexity: O(expressions of the files that name it), once for each function.
  private mutating func callers(of code: DeclarationReference) -> Set<DeclarationReference> {
    guard case .function = project.declaration(code).kind else { return [] }
    if let known = knownCallers[code] { return known }
    let name = project.name(of: code)
    var found: Set<DeclarationReference> = []
    for index in project.files(naming: name) where !project.files[index].isTest {
      let file = project.files[index]
      for (position, expression) in file.facts.expressions.enumerated() {
        switch expression.kind {
        case .name(let local, _), .member(_, let local, _):
          guard file.name(local) == name,
            let caller = project.member(around: Site(file: index, ExpressionID(position))),
            caller != code, case .function = project.declaration(caller).kind
          else { continue }
          found.insert(caller)
        default: continue
        }
      }
    }
    knownCallers[code] = found
    return found
  }

  /// The names that conditions of a function ask which answers nothing: it only does something then. Those of views choose what they show.
  private func asked(by code: DeclarationReference) -> Set<Name> {
    let file = project.files[code.fileIndex]
    guard case .function(let id) = file.facts[code.id].kind, file.facts[id].result == nil else {
      return []
    }
    let range = file.facts[code.id].range
    var found: Set<Name> = []
    for condition in file.facts.branchConditions {
      guard let id = DecidingNames.asked(condition), range.contains(file.facts[id].range) else {
        continue
      }
      found.formUnion(DecidingNames.names(in: [id], file, withBases: true))
    }
    return found
  }

  /// An initialiser sets what a new object begins with.
  private func isInitial(_ code: DeclarationReference) -> Bool {
    if case .initializer = project.declaration(code).kind { return true }
    return false
  }

  /// Whether the target of an assignment may be a property: in its own code, or of an object of its class.
  private func isMeant(_ property: Property, by target: ExpressionID, at site: Site) -> Bool {
    let file = project.files[site.fileIndex]
    switch file.facts[target].kind {
    case .name(let name, _):
      return file.name(name) == property.name && holds(property, site)
        && AskingCode(around: site, project).locals(property.name).isEmpty
    case .member(let base, let name, _):
      guard file.name(name) == property.name else { return false }
      guard case .name(let object, _) = file.facts[base].kind else { return true }
      if file.name(object) == project.language.selfValue { return holds(property, site) }
      guard let owner = AskingCode(around: site, project).owner,
        let type = SharedConditions(project: project).objectClass(file.name(object), of: owner)
      else { return true }
      return isOne(type, of: property)
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return isMeant(property, by: inner, at: site)
    default: return false
    }
  }

  private func holds(_ property: Property, _ site: Site) -> Bool {
    guard let owner = AskingCode(around: site, project).owner else { return false }
    return isOne(owner, of: property)
  }

  private func isOne(_ type: NominalID, of property: Property) -> Bool {
    project.inherits(type, from: property.owner) || project.inherits(property.owner, from: type)
  }

  private func constant(_ value: ExpressionID, _ file: ProjectFile) -> Constant? {
    switch file.facts[value].kind {
    case .none: return Constant.none
    case .boolean(let flag): return .flag(flag)
    case .implicitMember(let name, _): return .named(file.name(name))
    // `Stage.active`
    case .member(let base, let name, _):
      guard case .name(let type, _) = file.facts[base].kind,
        project.names.kind(of: file.name(type)) == .capitalised
      else { return nil }
      return .named(file.name(name))
    default: return nil
    }
  }
}
