// What code does with what an expression names. Only forms that are listed here count as known: whoever must be sure that
// something changes in no other way asks for those, and takes every other form for a change.

/// The expression that each expression of a file is an operand of.
struct ExpressionForms {
  /// What is done with what a name, or a member, stands for.
  enum Form: Equatable {
    /// Its value is read.
    case read
    /// It, or a part of it that has a name, is the target of an assignment.
    case assigned(ExpressionID)
    /// Anything else: what is given away with `&`, a method that may change it, an element, a part behind `?`.
    case other
  }

  /// Operators that leave their operands as they are.
  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "==", "!=", "<", ">",
    "<=", ">=",
    "===", "!==", "~=", "&&", "||", "??", "...", "..<", "is",
  ]
  private static let signs: Set<String> = ["-", "+", "!", "~", "...", "..<"]

  private let facts: FileFacts
  /// Methods that leave alone what they are called on.
  private let reading: Set<LocalName>
  /// By expression, the one around it; -1 where a statement, a closure or a declaration is.
  private let parents: [Int32]

  /// O(expressions of the file).
  init(_ facts: FileFacts, reading: Set<LocalName>) {
    self.facts = facts
    self.reading = reading
    var parents = [Int32](repeating: -1, count: facts.expressions.count)
    for index in facts.expressions.indices {
      let parent = Int32(truncatingIfNeeded: index)
      func adopt(_ child: ExpressionID) { parents[child.index] = parent }
      func adopt(_ list: ArgumentList) { for item in facts[list] { adopt(item.value) } }
      func adopt(_ list: ExpressionList) { for item in facts[list] { adopt(item) } }
      switch facts.expressions[index].kind {
      case .member(let base, _, _): adopt(base)
      case .call(let callee, let list), .subscripted(let callee, let list):
        adopt(callee)
        adopt(list)
      case .string(_, let list), .array(let list), .dictionary(let list), .other(let list):
        adopt(list)
      case .tuple(let list), .macro(_, let list): adopt(list)
      case .optionalChain(let operand), .forceUnwrap(let operand), .prefix(_, let operand),
        .postfix(_, let operand), .cast(let operand, _, _), .optionalTry(let operand),
        .inOut(let operand):
        adopt(operand)
      case .ternary(let condition, let then, let otherwise):
        adopt(condition)
        adopt(then)
        adopt(otherwise)
      case .binary(_, let left, let right):
        adopt(left)
        adopt(right)
      case .assignment(let target, let value):
        adopt(target)
        adopt(value)
      case .configured(let base, let clauses):
        adopt(base)
        for clause in facts[clauses] { adopt(clause.value) }
      default: break
      }
    }
    self.parents = parents
  }

  /// The expression that an expression is an operand of.
  func parent(of id: ExpressionID) -> ExpressionID? {
    let parent = parents[id.index]
    return parent < 0 ? nil : ExpressionID(Int(parent))
  }

  /// What is done with what an expression names. What is done with a part of an object leaves a variable as it is that holds the
  /// object. O(depth of the expression).
  func form(of id: ExpressionID, holdsObject: Bool = false) -> Form {
    var current = id
    var isElement = false
    while let parent = parent(of: current) {
      switch facts[parent].kind {
      case .member: if holdsObject { return .read }
      case .optionalChain, .forceUnwrap: isElement = true
      case .subscripted(let base, _):
        guard base == current else { return .read }
        isElement = true
      case .call(let callee, _):
        guard callee == current, current != id else { return .read }
        guard case .member(_, let name, _) = facts[current].kind else { return .other }
        return reading.contains(name) ? .read : .other
      case .assignment(let target, _):
        guard target == current else { return .read }
        return isElement ? .other : .assigned(parent)
      case .binary(let operation, let left, _):
        // An operator of the project's own may take its operands with `&`, too.
        guard Self.operators.contains(facts[operation]) else {
          guard left == current, !isElement,
            OperatorPrecedence.ofOperator(facts[operation]) == .assignment
          else { return .other }
          return .assigned(parent)
        }
        return .read
      case .tuple: return isTarget(parent) ? .other : .read
      case .cast, .optionalTry: break
      case .array, .dictionary, .string, .ternary: return .read
      case .prefix(let operation, _), .postfix(let operation, _):
        return Self.signs.contains(facts[operation]) ? .read : .other
      default: return .other
      }
      current = parent
    }
    return .read
  }

  /// Whether something is assigned to the elements of a tuple.
  private func isTarget(_ tuple: ExpressionID) -> Bool {
    var current = tuple
    while let parent = parent(of: current) {
      switch facts[parent].kind {
      case .tuple: current = parent
      case .assignment(let target, _): return target == current
      default: return false
      }
    }
    return false
  }
}
