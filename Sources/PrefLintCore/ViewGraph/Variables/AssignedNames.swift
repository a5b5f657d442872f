// Names that some code gives another value: a global or static variable of any other name keeps its first one.

/// The names that a project assigns to, or gives away with `&`.
final class AssignedNames {
  private var names = NameSet()
  /// Those that are given another value as a whole: of `model.page = 1` that is `page`.
  private var replaced = NameSet()
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

  /// Whether a method is called on a variable of a name: a collection's may change it.
  func isReceiver(_ name: Name) -> Bool { reads(naming: name) { receivers.contains(name) } }

  /// Whether a key path names a member of a name: whoever is given it may assign by it.
  func isKeyed(_ name: Name) -> Bool { reads(naming: name) { keyed.contains(name) } }

  /// Reads files until something is found; false if it is not.
  private func reads(naming name: Name, until isFound: () -> Bool) -> Bool {
    while !isFound() {
      guard let index = unread.next(naming: name, in: project) else { return false }
      read(project.files[index])
    }
    return true
  }

  private func read(_ file: ProjectFile) {
    for expression in file.facts.expressions {
      switch expression.kind {
      case .assignment(let target, _), .inOut(let target): add(target, file)
      case .binary(let operation, let target, _) where file.facts.assigns(operation):
        add(target, file)
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

  /// Every name of `a.b.c = x`: what holds a changed part is changed, too.
  private func add(_ target: ExpressionID, _ file: ProjectFile) {
    var current = target
    var isWhole = true
    while true {
      switch file.facts[current].kind {
      case .name(let name, _):
        names.insert(file.name(name))
        if isWhole { replaced.insert(file.name(name)) }
        return
      case .member(let base, let name, _):
        names.insert(file.name(name))
        if isWhole { replaced.insert(file.name(name)) }
        isWhole = false
        current = base
      case .subscripted(let base, _), .forceUnwrap(let base), .optionalChain(let base):
        current = base
      case .tuple(let elements):
        for element in file.facts[elements] { add(element.value, file) }
        return
      default: return
      }
    }
  }
}
