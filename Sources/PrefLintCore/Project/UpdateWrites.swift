// Writes of state in code that SwiftUI runs while it updates views: in the members that it calls then, in the methods and
// computed properties that these use, and in closures that run before they return. What runs later is not looked at.

/// A write of state during an update (E8, F5).
struct UpdateWrite {
  /// The state property.
  var property: DeclarationReference
  var site: Site
  /// The member that SwiftUI calls.
  var entry: DeclarationReference
  /// The call in it that leads to the write, if that stands in another member.
  var call: Site?
  /// Whether it stands in a closure that layout calls.
  var isInLayout: Bool

  /// All of a project, by type, in the order of the code.
  static func all(in project: Project) -> [UpdateWrite] {
    let wrappers = Set(StandardLayout.updateWrappers.compactMap(project.names.find))
    guard !wrappers.isEmpty else { return [] }
    var entries: [Name: [Name]] = [:]
    for (text, members) in StandardLayout.updateMembers {
      guard let name = project.names.find(text) else { continue }
      entries[name] = members.compactMap(project.names.find)
    }
    var found: [UpdateWrite] = []
    for nominal in project.nominals where nominal.kind == .structure && !nominal.isTest {
      var state: [Name: DeclarationReference] = [:]
      for member in nominal.orderedMembers where !member.isStatic {
        let file = project.files[member.reference.fileIndex]
        let declaration = file.facts[member.reference.id]
        guard !declaration.attributes.isEmpty, case .variable = declaration.kind,
          file.facts[declaration.attributes].contains(where: {
            wrappers.contains(file.name($0.name))
          })
        else { continue }
        state[file.name(declaration.name)] = member.reference
      }
      guard !state.isEmpty else { continue }
      for external in project.conformance(of: nominal.id).externals {
        for name in entries[external] ?? [] {
          for member in nominal.members[name] ?? [] where !member.isStatic {
            var reader = UpdateReader(
              project: project, nominal: nominal, state: state, entry: member.reference)
            reader.read(member.reference)
            for write in reader.writes where !found.contains(where: { $0.site == write.site }) {
              found.append(write)
            }
          }
        }
      }
    }
    return found
  }
}

/// Reads the code of one member that SwiftUI calls, and what it calls.
private struct UpdateReader {
  let project: Project
  let nominal: Nominal
  let state: [Name: DeclarationReference]
  let entry: DeclarationReference
  private(set) var writes: [UpdateWrite] = []

  private var file: Int
  private var bound: [Name] = []
  private var seen: Set<DeclarationReference> = []
  private var call: Site?
  private var isInLayout = false

  init(
    project: Project, nominal: Nominal, state: [Name: DeclarationReference],
    entry: DeclarationReference
  ) {
    self.project = project
    self.nominal = nominal
    self.state = state
    self.entry = entry
    file = entry.fileIndex
  }

  private var facts: FileFacts { project.files[file].facts }
  private func name(_ local: LocalName) -> Name { project.files[file].name(local) }

  // MARK: Members

  mutating func read(_ member: DeclarationReference) {
    guard seen.insert(member).inserted else { return }
    let (outerFile, outerBound) = (file, bound)
    file = member.fileIndex
    bound = []
    defer { (file, bound) = (outerFile, outerBound) }
    switch facts[member.id].kind {
    case .function(let function):
      bound += facts[facts[function].parameters].map { name($0.name) }
      if let body = facts[function].body { block(body) }
    case .variable(let variable):
      for accessor in facts[facts[variable].accessors] where accessor.kind == .get {
        if let body = accessor.body { block(body) }
      }
    default: break
    }
  }

  /// Goes on in a member of the same type that is called or read.
  private mutating func follow(_ called: Name, isCall: Bool, _ site: Site) {
    guard !bound.contains(called), let members = nominal.members[called], members.count == 1,
      !members[0].isStatic
    else { return }
    let declaration = project.declaration(members[0].reference)
    switch declaration.kind {
    case .function: guard isCall else { return }
    case .variable(let variable):
      let facts = project.files[members[0].reference.fileIndex].facts
      guard !isCall, facts[facts[variable].accessors].contains(where: { $0.kind == .get }) else {
        return
      }
    default: return
    }
    let outer = call
    if call == nil { call = site }
    read(members[0].reference)
    call = outer
  }

  // MARK: Statements

  private mutating func block(_ block: Block) {
    let mark = bound.count
    for id in facts[block] { statement(id) }
    bound.removeLast(bound.count - mark)
  }

