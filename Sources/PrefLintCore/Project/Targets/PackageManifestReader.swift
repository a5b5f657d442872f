// Reads the targets of a `Package.swift` from its facts. A manifest is a program; what it declares with
// literals, also through its own constants, is read wherever it stands, since many manifests append to
// `package.targets` or build lists of targets first. What it computes makes it incomplete: its other targets
// are then told by their folders.

struct PackageManifestReader {
  private let facts: FileFacts
  private let folder: String
  /// Initial values of constants by name; nil where several share one.
  private var constants: [LocalName: ExpressionID?] = [:]
  private var isComplete = true
  /// How deep sums may nest, and how many constants may name each other in a row.
  private static let depthLimit = 32
  /// How many parts of sums are read: constants that add themselves up could be endless.
  private var budget = 20_000
  /// How many parts of lists could not be read.
  private var unreadParts = 0

  private static let targetKinds: [String: DeclaredTarget.Kind] = [
    "target": .library, "executableTarget": .program, "testTarget": .tests, "macro": .program,
    "plugin": .program,
  ]

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - path: the path of `Package.swift`, relative to the project root.
  ///   - hasFiles: whether a folder, relative to the project root, holds Swift files.
  /// - Complexity: linear in the facts, but for constants, which are read wherever they are named.
  static func read(
    _ facts: FileFacts, path: String, hasFiles: (String) -> Bool
  ) -> DeclaredProject {
    var reader = PackageManifestReader(facts: facts, folder: ProjectPath.folder(of: path))
    return reader.read(hasFiles)
  }

  private init(facts: FileFacts, folder: String) {
    self.facts = facts
    self.folder = folder
    for declaration in facts.declarations {
      guard case .variable(let id) = declaration.kind else { continue }
      let value = facts[id].initializer
      constants[declaration.name] = .some(constants[declaration.name] == nil ? value : nil)
    }
  }

  /// `.target(name: "A")`, of which some stand among the dependencies of others.
  private struct Call {
    var name: String
    var arguments: ArraySlice<Argument>
    var range: TextRange
  }

  private mutating func read(_ hasFiles: (String) -> Bool) -> DeclaredProject {
    let calls = facts.expressions.compactMap { call($0) }
    let targets = calls.filter { Self.targetKinds[$0.name] != nil }
    // What stands in a `dependencies:` is a dependency, whatever it is called.
    let inner = Self.joined(
      targets.compactMap { argument("dependencies", $0).map { facts[$0].range } })
    var result = DeclaredProject(folder: folder, isPackage: true)
    var numbers: [String: Int] = [:]
    var declared: [Call] = []
    for target in targets {
      if Self.holds(inner, target.range.start) { continue }
      guard let name = text("name", target) else {
        isComplete = false
        continue
      }
      if let known = numbers[name] {
        // `.target(name:)` outside a list of dependencies may still be one: what says more is the target.
        if declared[known].arguments.count < target.arguments.count { declared[known] = target }
        continue
      }
      numbers[name] = declared.count
      declared.append(target)
    }
    for target in declared {
      result.targets.append(self.target(target, isOnly: declared.count == 1, hasFiles))
    }
    readProducts(calls, numbers, into: &result)
    for package in calls where package.name == "package" {
      if let path = text("path", package),
        let place = ProjectPath.join(folder, path)
      {
        result.localPackages.append(place)
      }
    }
    if result.targets.isEmpty { isComplete = false }
    result.isComplete = isComplete
    return result
  }

