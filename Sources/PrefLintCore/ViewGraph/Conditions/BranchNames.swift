// What the code of a file does with the names and chains of members that branches ask: whether something may change what they
// mean before a branch uses them.

struct BranchNames {
  /// Chains that are arguments of calls of types, or negated ones, and those that conditions ask, with where they stand.
  private var given: [Name: [UInt32]] = [:]
  /// Calls with constants that conditions ask, with where they stand.
  private var askedCalls: [Name: [UInt32]] = [:]
  /// Where each chain is read.
  private var uses: [Name: [UInt32]] = [:]
  /// Names that something is assigned to, that a method is called on, or that are bound (`$name`).
  private var changed: [Name: [UInt32]] = [:]
  /// Calls of functions, and of methods of what is no view that is built there: any of them may change what was asked.
  private var calls: [TextRange] = []
  /// Where code names functions and computed properties of the file, in order.
  private var members: [(place: UInt32, name: Name)] = []
  /// Code that does not run where it stands: closures that no view is given to build its content, and local functions.
  private var deferred: [TextRange] = []

  /// Linear in the expressions of the file, but for its local functions. `isContent` says which modifiers are given content.
  init(_ file: ProjectFile, _ names: ProjectNames, isContent: (Name) -> Bool) {
    var contents: Set<ExpressionID> = []
    var last: Set<Name> = []
    let code = Self.code(of: file)
    for expression in file.facts.expressions {
      read(expression, file, names, isContent, &contents, &last)
    }
    for (index, expression) in file.facts.expressions.enumerated() {
      let id = ExpressionID(index)
      switch expression.kind {
      case .closure where !contents.contains(id): deferred.append(expression.range)
      case .name(let name, _), .member(_, let name, _):
        if code.contains(file.name(name)), Self.isOwn(id, file) {
          members.append((expression.range.start, file.name(name)))
        }
        guard last.contains(file.name(name)), let chain = Self.chain(id, file, names),
          given[chain] != nil
        else { continue }
        uses[chain, default: []].append(expression.range.start)
      default: continue
      }
    }
    for statement in file.facts.statementPool {
      guard case .guarded(let conditions, _) = statement.kind else { continue }
      for condition in file.facts[conditions] {
        if case .expression(let asked) = condition { ask(asked, file, names, &last) }
      }
    }
    members.sort { $0.place < $1.place }
    for declaration in file.facts.declarations {
      guard case .function = declaration.kind, let parent = declaration.parent else { continue }
      switch file.facts[parent].kind {
      case .function, .initializer, .deinitializer, .subscriptMember, .variable:
        deferred.append(declaration.range)
      default: continue
      }
    }
  }

  /// The names of functions and computed properties of types.
  private static func code(of file: ProjectFile) -> Set<Name> {
    var found: Set<Name> = []
    for declaration in file.facts.declarations {
      guard let parent = declaration.parent else { continue }
      switch file.facts[parent].kind {
      case .structure, .extensionOf: break
      default: continue
      }
      switch declaration.kind {
      case .function: found.insert(file.name(declaration.name))
      case .variable(let id) where file.facts.getter(of: id) != nil:
        found.insert(file.name(declaration.name))
      default: continue
      }
    }
    return found
  }

  /// `name` or `self.name`
  private static func isOwn(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .member(let base, _, _) = file.facts[id].kind else { return true }
    guard case .name(let own, _) = file.facts[base].kind else { return false }
    return file.facts[own] == "self"
  }

  /// Notes what an expression hands on, changes or calls, with the last names of the chains that are handed on.
  private mutating func read(
    _ expression: Expression, _ file: ProjectFile, _ names: ProjectNames,
    _ isContent: (Name) -> Bool, _ contents: inout Set<ExpressionID>, _ last: inout Set<Name>
  ) {
    let facts = file.facts
    func change(_ id: ExpressionID) {
      if let name = Self.root(id, file) { changed[name, default: []].append(facts[id].range.start) }
    }
    switch expression.kind {
    case .conditional(let id):
      for condition in facts[facts[id].conditions] {
        if case .expression(let asked) = condition { ask(asked, file, names, &last) }
      }
    case .ternary(let condition, _, _): ask(condition, file, names, &last)
    case .assignment(let target, _), .inOut(let target): change(target)
    case .name(let local, _) where names.kind(of: file.name(local)) == .projection:
      if let plain = names.withoutPrefix(file.name(local)) {
        changed[plain, default: []].append(expression.range.start)
      }
    case .call(let callee, let arguments):
      switch facts[callee].kind {
      case .name(let local, _) where names.kind(of: file.name(local)) != .capitalised:
        calls.append(expression.range)
      case .name:
        contents.formUnion(facts[arguments].map(\.value))
        for argument in facts[arguments] {
          var value = argument.value
          if case .prefix(_, let operand) = facts[value].kind { value = operand }
          guard let chain = Self.chain(value, file, names), let name = Self.last(value, file) else {
            continue
          }
          given[chain, default: []].append(facts[value].range.start)
          last.insert(name)
        }
      case .member(let base, let method, _):
        change(base)
        let root = Self.root(base, file)
        if root.map({ names.kind(of: $0) != .capitalised }) ?? false {
          calls.append(expression.range)
        }
        // `Page().overlay { … }`
        if root == nil, isContent(file.name(method)) {
          contents.formUnion(facts[arguments].map(\.value))
        }
      default: break
      }
    default: break
    }
  }