  private mutating func statement(_ id: StatementID) {
    switch facts[id].kind {
    case .expression(let value), .thrown(let value), .returned(let value?): expression(value)
    case .declaration(let local):
      guard case .variable(let variable) = facts[local].kind else { return }
      if let value = facts[variable].initializer { expression(value) }
      bound.append(name(facts[local].name))
    case .guarded(let list, let otherwise):
      block(otherwise)
      conditions(list)
    case .forEach(let pattern, let sequence, _, let body):
      expression(sequence)
      let mark = bound.count
      self.pattern(pattern)
      block(body)
      bound.removeLast(bound.count - mark)
    case .whileLoop(let list, let body): branch(list, body)
    case .repeatLoop(let body, _), .deferred(let body): block(body)
    case .configured(let clauses): for clause in facts[clauses] { block(clause.body) }
    case .destructured(let pattern, let value):
      if let value { expression(value) }
      self.pattern(pattern)
    case .returned(nil), .other: break
    }
  }

  private mutating func branch(_ list: ConditionList, _ body: Block) {
    let mark = bound.count
    conditions(list)
    block(body)
    bound.removeLast(bound.count - mark)
  }

  private mutating func conditions(_ list: ConditionList) {
    for condition in facts[list] {
      switch condition {
      case .expression(let value): expression(value)
      case .optionalBinding(let pattern, _, let value), .match(let pattern, let value):
        expression(value)
        self.pattern(pattern)
      case .availability: break
      }
    }
  }

  private mutating func pattern(_ id: PatternID) {
    switch facts[id].kind {
    case .identifier(let local): bound.append(name(local))
    case .tuple(let elements): for element in facts[elements] { pattern(element.pattern) }
    case .enumCase(_, _, let payload): for element in facts[payload] { pattern(element.pattern) }
    case .optional(let inner), .cast(let inner, _): pattern(inner)
    default: break
    }
  }

  // MARK: Expressions

  private mutating func expression(_ id: ExpressionID) {
    switch facts[id].kind {
    case .name(let local, _): follow(name(local), isCall: false, Site(file: file, id))
    case .member(let base, let local, _):
      if isSelf(base) {
        follow(name(local), isCall: false, Site(file: file, id))
      } else {
        expression(base)
      }
    case .assignment(let target, let value):
      expression(value)
      write(target, Site(file: file, target))
    case .binary(let local, let left, let right):
      expression(left)
      expression(right)
      if Self.compound.contains(project.names[name(local)]) { write(left, Site(file: file, left)) }
    case .call(let callee, let arguments): self.call(callee, arguments)
    case .ternary(let test, let then, let otherwise):
      for part in [test, then, otherwise] { expression(part) }
    case .optionalChain(let inner), .forceUnwrap(let inner), .optionalTry(let inner),
      .prefix(_, let inner), .postfix(_, let inner), .cast(let inner, _, _), .inOut(let inner):
      expression(inner)
    case .subscripted(let base, let arguments):
      expression(base)
      for argument in facts[arguments] { expression(argument.value) }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in facts[arguments] { expression(argument.value) }
    case .array(let parts), .dictionary(let parts), .other(let parts), .string(_, let parts):
      for part in facts[parts] { expression(part) }
    case .conditional(let conditional):
      branch(facts[conditional].conditions, facts[conditional].then)
      if let otherwise = facts[conditional].otherwise { block(otherwise) }
    case .selection(let selection):
      expression(facts[selection].subject)
      for item in facts[facts[selection].cases] {
        let mark = bound.count
        for pattern in facts[item.patterns] { self.pattern(pattern) }
        block(item.body)
        bound.removeLast(bound.count - mark)
      }
    case .doCatch(let blocks): for body in facts[blocks] { block(body) }
    case .configured(let base, let clauses):
      expression(base)
      for clause in facts[clauses] { expression(clause.value) }
    default: break
    }
  }

  private static let compound: Set = ["+=", "-=", "*=", "/=", "%=", "||=", "&&="]

  private func isSelf(_ id: ExpressionID) -> Bool {
    if case .name(let local, _) = facts[id].kind {
      name(local) == project.language.selfValue
    } else {
      false
    }
  }

  private mutating func call(_ callee: ExpressionID, _ arguments: ArgumentList) {
    var called = Name.none
    var isImmediate = false
    switch facts[callee].kind {
    case .name(let local, _):
      called = name(local)
      follow(called, isCall: true, Site(file: file, callee))
    case .member(let base, let local, _):
      called = name(local)
      if isSelf(base) {
        follow(called, isCall: true, Site(file: file, callee))
      } else {
        expression(base)
      }
      if StandardLayout.changingMethods.contains(project.names[called]) {
        write(base, Site(file: file, base), isMethod: true)
      }
    case .closure(let closure):
      isImmediate = true
      self.closure(closure)
    default: expression(callee)
    }
    let text = project.names[called]
    isImmediate = isImmediate || StandardLayout.immediateCallees.contains(text)
    let entry: (any SlottedEntry)? =
      project.catalogue.components[text] ?? project.catalogue.modifiers[text]
    let labels = facts[arguments].map { facts[$0.label] }
    for argument in facts[arguments] {
      guard case .closure(let closure) = facts[argument.value].kind else {
        expression(argument.value)
        continue
      }
      let isLayout = StandardLayout.callbacks[text] == .layout
      let slot = entry?.slot(facts[argument.label], among: labels)
      guard isImmediate || isLayout || slot?.role == .content && builds(closure) else { continue }
      let outer = isInLayout
      isInLayout = isInLayout || isLayout
      self.closure(closure)
      isInLayout = outer
    }
  }