  /// Ranges in order, those that overlap as one.
  private static func joined(_ ranges: [TextRange]) -> [TextRange] {
    var result: [TextRange] = []
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      if let last = result.last, range.start < last.end {
        result[result.count - 1] = TextRange(start: last.start, end: max(last.end, range.end))
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether one of some ranges in order holds an offset.
  private static func holds(_ ranges: [TextRange], _ offset: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].start <= offset
  }

  private mutating func readProducts(
    _ calls: [Call], _ numbers: [String: Int], into result: inout DeclaredProject
  ) {
    for product in calls {
      guard ["library", "executable", "plugin", "iOSApplication"].contains(product.name),
        let name = text("name", product),
        let listed = argument("targets", product)
      else { continue }
      let members = texts(listed).compactMap { $0.flatMap { numbers[$0] } }
      result.products[name, default: []] += members
      if product.name == "iOSApplication" {
        for index in members { result.targets[index].kind = .program }
      }
    }
  }

  private mutating func target(
    _ call: Call, isOnly: Bool, _ hasFiles: (String) -> Bool
  ) -> DeclaredTarget {
    let name = text("name", call) ?? ""
    let kind = Self.targetKinds[call.name] ?? .library
    var target = DeclaredTarget(name: name, modules: [ProjectPath.moduleName(name)], kind: kind)
    var path: String?
    if argument("path", call) != nil {
      path = text("path", call).flatMap { ProjectPath.join(folder, $0) }
      if path == nil { isComplete = false }
    } else {
      path = usualFolder(of: name, call.name, isOnly: isOnly, hasFiles)
    }
    if let path {
      var members = DeclaredTarget.Folder(path: path)
      if let excluded = argument("exclude", call) {
        members.without = texts(excluded).compactMap { $0 }
      }
      if let sources = argument("sources", call) {
        let before = unreadParts
        let only = texts(sources)
        let isWhole = unreadParts == before && !only.contains(nil)
        if isWhole { members.only = only.compactMap { $0 } } else { isComplete = false }
      }
      target.folders = [members]
    }
    if let dependencies = argument("dependencies", call) {
      for element in elements(dependencies) {
        if let dependency = dependency(element) { target.dependencies.append(dependency) }
      }
    }
    return target
  }

  /// The folder of a target that names none.
  private func usualFolder(
    of name: String, _ kind: String, isOnly: Bool, _ hasFiles: (String) -> Bool
  ) -> String? {
    let usual =
      switch kind {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for place in usual {
      if let path = ProjectPath.join(folder, place + "/" + name), hasFiles(path) { return path }
    }
    // The only target of a package may have the whole folder.
    guard isOnly, let place = usual.first, let path = ProjectPath.join(folder, place) else {
      return nil
    }
    return hasFiles(path) ? path : nil
  }

  private mutating func dependency(_ id: ExpressionID) -> DeclaredTarget.Dependency? {
    if let name = text(id) { return .named(name) }
    guard let call = call(facts[resolved(id)]), let text = text("name", call) else { return nil }
    switch call.name {
    case "target", "byName": return .named(text)
    case "product": return .product(text)
    default: return nil
    }
  }

  // MARK: Expressions

  /// A call of `.name(…)`, also of `Target.name(…)`.
  private func call(_ expression: Expression) -> Call? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    switch facts[callee].kind {
    case .implicitMember(let name, _):
      return Call(name: facts[name], arguments: facts[arguments], range: expression.range)
    case .member(let base, let name, _):
      guard case .name(let type, _) = facts[base].kind else { return nil }
      guard ["Target", "Product", "Package", "Dependency"].contains(facts[type]) else {
        return nil
      }
      return Call(name: facts[name], arguments: facts[arguments], range: expression.range)
    default: return nil
    }
  }

  private func argument(_ label: String, _ call: Call) -> ExpressionID? {
    call.arguments.first { facts[$0.label] == label }?.value
  }

  /// The value of a constant that is named, else the expression itself.
  private func resolved(_ id: ExpressionID) -> ExpressionID {
    var current = id
    for _ in 0..<Self.depthLimit {
      switch facts[current].kind {
      case .name(let name, _), .implicitMember(let name, _), .member(_, let name, _):
        guard let value = constants[name], let value else { return current }
        current = value
      case .cast(let inner, _, _): current = inner
      default: return current
      }
    }
    return current
  }

  /// A text without interpolation; nil if it cannot be told.
  private mutating func text(_ id: ExpressionID, depth: Int = 0) -> String? {
    budget -= 1
    switch facts[resolved(id)].kind {
    case .string(let literal, let parts): return parts.isEmpty ? facts[literal] : nil
    case .binary(let name, let left, let right):
      guard depth < Self.depthLimit, budget > 0, facts[name] == "+",
        let left = text(left, depth: depth + 1), let right = text(right, depth: depth + 1)
      else { return nil }
      return left + right
    default: return nil
    }
  }

  private mutating func text(_ label: String, _ call: Call) -> String? {
    argument(label, call).flatMap { text($0) }
  }

  private mutating func texts(_ id: ExpressionID) -> [String?] {
    elements(id).map { text($0) }
  }

  /// The elements of a list, as far as literals and constants tell.
  private mutating func elements(_ id: ExpressionID, depth: Int = 0) -> [ExpressionID] {
    budget -= 1
    guard depth < Self.depthLimit, budget > 0 else {
      unreadParts += 1
      return []
    }
    switch facts[resolved(id)].kind {
    case .array(let items): return Array(facts[items])
    case .binary(_, let left, let right):
      return elements(left, depth: depth + 1) + elements(right, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      return elements(then, depth: depth + 1) + elements(otherwise, depth: depth + 1)
    default:
      unreadParts += 1
      return []
    }
  }
}
