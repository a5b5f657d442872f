// The precedence of binary operators: Swift's standard groups, and what a file declares itself. Operators
// that other files declare have the default precedence.

/// How tightly an operator binds.
struct OperatorPrecedence: Hashable, Sendable {
  var level: Int
  var isRightAssociative = false

  static let assignment = Self(level: 100, isRightAssociative: true)
  static let arrow = Self(level: 200, isRightAssociative: true)
  static let ternary = Self(level: 300, isRightAssociative: true)
  /// Of operators without a group.
  static let standard = Self(level: 400)
  static let disjunction = Self(level: 500)
  static let conjunction = Self(level: 600)
  static let comparison = Self(level: 700)
  static let nilCoalescing = Self(level: 800, isRightAssociative: true)
  static let cast = Self(level: 900)
  static let range = Self(level: 1000)
  static let addition = Self(level: 1100)
  static let multiplication = Self(level: 1200)
  static let shift = Self(level: 1300)
  /// Of two operands without an operator in between, in broken sources.
  static let juxtaposition = Self(level: 1)

  /// A standard group by its name.
  static func group(_ name: String) -> Self? {
    switch name {
    case "AssignmentPrecedence": .assignment
    case "FunctionArrowPrecedence": .arrow
    case "TernaryPrecedence": .ternary
    case "DefaultPrecedence": .standard
    case "LogicalDisjunctionPrecedence": .disjunction
    case "LogicalConjunctionPrecedence": .conjunction
    case "ComparisonPrecedence": .comparison
    case "NilCoalescingPrecedence": .nilCoalescing
    case "CastingPrecedence": .cast
    case "RangeFormationPrecedence": .range
    case "AdditionPrecedence": .addition
    case "MultiplicationPrecedence": .multiplication
    case "BitwiseShiftPrecedence": .shift
    default: nil
    }
  }

  /// Whether an operator changes its left operand, going by its text: a project's own may.
  static func assigns(_ text: String) -> Bool {
    text.hasSuffix("=") && ofOperator(text) != .comparison
  }

  /// An operator of the standard library by its text; any other has the default precedence.
  static func ofOperator(_ text: String) -> Self { standardOperators[text] ?? .standard }

  /// Whether the standard library has an operator.
  static func isStandard(_ text: String) -> Bool { standardOperators[text] != nil }

  private static let standardOperators: [String: Self] = {
    let groups: [(Self, [String])] = [
      (
        .assignment,
        [
          "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
          "&<<=", "&>>=", ".&=", ".|=", ".^=",
        ]
      ),
      (.disjunction, ["||", ".|", ".^"]),
      (.conjunction, ["&&", ".&"]),
      (
        .comparison,
        [
          "<", ">", "<=", ">=", "==", "!=", "===", "!==", "~=", ".<", ".>", ".<=", ".>=", ".==",
          ".!=",
        ]
      ),
      (.nilCoalescing, ["??"]),
      (.range, ["...", "..<"]),
      (.addition, ["+", "-", "&+", "&-", "|", "^"]),
      (.multiplication, ["*", "/", "%", "&", "&*", "&/", "&%"]),
      (.shift, ["<<", ">>", "&<<", "&>>"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { group, texts in texts.map { ($0, group) } })
  }()
}

/// The precedences of one file's operators, each looked up by its text once.
struct OperatorTable {
  /// By the index of the operator's name.
  private var known: [OperatorPrecedence?] = []
  private var groups: [String: OperatorPrecedence] = [:]

  subscript(operator: LocalName) -> OperatorPrecedence? {
    `operator`.index < known.count ? known[`operator`.index] : nil
  }

  mutating func set(_ precedence: OperatorPrecedence, of operator: LocalName) {
    while known.count <= `operator`.index { known.append(nil) }
    known[`operator`.index] = precedence
  }

  /// Forgets the operators of a file.
  mutating func removeAll() {
    known.removeAll(keepingCapacity: true)
    groups.removeAll()
  }

  func group(_ name: String) -> OperatorPrecedence? {
    groups[name] ?? OperatorPrecedence.group(name)
  }

  mutating func set(_ precedence: OperatorPrecedence, ofGroup name: String) {
    groups[name] = precedence
  }
}

extension FileFacts {
  /// Whether a binary operator changes its left operand.
  func assigns(_ operation: LocalName) -> Bool {
    names.utf8(of: operation).last == UInt8(ascii: "=")
      && OperatorPrecedence.assigns(self[operation])
  }
}

extension FactsBuilder.Lowering {
  /// The precedence of a binary operator.
  mutating func precedence(of operator: LocalName) -> OperatorPrecedence {
    if let known = operators[`operator`] { return known }
    let precedence = OperatorPrecedence.ofOperator(names.text(`operator`))
    operators.set(precedence, of: `operator`)
    return precedence
  }

  /// Reads the operators and precedence groups that the file declares, before anything uses them.
  mutating func declareOperators() {
    var declarations: [NodeID] = []
    tree.collectOperatorDeclarations(tree.firstChild(tree.root), into: &declarations)
    guard !declarations.isEmpty else { return }
    // A group may stand before the one that it refers to; each round settles at least one of them.
    let groups = declarations.filter { tree.kind($0) == .precedenceGroupDecl }
    for _ in 0..<min(groups.count, 16) {
      for group in groups { declareGroup(group) }
    }
    for node in declarations where tree.kind(node) == .operatorDecl {
      let main = tree.mainToken(node)
      guard let designation = tree.child(node, .operatorDesignation), main != noToken else {
        continue
      }
      guard let precedence = operators.group(tree.string(ofToken: tree.mainToken(designation)))
      else { continue }
      operators.set(precedence, of: operatorName(from: main, to: tree.endOfOperator(main)))
    }
  }

  private mutating func declareGroup(_ node: NodeID) {
    var above: Int?
    var below: Int?
    var isRightAssociative = false
    for attribute in tree.children(of: node)
    where tree.kind(attribute) == .precedenceGroupAttribute {
      let main = tree.mainToken(attribute)
      // The keyword, a colon, the first name.
      guard main != noToken, main + 2 < tree.endToken(attribute) else { continue }
      switch tree.tokenKind(main) {
      case .kwAssociativity: isRightAssociative = tree.tokenKind(main + 2) == .kwRight
      case .kwHigherThan: above = operators.group(tree.string(ofToken: main + 2))?.level
      case .kwLowerThan: below = operators.group(tree.string(ofToken: main + 2))?.level
      default: continue
      }
    }
    let level: Int
    switch (above, below) {
    case (let above?, let below?): level = (above + below) / 2
    case (let above?, nil): level = above + 10
    case (nil, let below?): level = below - 10
    case (nil, nil): level = OperatorPrecedence.standard.level
    }
    operators.set(
      OperatorPrecedence(level: level, isRightAssociative: isRightAssociative),
      ofGroup: tree.string(ofToken: tree.mainToken(node)))
  }
}

extension TreeReader {
  fileprivate func collectOperatorDeclarations(_ first: NodeID?, into found: inout [NodeID]) {
    for item in siblings(from: first) {
      switch kind(item) {
      case .operatorDecl, .precedenceGroupDecl: found.append(item)
      case .ifConfig:
        for clause in children(of: item) {
          collectOperatorDeclarations(firstChild(clause), into: &found)
        }
      default: continue
      }
    }
  }
}
