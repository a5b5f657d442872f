// Runs the body of a `reduce` on origins instead of values: both ways of a condition, each with what it leaves.

struct ReduceRun {
  let project: Project
  /// The function whose body runs, and the type of the values that are combined.
  var function: DeclarationReference
  let valueType: TypeID
  /// The variables in sight. The value so far stands under the name of its parameter.
  var locals: [Name: ReduceOrigin] = [:]
  /// Names of functions that give the next value when they are called.
  var nextFunctions: Set<Name> = []
  /// Variables that nothing can change.
  var constants: Set<Name> = []
  /// Closures that such variables hold.
  var closures: [Name: Closure] = [:]
  /// In a method, the value that it is called on.
  let selfName: Name
  /// What functions within functions have left, and on what the way there depended.
  var exits: [Exit] = []
  /// What the call is a call of that is a statement of its own: what gives nothing is called for what it changes.
  var statement: ExpressionID?
  /// Whether a loop's body runs.
  var isLooping = false
  var depth = 0
  /// Helpers are followed as deep as somebody writes them for a key.
  static let depthLimit = 4

  var file: Int { function.fileIndex }
  var facts: FileFacts { project.files[file].facts }

  struct Exit {
    var locals: [Name: ReduceOrigin]
    var returned: ReduceOrigin?
    var condition: ReduceOrigin
  }

  /// A run of a key's `reduce`.
  init(project: Project, reduce: DeclarationReference) {
    self.project = project
    function = reduce
    selfName = project.names.intern("self")
    let facts = project.files[reduce.fileIndex].facts
    let context = LexicalContext(reference: reduce, project: project)
    valueType =
      project.function(of: reduce)
      .flatMap { facts[$0.parameters].first?.type }
      .map { project.resolveType($0, in: context) } ?? .unknown
  }

  /// What the value so far is after the `reduce`.
  mutating func result() -> ReduceOrigin {
    guard let function = project.function(of: function), let body = function.body else {
      return .undecided
    }
    let parameters = Array(facts[function.parameters])
    guard parameters.count == 2 else { return .undecided }
    let value = name(parameters[0].name)
    locals = [value: .accumulated]
    nextFunctions = [name(parameters[1].name)]
    let ended = run(body)
    return left(in: value, ended: ended)
  }

  /// What a variable holds when a function has ended, by falling off its end or by leaving it earlier.
  func left(in variable: Name, ended: Bool) -> ReduceOrigin {
    var result = ended ? nil : locals[variable]
    for exit in exits.reversed() {
      let left = exit.locals[variable] ?? .undecided
      result = result.map { join(left, $0, exit.condition) } ?? left
    }
    return result ?? .undecided
  }

  func name(_ local: LocalName) -> Name { project.files[file].name(local) }

  /// Whether the values are `true` or `false`.
  var isBoolean: Bool {
    guard case .external(let name, _) = project.types[valueType] else { return false }
    return project.names[name] == "Bool"
  }

  // MARK: Joining

  /// What one of two ways leaves, where a condition decides which: the left one where it holds.
  func join(
    _ left: ReduceOrigin, _ right: ReduceOrigin, _ condition: ReduceOrigin
  ) -> ReduceOrigin {
    if left == right { return left }
    if isBoolean, let joined = joinedTruth(left, right, condition) { return joined }
    switch (left, right) {
    case (.undecided, _), (_, .undecided): return .undecided
    case (.accumulated, .next), (.next, .accumulated):
      if case .ordered(let nextIsLess) = condition {
        return .combined(nextIsLess == (left == .next) ? .minimum : .maximum)
      }
      switch (condition.dependsOnAccumulated, condition.dependsOnNext) {
      // Where both are equal either is the next one.
      case (true, true): return condition == .compared ? .next : .combined(.other)
      case (false, true): return .chosen(prefersNext: true, byNil: false)
      case (true, false): return .chosen(prefersNext: false, byNil: false)
      case (false, false): return .undecided
      }
    case (.combined(let operation), .accumulated), (.accumulated, .combined(let operation)):
      return .combined(operation)
    case (.chosen, .accumulated), (.accumulated, .chosen), (.chosen, .next), (.next, .chosen):
      return .chosen(prefersNext: true, byNil: false)
    case (.combined, _), (_, .combined), (.chosen, _), (_, .chosen): return .combined(.other)
    default:
      let both = made(of: [left, right], .other)
      if both.isConstant { return .undecided }
      // Which of the two it is, the condition says: it tells of what it asks.
      let isTold =
        condition.dependsOnNext && !both.dependsOnNext
        || condition.dependsOnAccumulated && !both.dependsOnAccumulated
      return isTold ? .combined(.other) : both
    }
  }

  /// What one of two ways leaves of Boolean values: `if nextValue() { value = true }` is `||`.
  private func joinedTruth(
    _ left: ReduceOrigin, _ right: ReduceOrigin, _ condition: ReduceOrigin
  ) -> ReduceOrigin? {
    if case .inverted = condition { return joinedTruth(right, left, condition.negated) }
    // What a branch leaves of the value that it asks for is what it asks.
    let (then, otherwise): (ReduceOrigin, ReduceOrigin)
    switch condition {
    case .accumulated, .next:
      then = left == condition ? .truth(true) : left
      otherwise = right == condition ? .truth(false) : right
    case .combined(.or), .combined(.and): (then, otherwise) = (left, right)
    default: return nil
    }
    let other: ReduceOrigin = condition == .next ? .accumulated : .next
    switch (then, otherwise) {
    case (.truth(true), .truth(false)): return condition
    case (.truth(true), other) where !condition.isCombined: return .combined(.or)
    case (other, .truth(false)) where !condition.isCombined: return .combined(.and)
    case (.truth(true), .accumulated) where condition == .combined(.or): return condition
    case (.accumulated, .truth(false)) where condition == .combined(.and): return condition
    default: return nil
    }
  }

  func joined(
    _ left: [Name: ReduceOrigin], _ right: [Name: ReduceOrigin], _ condition: ReduceOrigin
  ) -> [Name: ReduceOrigin] {
    left.merging(right) { join($0, $1, condition) }
  }

  /// After a loop that may not have run.
  func looped(
    _ before: [Name: ReduceOrigin], _ after: [Name: ReduceOrigin]
  ) -> [Name: ReduceOrigin] {
    before.merging(after) { old, new in
      if old == new { return old }
      if case .combined = new { return new }
      return new.dependsOnAccumulated && new.dependsOnNext ? .combined(.other) : .undecided
    }
  }

  /// Something made of several values.
  func made(of parts: [ReduceOrigin], _ operation: ReduceOperation) -> ReduceOrigin {
    if parts.contains(.undecided) { return .undecided }
    for case .combined(let inner) in parts {
      return .combined(inner == operation ? inner : .other)
    }
    let accumulated = parts.contains(where: \.dependsOnAccumulated)
    let next = parts.contains(where: \.dependsOnNext)
    switch (accumulated, next) {
    case (true, true): return .combined(operation)
    case (true, false): return .derived(fromNext: false)
    case (false, true): return .derived(fromNext: true)
    case (false, false): return .constant
    }
  }

  /// A value that is put together of parts: combined like all of them.
  func assembled(of parts: [ReduceOrigin]) -> ReduceOrigin {
    if parts.count > 1, case .combined = parts[0], parts.allSatisfy({ $0 == parts[0] }) {
      return parts[0]
    }
    return made(of: parts, .other)
  }

  func part(of value: ReduceOrigin) -> ReduceOrigin { made(of: [value], .other) }
}