  /// Notes what a condition asks.
  private mutating func ask(
    _ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames, _ last: inout Set<Name>
  ) {
    let facts = file.facts
    switch facts[id].kind {
    case .prefix(_, let operand): ask(operand, file, names, &last)
    case .binary(_, let left, let right):
      ask(left, file, names, &last)
      ask(right, file, names, &last)
    case .name, .member:
      guard let chain = Self.chain(id, file, names), let name = Self.last(id, file) else { return }
      given[chain, default: []].append(facts[id].range.start)
      last.insert(name)
    case .call:
      guard let call = DecidingNames.call(id, file) else { return }
      askedCalls[names.intern(call), default: []].append(facts[id].range.start)
    default: return
    }
  }

  /// The name of a call with constants that some condition at a place asks; nil for others.
  func askedCall(
    _ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames, in range: TextRange
  ) -> Name? {
    guard !askedCalls.isEmpty, let call = DecidingNames.call(id, file),
      let name = names.find(call),
      askedCalls[name]?.contains(where: { range.start <= $0 && $0 < range.end }) ?? false
    else { return nil }
    return name
  }

  private static func last(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    default: nil
    }
  }

  /// The name that a chain of members begins with; `self` is left out.
  static func root(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    let facts = file.facts
    switch facts[id].kind {
    case .name(let local, _): return file.name(local)
    case .member(let base, let local, _):
      if case .name(let own, _) = facts[base].kind, facts[own] == "self" { return file.name(local) }
      return root(base, file)
    case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base):
      return root(base, file)
    default: return nil
    }
  }

  /// `name`, `self.name` or `name.member` as one name; nil for what is no such chain.
  static func chain(_ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames) -> Name? {
    switch file.facts[id].kind {
    case .name(let local, _):
      return names.kind(of: file.name(local)) == .plain ? file.name(local) : nil
    case .member(let base, let local, _):
      if case .name(let own, _) = file.facts[base].kind, file.facts[own] == "self" {
        return file.name(local)
      }
      guard names.kind(of: file.name(local)) == .plain, let chain = chain(base, file, names) else {
        return nil
      }
      return names.intern("\(names[chain]).\(names[file.name(local)])")
    default: return nil
    }
  }

  /// Where code of a place names functions and computed properties of the file.
  func members(in range: TextRange) -> ArraySlice<(place: UInt32, name: Name)> {
    let start = firstMember(from: range.start)
    return members[start..<max(start, firstMember(from: range.end))]
  }

  /// Whether code of a place names any.
  func namesMember(in range: TextRange) -> Bool { !members(in: range).isEmpty }

  /// The first one that does not stand before a place. O(log n).
  private func firstMember(from place: UInt32) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether something at a place may give a name another value.
  func isChanged(_ name: Name, in range: TextRange) -> Bool {
    changed[name]?.contains { range.start <= $0 && $0 < range.end } ?? false
  }

  /// Whether something else is called at a place before one of some members.
  func isCalled(
    beforeOneOf members: ArraySlice<(place: UInt32, name: Name)>, in range: TextRange
  ) -> Bool {
    let own = calls.filter { call in
      range.start <= call.start && call.start < range.end
        && !members.contains { $0.place == call.start }
    }
    return members.contains { member in own.contains { $0.end <= member.place } }
  }

  /// Whether code of a place hands on what a condition asks, and nothing there may change it before it is read.
  func isHandedOn(
    _ id: ExpressionID, _ file: ProjectFile, _ names: ProjectNames, in range: TextRange
  ) -> Bool {
    guard let chain = Self.chain(id, file, names), let root = Self.root(id, file) else {
      return false
    }
    func holds(_ place: UInt32) -> Bool { range.start <= place && place < range.end }
    guard given[chain]?.contains(where: holds) ?? false,
      !(changed[root]?.contains(where: holds) ?? false)
    else { return false }
    let own = calls.filter { holds($0.start) }
    guard !own.isEmpty else { return true }
    let later = deferred.filter { holds($0.start) }
    return (uses[chain] ?? []).allSatisfy { place in
      !holds(place)
        || !own.contains { $0.end <= place }
          && !later.contains { $0.start <= place && place < $0.end }
    }
  }
}
