// Conditions of `#if`, from their tokens: they have operators, precedence and names of their own, and
// few files have any. Equal conditions are one element of the file's list.

/// Builds conditions, simplified and each only once.
struct ConditionInterner: ~Copyable {
  private(set) var all: [BuildCondition] = [.always]
  private var depths: [Int] = [0]
  private var known: [BuildCondition: BuildConditionID] = [:]

  /// Whoever evaluates a condition may recurse into it; what nests deeper than any real one, a
  /// thousand `#elseif`s or `||`s, is taken as not understood.
  private static let depthLimit = 128

  mutating func make(_ condition: BuildCondition) -> BuildConditionID {
    if case .always = condition { return BuildConditionID(0) }
    if let id = known[condition] { return id }
    let depth =
      switch condition {
      case .not(let operand): depths[operand.index] + 1
      case .and(let lhs, let rhs), .or(let lhs, let rhs):
        max(depths[lhs.index], depths[rhs.index]) + 1
      default: 0
      }
    if depth > Self.depthLimit { return make(.other) }
    let id = BuildConditionID(all.count)
    all.append(condition)
    depths.append(depth)
    known[condition] = id
    return id
  }

  mutating func not(_ operand: BuildConditionID) -> BuildConditionID {
    switch all[operand.index] {
    case .always: make(.never)
    case .never: make(.always)
    case .not(let inner): inner
    // What is unknown stays so; as an element of its own, it would look decided by its twin.
    case .other: operand
    default: make(.not(operand))
    }
  }

  mutating func and(_ lhs: BuildConditionID, _ rhs: BuildConditionID) -> BuildConditionID {
    switch (all[lhs.index], all[rhs.index]) {
    case (.always, _), (_, .never): rhs
    case (_, .always), (.never, _): lhs
    default: lhs == rhs ? lhs : make(.and(lhs, rhs))
    }
  }

  mutating func or(_ lhs: BuildConditionID, _ rhs: BuildConditionID) -> BuildConditionID {
    switch (all[lhs.index], all[rhs.index]) {
    case (.always, _), (_, .never): lhs
    case (_, .always), (.never, _): rhs
    default: lhs == rhs ? lhs : make(.or(lhs, rhs))
    }
  }
}

extension FactsBuilder.Lowering {
  /// Calls `body` for each clause of an `ifConfig` with the clause's own condition, which denies its
  /// predecessors, and with `condition` set to the conjunction of it and what is around.
  mutating func forEachClause(
    of node: NodeID,
    _ body: (inout FactsBuilder.Lowering, NodeID, BuildConditionID) -> Void
  ) {
    let outer = condition
    var denied = BuildConditionID(0)
    for clause in tree.children(of: node) where tree.kind(clause) == .ifConfigClause {
      var own = denied
      if tree.tokenKind(tree.mainToken(clause)) != .poundElse {
        let demanded =
          tree.child(clause, .ifConfigCondition).map { readCondition($0) }
          ?? conditions.make(.other)
        own = conditions.and(denied, demanded)
        let opposite = conditions.not(demanded)
        denied = conditions.and(denied, opposite)
      }
      condition = conditions.and(outer, own)
      body(&self, clause, own)
    }
    condition = outer
  }

  /// The condition that the tokens of an `ifConfigCondition` spell.
  ///
  /// `&&` binds tighter than `||`; nesting takes a stack of its own.
  private mutating func readCondition(_ node: NodeID) -> BuildConditionID {
    var values: [BuildConditionID] = []
    var pending: [ConditionOperator] = []
    var token = tree.firstToken(node)
    let end = tree.endToken(node)
    while token < end {
      switch tree.tokenKind(token) {
      case .leftParen: pending.append(.parenthesis)
      case .rightParen:
        reduce(&values, &pending, downTo: .parenthesis)
        if pending.last == .parenthesis { pending.removeLast() }
      case .prefixOperator:
        guard tree.spells(token, "!") else { return conditions.make(.other) }
        pending.append(.not)
      case .binaryOperator:
        let isAnd = tree.spells(token, "&&")
        guard isAnd || tree.spells(token, "||") else { return conditions.make(.other) }
        reduce(&values, &pending, downTo: isAnd ? .or : .parenthesis)
        pending.append(isAnd ? .and : .or)
      case .kwTrue: values.append(BuildConditionID(0))
      case .kwFalse: values.append(conditions.make(.never))
      case .integerLiteral:
        let isZero = tree.spells(token, "0")
        values.append(isZero ? conditions.make(.never) : BuildConditionID(0))
      case let kind where kind.isWord:
        if token + 1 < end, tree.tokenKind(token + 1) == .leftParen {
          values.append(readQuestion(token))
          token = tree.closingParenthesis(from: token + 1, end: end)
        } else {
          values.append(conditions.make(.flag(name(token))))
        }
      default: values.append(conditions.make(.other))
      }
      token += 1
    }
    reduce(&values, &pending, downTo: nil)
    return values.count == 1 ? values[0] : conditions.make(.other)
  }

  private enum ConditionOperator: Int, Comparable {
    case parenthesis, or, and, not

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Applies the pending operators that bind tighter than `limit`.
  private mutating func reduce(
    _ values: inout [BuildConditionID], _ pending: inout [ConditionOperator],
    downTo limit: ConditionOperator?
  ) {
    while let top = pending.last {
      if let limit, top <= limit { return }
      pending.removeLast()
      if top == .parenthesis { continue }
      let rhs = values.popLast() ?? conditions.make(.other)
      if top == .not {
        values.append(conditions.not(rhs))
      } else {
        let lhs = values.popLast() ?? conditions.make(.other)
        values.append(top == .and ? conditions.and(lhs, rhs) : conditions.or(lhs, rhs))
      }
    }
  }

  /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`: a word and what follows `(`.
  private mutating func readQuestion(_ token: TokenIndex) -> BuildConditionID {
    guard tree.tokenKind(token + 2).isWord else { return conditions.make(.other) }
    let subject = name(token + 2)
    if tree.spells(token, "os") { return conditions.make(.platform(subject)) }
    if tree.spells(token, "canImport") { return conditions.make(.canImport(subject)) }
    if tree.spells(token, "targetEnvironment") {
      return conditions.make(.environment(subject))
    }
    return conditions.make(.other)
  }
}

extension TreeReader {
  fileprivate func closingParenthesis(from open: TokenIndex, end: TokenIndex) -> TokenIndex {
    var depth = 0
    var token = open
    while token < end {
      switch tokenKind(token) {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return token }
      default: break
      }
      token += 1
    }
    return end - 1
  }
}