  /// Whether a closure can be a view builder: plain statements that change something build no view. One that returns
  /// what it builds is none, and still runs at once.
  private func builds(_ id: ClosureID) -> Bool {
    let body = facts[id].body
    let returns = facts[body].contains {
      if case .returned(_?) = facts[$0].kind { true } else { false }
    }
    return returns || !changes(body)
  }

  private func changes(_ block: Block) -> Bool {
    facts[block].contains { id in
      guard case .expression(let value) = facts[id].kind else { return false }
      switch facts[value].kind {
      case .assignment: return true
      case .binary(let local, _, _):
        return Self.compound.contains(project.names[name(local)])
      case .call(let callee, _):
        guard case .member(_, let local, _) = facts[callee].kind else { return false }
        return StandardLayout.changingMethods.contains(project.names[name(local)])
      case .conditional(let conditional):
        return changes(facts[conditional].then)
          || (facts[conditional].otherwise.map { changes($0) } ?? false)
      case .selection(let selection):
        return facts[facts[selection].cases].contains { changes($0.body) }
      default: return false
      }
    }
  }

  private mutating func closure(_ id: ClosureID) {
    let closure = facts[id]
    let mark = bound.count
    for capture in facts[closure.captures] where name(capture.label) != project.language.selfValue {
      bound.append(name(capture.label))
    }
    bound += facts[closure.parameters].map { name($0.name) }
    block(closure.body)
    bound.removeLast(bound.count - mark)
  }

  // MARK: Writes

  /// Notes a write of state: the property itself, a part of a value that it holds, or what its binding wraps.
  private mutating func write(_ target: ExpressionID, _ site: Site, isMethod: Bool = false) {
    var current = target
    var isPart = isMethod
    while true {
      switch facts[current].kind {
      case .name(let local, _):
        guard let property = property(name(local)), !isPart || holdsValue(property, isMethod) else {
          return
        }
        note(property, site)
        return
      case .member(let base, let local, _):
        if isSelf(base) {
          guard let property = property(name(local)), !isPart || holdsValue(property, isMethod)
          else { return }
          note(property, site)
          return
        }
        if name(local) != project.language.wrappedValue { isPart = true }
        current = base
      case .forceUnwrap(let inner), .optionalChain(let inner): current = inner
      case .subscripted(let base, _):
        isPart = true
        current = base
      default: return
      }
    }
  }

  private mutating func note(_ property: DeclarationReference, _ site: Site) {
    writes.append(
      UpdateWrite(
        property: property, site: site, entry: entry, call: call, isInLayout: isInLayout))
  }

  private func property(_ name: Name) -> DeclarationReference? {
    guard !bound.contains(name) else { return nil }
    if let known = state[name] { return known }
    switch project.names.kind(of: name) {
    case .projection, .underscored:
      guard let plain = project.names.withoutPrefix(name) else { return nil }
      return state[plain]
    case .plain, .capitalised: return nil
    }
  }

  /// Whether a property holds a value, rather than an object whose parts are not state.
  private func holdsValue(_ property: DeclarationReference, _ isMethod: Bool) -> Bool {
    let facts = project.files[property.fileIndex].facts
    guard case .variable(let id) = facts[property.id].kind else { return false }
    guard let type = facts[id].type else {
      guard let initializer = facts[id].initializer else { return false }
      switch facts[initializer].kind {
      case .boolean, .number, .string, .array, .dictionary: return true
      default: return false
      }
    }
    let resolved = project.types.unwrapped(
      project.resolveType(type, in: LexicalContext(reference: property, project: project)))
    switch project.types[resolved] {
    case .array, .dictionary, .tuple: return true
    case .nominal(let nominal, _):
      return !isMethod && project[nominal].kind == .structure
    case .external(let name, _):
      let text = project.names[name]
      return text == "Bool" || text == "Set" || text == "CGSize" || text == "CGRect"
        || text == "CGPoint" || project.catalogue.scalars.contains(text)
    default: return false
    }
  }
}
