// The places where properties of a name are written, as they stand in the sources.

/// A place where a value is given to a property.
struct ViewWrite {
  /// The property, as the code names it.
  var target: Site
  var value: Site
  /// Whether the value is one more element of a list.
  var isElement = false
}

/// The writes of all properties of one name.
struct ViewWrites {
  private(set) var all: [ViewWrite] = []
  /// Whether some code writes one in another way: by a binding, by `&`, by a key path or by a method.
  private(set) var isOpen = false

  private let name: Name
  private let projection: Name?
  private let storage: Name?

  /// Linear in the facts of the files that hold the name.
  init(of name: Name, _ project: Project) {
    self.name = name
    let text = project.names[name]
    projection = project.names.find("$" + text)
    storage = project.names.find("_" + text)
    let spellings = [name, projection, storage].compactMap(\.self)
    let item = project.names.find("item")
    for index in project.files(namingOneOf: spellings).sorted()
    where !project.files[index].isTest {
      read(project.files[index], index, item)
    }
  }

  private mutating func read(_ file: ProjectFile, _ index: Int, _ item: Name?) {
    // A presentation's `item:` is written nil.
    var presented: Set<Int> = []
    for expression in file.facts.expressions {
      guard case .call(_, let arguments) = expression.kind else { continue }
      for argument in file.facts[arguments] where file.name(argument.label) == item {
        var id = argument.value
        while true {
          presented.insert(id.index)
          guard case .member(let base, _, _) = file.facts[id].kind else { break }
          id = base
        }
      }
    }
    for (position, expression) in file.facts.expressions.enumerated() {
      switch expression.kind {
      case .assignment(let target, let value):
        let last = Self.lastName(target, file)
        if last == name {
          all.append(
            ViewWrite(target: Site(file: index, target), value: Site(file: index, value)))
        } else if let last, last == projection || last == storage {
          // `_view = State(initialValue: …)`: what a view begins with its field tells.
          if case .call = file.facts[value].kind { continue }
          isOpen = true
        }
      case .inOut(let target): isOpen = isOpen || Self.lastName(target, file) == name
      case .keyPath(_, let components, _):
        isOpen = isOpen || file.facts[components].contains { file.name($0) == name }
      case .name(let local, _):
        isOpen = isOpen || file.name(local) == projection && !presented.contains(position)
      case .member(let base, let local, _) where file.name(local) == name:
        // `$model.view`
        isOpen = isOpen || Self.isProjected(base, file) && !presented.contains(position)
      case .call(let callee, let arguments):
        read(call: callee, file.facts[arguments], file, index)
      case .binary(let operation, let target, _) where file.facts[operation].hasSuffix("="):
        guard Self.lastName(target, file) == name else { continue }
        isOpen = isOpen || !Self.comparisons.contains(file.facts[operation])
      default: break
      }
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", ">=", "<=", "===", "!=="]

  /// `pages.append(page)`, `pages.removeLast()`
  private mutating func read(
    call callee: ExpressionID, _ arguments: ArraySlice<Argument>, _ file: ProjectFile, _ index: Int
  ) {
    guard case .member(let base, let method, _) = file.facts[callee].kind,
      Self.lastName(base, file) == name
    else { return }
    let text = file.facts[method]
    guard Self.growing.contains(text) else { return }
    guard text != "replaceSubrange", let first = arguments.first, first.label == .none else {
      isOpen = true
      return
    }
    all.append(
      ViewWrite(
        target: Site(file: index, base), value: Site(file: index, first.value), isElement: true))
  }

  /// Methods of lists that put something in.
  private static let growing: Set<String> = ["append", "insert", "replaceSubrange"]

  private static func isProjected(_ id: ExpressionID, _ file: ProjectFile) -> Bool {
    switch file.facts[id].kind {
    case .name(let name, _): file.facts[name].hasPrefix("$")
    case .member(let base, let name, _):
      file.facts[name].hasPrefix("$") || isProjected(base, file)
    default: false
    }
  }

  private static func lastName(_ id: ExpressionID, _ file: ProjectFile) -> Name? {
    switch file.facts[id].kind {
    case .name(let name, _), .member(_, let name, _): file.name(name)
    case .optionalChain(let operand), .forceUnwrap(let operand), .subscripted(let operand, _):
      lastName(operand, file)
    default: nil
    }
  }
}
