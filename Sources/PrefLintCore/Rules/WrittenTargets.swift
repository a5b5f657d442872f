// Where a project may write the variables of a name: what stands on the left of an assignment or beside an operator that is
// not known to be pure, after `&`, or before a method, which may be mutating.

/// The places where variables of a name may be written, whosever they are.
struct WrittenTargets {
  /// A use of the name in what an expression may write.
  struct Place {
    var file: Int
    var expression: Expression
    /// Whether it is certainly written.
    var isCertain: Bool
  }

  /// The name of the variables.
  let member: Name
  /// In the order of files and expressions.
  private(set) var places: [Place] = []

  /// - Complexity: linear in the expressions of the files that hold the name.
  init(project: Project, member: Name) {
    self.member = member
    for index in project.files(naming: member) {
      let file = project.files[index]
      var reader = TargetReader(file: file, count: file.facts.expressions.count)
      for expression in file.facts.expressions { reader.read(expression) }
      for (position, reach) in reader.reaches.enumerated() where reach != .none {
        let expression = file.facts.expressions[position]
        switch expression.kind {
        case .member(_, let name, _), .name(let name, _), .implicitMember(let name, _):
          guard file.name(name) == member else { continue }
          places.append(
            Place(file: index, expression: expression, isCertain: reach == .certain))
        default: continue
        }
      }
    }
  }
}

/// Finds the expressions of a file that are written, or may be.
private struct TargetReader {
  enum Reach: UInt8, Comparable {
    case none, uncertain, certain

    static func < (lhs: Reach, rhs: Reach) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  let file: ProjectFile
  /// By expression. What was reached is not followed again, so that a chain of calls costs its length.
  private(set) var reaches: [Reach]

  init(file: ProjectFile, count: Int) {
    self.file = file
    reaches = Array(repeating: .none, count: count)
  }

  mutating func read(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, _): reach(target, .certain)
    case .inOut(let operand): reach(operand, .certain)
    case .binary(let name, let left, let right):
      if pureOperators.contains(file.facts[name]) { return }
      reach(left, file.facts[name].last == "=" ? .certain : .uncertain)
      reach(right, .uncertain)
    case .prefix(let name, let operand), .postfix(let name, let operand):
      if !pureOperators.contains(file.facts[name]) { reach(operand, .uncertain) }
    case .call(let callee, _):
      if case .member(let base, _, _) = file.facts[callee].kind { reach(base, .uncertain) }
    default: return
    }
  }

  /// An operand, and whatever is written with it.
  private mutating func reach(_ operand: ExpressionID, _ reach: Reach) {
    let facts = file.facts
    var waiting = [operand]
    while let id = waiting.popLast() {
      guard reaches[id.index] < reach else { continue }
      reaches[id.index] = reach
      switch facts[id].kind {
      case .member(let base, _, _), .subscripted(let base, _), .call(let base, _),
        .optionalChain(let base), .forceUnwrap(let base), .cast(let base, _, _),
        .configured(let base, _):
        waiting.append(base)
      case .tuple(let elements): waiting += facts[elements].map(\.value)
      case .ternary(_, let then, let otherwise): waiting += [then, otherwise]
      case .other(let parts): waiting += facts[parts]
      default: continue
      }
    }
  }
}

/// Operators of the standard library that write none of their operands.
private let pureOperators: Set = [
  "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "==", "!=",
  "===", "!==", "<", "<=", ">", ">=", "~=", "&&", "||", "??", "...", "..<", "!", "~", ".==", ".!=",
  ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".!",
]
