// Names that some code gives another value: a global or static variable of any other name keeps its first one.

/// The names that a project assigns to, or gives away with `&`.
final class AssignedNames {
  private var names = NameSet()
  /// Those that are given another value as a whole: of `model.page = 1` that is `page`.
  private var replaced = NameSet()
  /// What code besides initialisers gives variables of a name.
  private var laterValues: [Name: Set<LaterValue>] = [:]
  /// What code besides initialisers gives other values in what variables of a name hold: of `model.page.title = ""` for `page` that
  /// is `title`.
  private var changedParts: [Name: Set<Name>] = [:]
  /// The names of variables of which a method is called.
  private var receivers = NameSet()
  /// The names of variables on which, or on a part of which, a method is called, that are called themselves, or that operators of the
  /// project are applied to: of `model.list.append(1)` `list` and `model`.
  private var operands = NameSet()
  /// The names of members that key paths name: `model[keyPath: \.page] = …`, `.assign(to: \.page, on: model)`.
  private var keyed = NameSet()

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
    isKeyed(name) || reads(naming: name) { laterValues[name] != nil }
  }

  /// Whether some code besides initialisers may give a variable of a name another value than a constant. Linear in the files that hold
  /// the name, once, as for the next one.
  func mayLeave(_ constant: String?, _ name: Name) -> Bool {
    isKeyed(name)
      || reads(naming: name) {
        laterValues[name]?.contains { $0.constant == nil || $0.constant != constant } ?? false
      }
  }

  /// Whether code of certain types besides initialisers gives their own property of a name another value than a constant.
  func leaves(_ constant: String?, _ name: Name, inCodeOf isOwner: (NominalID) -> Bool) -> Bool {
    reads(naming: name) {
      laterValues[name]?.contains { value in
        (value.constant == nil || value.constant != constant) && value.owner.map(isOwner) ?? false
      } ?? false
    }
  }

  /// Whether something made may have another view for a property of a name than it was made with: one that a coordinator is told again,
  /// as `self`, stays what it is, and a literal is none.
  func isExchanged(_ name: Name) -> Bool {
    isKeyed(name)
      || reads(naming: name) {
        laterValues[name]?.contains { $0.constant == nil && !$0.isSelf } ?? false
      }
  }

  /// The members that such code gives another value in what variables of a name hold. Linear in the files that hold the name, once.
  func partsChanged(in name: Name) -> Set<Name> {
    _ = reads(naming: name) { false }
    return changedParts[name] ?? []
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
        if let receiver = chain(base, file).whole { receivers.insert(receiver) }
        // `isOpen.toggle()`
        if file.name(method) == project.language.toggle { noteLater(base, file, site, given: nil) }
      case .keyPath(_, let components, _):
        for component in file.facts[components] { keyed.insert(file.name(component)) }
      default: break
      }
    }
  }

  /// The name of what a method is called on, and then those of what holds it: of `model.list` `list` and `model`, of `texts[0]` only
  /// that something of `texts` is meant.
  private func chain(_ receiver: ExpressionID, _ file: ProjectFile) -> (
    whole: Name?, holders: [Name]
  ) {
    var current = receiver
    var whole: Name?
    var holders: [Name] = []
    var isWhole = true
    func add(_ name: Name) {
      if isWhole { whole = name } else { holders.append(name) }
    }
    while true {
      switch file.facts[current].kind {
      case .name(let name, _):
        add(file.name(name))
        return (whole, holders)
      case .member(let base, let name, _):
        add(file.name(name))
        (current, isWhole) = (base, false)
      // `text?.append("a")`
      case .optionalChain(let inner), .forceUnwrap(let inner): current = inner
      case .subscripted(let base, _): (current, isWhole) = (base, false)
      default: return (whole, holders)
      }
    }
  }

  private func addOperand(_ operand: ExpressionID, _ file: ProjectFile) {
    let (whole, holders) = chain(operand, file)
    if let whole { operands.insert(whole) }
    for name in holders { operands.insert(name) }
  }

  /// Every name of `a.b.c = x`: what holds a changed part is changed, too. In initialisers the properties of others are changed later
  /// than those were made.
  private func add(
    _ target: ExpressionID, _ file: ProjectFile, _ site: Site, given value: ExpressionID? = nil
  ) {
    let isLater = isLater(site)
    var current = target
    var part: Name?
    while true {
      switch file.facts[current].kind {
      case .name(let local, _), .member(_, let local, _):
        let name = file.name(local)
        names.insert(name)
        var isOwn = true
        if case .member(let base, _, _) = file.facts[current].kind { isOwn = isSelf(base, file) }
        let isChangedLater = isLater || !isOwn
        if let part {
          if isChangedLater { changedParts[name, default: []].insert(part) }
        } else {
          replaced.insert(name)
          if isChangedLater { noteLater(current, file, site, given: value) }
        }
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

  /// Notes that code besides initialisers gives a variable another value.
  private func noteLater(
    _ target: ExpressionID, _ file: ProjectFile, _ site: Site, given value: ExpressionID?
  ) {
    let name: Name
    var isOwn = true
    switch file.facts[target].kind {
    case .name(let local, _): name = file.name(local)
    case .member(let base, let local, _):
      name = file.name(local)
      isOwn = isSelf(base, file)
    default: return
    }
    laterValues[name, default: []].insert(
      LaterValue(
        owner: isOwn ? project.owner(of: site) : nil,
        constant: value.flatMap { constant($0, file) },
        isSelf: value.map { isSelf($0, file) } ?? false))
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
