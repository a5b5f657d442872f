// Names that some code gives another value: a global or static variable of any other name keeps its first one.

/// The names that a project assigns to, or gives away with `&`.
final class AssignedNames {
  private var names = NameSet()
  /// Those that are given another value as a whole: of `model.page = 1` that is `page`.
  private var replaced = NameSet()
  /// The changes of variables, of each the one of the same name before it, and the last one of each name.
  private var changes: [(change: Change, before: Int32)] = []
  private var lastChanges: [Name: Int32] = [:]
  /// What is known of the changes of the names that were asked for.
  private var later: [Name: Later] = [:]
  /// The names of variables of which a method is called.
  private var receivers = NameSet()
  /// The names of variables on which, or on a part of which, a method is called, that are called themselves, or that operators of the
  /// project are applied to: of `model.list.append(1)` `list` and `model`.
  private var operands = NameSet()
  /// The names of members that key paths name: `model[keyPath: \.page] = …`, `.assign(to: \.page, on: model)`.
  private var keyed = NameSet()

  /// Code that changes a variable, or a part of what it holds: of `model.page.title = ""` both `page` and `model`.
  private struct Change {
    var site: Site
    /// The variable, as it is named there.
    var target: ExpressionID
    /// What it is given.
    var value: ExpressionID?
    /// What of it is changed, if not all.
    var part: Name?
  }

  /// What code besides initialisers does with variables of a name, by the changes up to one of them.
  private struct Later {
    var last: Int32 = -1
    var values: Set<LaterValue> = []
    /// What is given other values in what they hold: of `model.page.title = ""` for `page` that is `title`.
    var parts: Set<Name> = []
  }

  /// A value that a variable is given.
  private struct LaterValue: Hashable {
    /// The type whose code gives it to a property of its own; nil for other code.
    var owner: NominalID?
    /// The value as it is written, if it is a constant.
    var constant: String?
    var isSelf: Bool
  }

  /// The outermost closures and functions in initialisers.
  private var innerCode: [DeclarationReference: [TextRange]] = [:]
  /// All of the file that was read last.
  private var lastRanges: (file: Int, ranges: [TextRange])?

  private let project: Project
  private var unread: UnreadFiles

  init(project: Project) {
    self.project = project
    unread = UnreadFiles(of: project)
  }

  /// Linear in the files that hold the name, of which each is read once, and none after one that assigns it.
  func contains(_ name: Name) -> Bool { reads(naming: name) { names.contains(name) } }

  /// Whether a variable of a name is given another value, and not only a part of it.
  func isReplaced(_ name: Name) -> Bool { reads(naming: name) { replaced.contains(name) } }

  /// Whether something made may have another value for a property of a name than its initialiser left in it.
  func isReplacedLater(_ name: Name) -> Bool {
    isKeyed(name) || reads(naming: name) { !later(name).values.isEmpty }
  }

  /// Whether some code besides initialisers may give a variable of a name another value than a constant. Linear in the files that hold
  /// the name, once, as for the next one.
  func mayLeave(_ constant: String?, _ name: Name) -> Bool {
    isKeyed(name)
      || reads(naming: name) {
        later(name).values.contains { $0.constant == nil || $0.constant != constant }
      }
  }

  /// Whether code of certain types besides initialisers gives their own property of a name another value than a constant.
  func leaves(_ constant: String?, _ name: Name, inCodeOf isOwner: (NominalID) -> Bool) -> Bool {
    reads(naming: name) {
      later(name).values.contains { value in
        (value.constant == nil || value.constant != constant) && value.owner.map(isOwner) ?? false
      }
    }
  }

  /// Whether something made may have another view for a property of a name than it was made with: one that a coordinator is told again,
  /// as `self`, stays what it is, and a literal is none.
  func isExchanged(_ name: Name) -> Bool {
    isKeyed(name)
      || reads(naming: name) {
        later(name).values.contains { $0.constant == nil && !$0.isSelf }
      }
  }

