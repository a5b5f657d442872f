// Names that some code gives another value: a global or static variable of any other name keeps its first one.

/// The names that a project assigns to, or gives away with `&`.
final class AssignedNames {
  private var names = NameSet()
  /// Those that are given another value as a whole: of `model.page = 1` that is `page`.
  private var replaced = NameSet()
  /// Those that code besides initialisers gives another value.
  private var replacedLater = NameSet()
  /// Those of them that are given something else than `self` or nil: a view that a coordinator is told again stays what it is.
  private var exchanged = NameSet()
  /// What code besides initialisers gives other values in what variables of a name hold: of `model.page.title = ""` for `page` that
  /// is `title`.
  private var changedParts: [Name: Set<Name>] = [:]
  /// The names of variables of which a method is called.
  private var receivers = NameSet()
  /// The names of members that key paths name: `model[keyPath: \.page] = …`, `.assign(to: \.page, on: model)`.
  private var keyed = NameSet()

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
    isKeyed(name) || reads(naming: name) { replacedLater.contains(name) }
  }

  /// Whether something made may have another value for a property of a name than one that it was made with or nil.
  func isExchanged(_ name: Name) -> Bool {
    isKeyed(name) || reads(naming: name) { exchanged.contains(name) }
  }

  /// The members that such code gives another value in what variables of a name hold. Linear in the files that hold the name, once.
  func partsChanged(in name: Name) -> Set<Name> {
    _ = reads(naming: name) { false }
    return changedParts[name] ?? []
  }

  /// Whether a method is called on a variable of a name: a collection's may change it.
  func isReceiver(_ name: Name) -> Bool { reads(naming: name) { receivers.contains(name) } }

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
      switch expression.kind {
      case .assignment(let target, let value):
        add(target, file, isLater: isLater(position, index), isAgain: isAgain(value, file))
      case .inOut(let target):
        add(target, file, isLater: isLater(position, index))
      case .binary(let operation, let target, _) where file.facts.assigns(operation):
        add(target, file, isLater: isLater(position, index))
      case .call(let callee, _):
        guard case .member(var base, _, _) = file.facts[callee].kind else { continue }
        walk: while true {
          switch file.facts[base].kind {
          case .name(let name, _), .member(_, let name, _):
            receivers.insert(file.name(name))
            break walk
          // `text?.append("a")`
          case .optionalChain(let inner), .forceUnwrap(let inner): base = inner
          default: break walk
          }
        }
      case .keyPath(_, let components, _):
        for component in file.facts[components] { keyed.insert(file.name(component)) }
      default: break
      }
    }
  }

  /// Notes that a variable, or a part of what it holds, is given another value.
  private func note(_ name: Name, _ part: Name?, _ isLater: Bool, _ isAgain: Bool) {
    names.insert(name)
    if let part {
      if isLater { changedParts[name, default: []].insert(part) }
      return
    }
    replaced.insert(name)
    guard isLater else { return }
    replacedLater.insert(name)
    if !isAgain { exchanged.insert(name) }
  }

  /// Whether what is assigned is `self`, or nil.
  private func isAgain(_ value: ExpressionID, _ file: ProjectFile) -> Bool {
    if case .none = file.facts[value].kind { return true }
    return isSelf(value, file)
  }

  private func isSelf(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    guard case .name(let name, _) = file.facts[id].kind else { return false }
    return file.name(name) == project.language.selfValue
  }

  /// Whether code stands outside initialisers.
  private func isLater(_ expression: Int, _ index: Int) -> Bool {
    guard let member = project.member(around: Site(file: index, ExpressionID(expression))),
      case .initializer = project.declaration(member).kind
    else { return true }
    return false
  }

  /// Every name of `a.b.c = x`: what holds a changed part is changed, too.
  ///
  /// - Parameter isLater: whether the code stands outside initialisers, in which properties of others are changed later, too.
  private func add(
    _ target: ExpressionID, _ file: ProjectFile, isLater: Bool, isAgain: Bool = false
  ) {
    var current = target
    var part: Name?
    while true {
      switch file.facts[current].kind {
      case .name(let local, _):
        note(file.name(local), part, isLater, isAgain)
        return
      case .member(let base, let local, _):
        note(file.name(local), part, isLater || !isSelf(base, file), isAgain)
        part = file.name(local)
        current = base
      case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base):
        current = base
      case .tuple(let elements):
        for element in file.facts[elements] { add(element.value, file, isLater: isLater) }
        return
      default: return
      }
    }
  }
}
