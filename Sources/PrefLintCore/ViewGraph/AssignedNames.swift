// Names that some code gives another value: a global or static variable of any other name keeps its first one.

/// The names that a project assigns to, or gives away with `&`.
final class AssignedNames {
  /// By the number of each name.
  private var names: [Bool]
  /// The names of variables of which a method is called.
  private var receivers: [Bool]

  /// Linear in the facts of the project.
  init(project: Project) {
    names = Array(repeating: false, count: project.names.count)
    receivers = names
    for file in project.files where !file.isTest {
      for expression in file.facts.expressions {
        switch expression.kind {
        case .assignment(let target, _), .inOut(let target): add(target, file)
        case .call(let callee, _):
          guard case .member(let base, _, _) = file.facts[callee].kind else { continue }
          switch file.facts[base].kind {
          case .name(let name, _), .member(_, let name, _): receivers[file.name(name).index] = true
          default: break
          }
        default: break
        }
      }
    }
  }

  /// A name that was only made after linking stands in no file.
  func contains(_ name: Name) -> Bool { name.index < names.count && names[name.index] }

  /// Whether a method is called on a variable of a name: a collection's may change it.
  func isReceiver(_ name: Name) -> Bool { name.index < receivers.count && receivers[name.index] }

  /// Every name of `a.b.c = x`: what holds a changed part is changed, too.
  private func add(_ target: ExpressionID, _ file: ProjectFile) {
    var current = target
    while true {
      switch file.facts[current].kind {
      case .name(let name, _):
        names[file.name(name).index] = true
        return
      case .member(let base, let name, _):
        names[file.name(name).index] = true
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