  /// The members that such code gives another value in what variables of a name hold. Linear in the files that hold the name, once.
  func partsChanged(in name: Name) -> Set<Name> {
    _ = reads(naming: name) { false }
    return later(name).parts
  }

  /// Whether a method is called on a variable of a name: a collection's may change it.
  func isReceiver(_ name: Name) -> Bool { reads(naming: name) { receivers.contains(name) } }

  /// Whether a method, an operator of the project or a call of the value itself may change a variable of a name or a part of it.
  func isOperand(_ name: Name) -> Bool { reads(naming: name) { operands.contains(name) } }

  /// Whether a key path names a member of a name: whoever is given it may assign by it.
  func isKeyed(_ name: Name) -> Bool { reads(naming: name) { keyed.contains(name) } }

  /// Reads files until something is found; false if it is not.
  private func reads(naming name: Name, until isFound: () -> Bool) -> Bool {
    while !isFound() {
      guard let index = unread.next(naming: name, in: project) else { return false }
      read(project.files[index], index)
    }
    return true
  }

  private func read(_ file: ProjectFile, _ index: Int) {
    for (position, expression) in file.facts.expressions.enumerated() {
      let site = Site(file: index, ExpressionID(position))
      switch expression.kind {
      case .assignment(let target, let value): add(target, file, site, given: value)
      case .inOut(let target): add(target, file, site)
      case .binary(let operation, let target, _) where file.facts.assigns(operation):
        add(target, file, site)
      case .binary(let operation, let left, let right):
        guard project.declares(file.name(operation)) else { continue }
        for operand in [left, right] { addOperand(operand, file) }
      case .prefix(let operation, let operand), .postfix(let operation, let operand):
        guard project.declares(file.name(operation)) else { continue }
        addOperand(operand, file)
      case .call(let callee, _):
        addOperand(callee, file)
        guard case .member(let base, let method, _) = file.facts[callee].kind else { continue }
        forEachName(ofChain: base, file) { name, isWhole in
          if isWhole { receivers.insert(name) }
        }
        // `isOpen.toggle()`
        if file.name(method) == project.language.toggle, let name = named(base, file) {
          note(Change(site: site, target: base), of: name)
        }
      case .keyPath(_, let components, _):
        for component in file.facts[components] { keyed.insert(file.name(component)) }
      default: break
      }
    }
  }

  /// The name of what a method is called on, and then those of what holds it: of `model.list` `list` and `model`, of `texts[0]` only
  /// that something of `texts` is meant.
  private func forEachName(
    ofChain receiver: ExpressionID, _ file: ProjectFile, _ body: (Name, _ isWhole: Bool) -> Void
  ) {
    var current = receiver
    var isWhole = true
    while true {
      switch file.facts[current].kind {
      case .name(let name, _): return body(file.name(name), isWhole)
      case .member(let base, let name, _):
        body(file.name(name), isWhole)
        (current, isWhole) = (base, false)
      // `text?.append("a")`
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .subscripted(let base, _): (current, isWhole) = (base, false)
      default: return
      }
    }
  }

  private func addOperand(_ operand: ExpressionID, _ file: ProjectFile) {
    forEachName(ofChain: operand, file) { name, _ in operands.insert(name) }
  }

  /// Every name of `a.b.c = x`: what holds a changed part is changed, too.
  private func add(
    _ target: ExpressionID, _ file: ProjectFile, _ site: Site, given value: ExpressionID? = nil
  ) {
    var current = target
    var part: Name?
    while true {
      switch file.facts[current].kind {
      case .name(let local, _), .member(_, let local, _):
        let name = file.name(local)
        names.insert(name)
        if part == nil { replaced.insert(name) }
        note(
          Change(site: site, target: current, value: part == nil ? value : nil, part: part),
          of: name)
        guard case .member(let base, _, _) = file.facts[current].kind else { return }
        part = name
        current = base
      case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base):
        current = base
      case .tuple(let elements):
        for element in file.facts[elements] { add(element.value, file, site) }
        return
      default: return
      }
    }
  }

  private func note(_ change: Change, of name: Name) {
    let next = Int32(truncatingIfNeeded: changes.count)
    let before = lastChanges.updateValue(next, forKey: name)
    changes.append((change, before ?? -1))
  }

  /// The name of a variable that is named itself or as a member of something.
  private func named(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let local, _), .member(_, let local, _): file.name(local)
    default: nil
    }
  }

  /// What is known by now of what code does with variables of a name after they were made. In initialisers the properties of others are
  /// changed later than those were made.
  private func later(_ name: Name) -> Later {
    let last = lastChanges[name] ?? -1
    var found = later[name] ?? Later()
    var next = last
    while next > found.last {
      let (change, before) = changes[Int(next)]
      next = before
      let file = project.files[change.site.fileIndex]
      var isOwn = true
      if case .member(let base, _, _) = file.facts[change.target].kind {
        isOwn = isSelf(base, file)
      }
      if let part = change.part {
        if !isOwn || isLater(change.site) { found.parts.insert(part) }
      } else if !isOwn || isLater(change.site) || isCall(change.site, file) {
        found.values.insert(
          LaterValue(
            owner: isOwn ? project.owner(of: change.site) : nil,
            constant: change.value.flatMap { constant($0, file) },
            isSelf: change.value.map { isSelf($0, file) } ?? false))
      }
    }
    if last > found.last {
      found.last = last
      later[name] = found
    }
    return found
  }

  /// Whether a change is made by a method: `isOpen.toggle()`.
  private func isCall(_ site: Site, _ file: ProjectFile) -> Bool {
    if case .call = file.facts[site.id].kind { true } else { false }
  }

  /// A constant as it is written.
  private func constant(_ id: ExpressionID, _ file: ProjectFile) -> String? {
    if case .none = file.facts[id].kind { return "nil" }
    return DecidingNames.constant(id, file)
  }

  private func isSelf(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let name, _) = file.facts[id].kind else { return false }
    return file.name(name) == project.language.selfValue
  }

  /// Whether code stands outside initialisers, or in a closure or a function in one. O(log(closures of the initialiser)), besides
  /// gathering these once.
  private func isLater(_ site: Site) -> Bool {
    guard let member = project.member(around: site),
      case .initializer = project.declaration(member).kind
    else { return true }
    let inner = innerCode[member] ?? findInnerCode(of: member)
    innerCode[member] = inner
    let own = project.files[site.fileIndex].facts[site.id].range
    let next = inner.partitioningIndex { $0.start > own.start }
    return next > 0 && inner[next - 1].contains(own)
  }

  /// The outermost closures and functions in the code of a member, in order.
  private func findInnerCode(of member: DeclarationReference) -> [TextRange] {
    let facts = project.files[member.fileIndex].facts
    let all = innerRanges(ofFile: member.fileIndex)
    let around = facts[member.id].range
    let first = all.partitioningIndex { $0.start >= around.start }
    var found: [TextRange] = []
    for range in all[first...] {
      guard range.start < around.end else { break }
      if found.last.map({ range.end <= $0.end }) != true { found.append(range) }
    }
    return found
  }

  /// The closures and functions of a file by where they begin, the larger first.
  private func innerRanges(ofFile index: Int) -> [TextRange] {
    if let last = lastRanges, last.file == index { return last.ranges }
    let facts = project.files[index].facts
    var ranges: [TextRange] = []
    for expression in facts.expressions {
      if case .closure = expression.kind { ranges.append(expression.range) }
    }
    for declaration in facts.declarations {
      if case .function = declaration.kind { ranges.append(declaration.range) }
    }
    ranges.sort { ($0.start, $1.end) < ($1.start, $0.end) }
    lastRanges = (index, ranges)
    return ranges
  }
}
