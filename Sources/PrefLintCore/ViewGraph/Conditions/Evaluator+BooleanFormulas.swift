// Boolean constants by what they are made of: `let isBusy = a && !b`. What asks such constants, and what they are made of, is asked
// for all answers to what these come down to; that the constants depend on each other decides nothing then.

/// A condition over the values that a run decides.
indirect enum BooleanFormula {
  case constant(Bool)
  /// By number.
  case atom(Int)
  case not(BooleanFormula)
  case and(BooleanFormula, BooleanFormula)
  case or(BooleanFormula, BooleanFormula)

  /// What it is where the atoms are true whose bits are set.
  func holds(_ atoms: Int) -> Bool {
    switch self {
    case .constant(let value): value
    case .atom(let number): atoms & (1 << number) != 0
    case .not(let operand): !operand.holds(atoms)
    case .and(let left, let right): left.holds(atoms) && right.holds(atoms)
    case .or(let left, let right): left.holds(atoms) || right.holds(atoms)
    }
  }
}

extension Evaluator {
  /// Whether a condition may hold and may fail, as far as it is made of `&&`, `||`, `!` and of values that nothing ties to each other,
  /// where others hold or fail. False where that is not understood.
  func isOpen(
    _ condition: (inout FormulaReader) -> BooleanFormula?,
    where others: [(conditions: [ExpressionID], holds: Bool)] = [], _ frame: Frame
  ) -> Bool {
    var reader = FormulaReader(evaluator: self, frame: frame)
    guard let asked = condition(&reader) else { return false }
    var around: [BooleanFormula] = []
    for other in others {
      var all = BooleanFormula.constant(true)
      for id in other.conditions {
        guard let next = reader.formula(id) else { return false }
        all = .and(all, next)
      }
      around.append(other.holds ? all : .not(all))
    }
    guard reader.isUnderstood else { return false }
    var answers: Set<Bool> = []
    for atoms in 0..<(1 << reader.count) where around.allSatisfy({ $0.holds(atoms) }) {
      answers.insert(asked.holds(atoms))
    }
    return answers.count == 2
  }
}

/// Reads conditions of one frame; the same value is the same atom in all of them.
struct FormulaReader {
  private let evaluator: Evaluator
  private let frame: Frame
  private var atoms: [Name: Int] = [:]
  /// With which constant each chain is compared; `true` for one that is asked itself.
  private var comparisons: [Name: String] = [:]
  /// Whether no value is asked in two ways that may depend on each other.
  private(set) var isUnderstood = true
  private var depth = 0

  private static let atomLimit = 8
  private static let depthLimit = 16

  init(evaluator: Evaluator, frame: Frame) {
    self.evaluator = evaluator
    self.frame = frame
  }

  var count: Int { atoms.count }

  /// What an expression asks; nil for one that is not understood.
  mutating func formula(_ id: ExpressionID) -> BooleanFormula? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let facts = frame.file.facts
    let language = evaluator.language
    switch facts[id].kind {
    case .boolean(let value): return .constant(value)
    case .prefix(let name, let operand) where frame.file.name(name) == language.not:
      return formula(operand).map { .not($0) }
    case .binary(let name, let left, let right):
      let operation = frame.file.name(name)
      if operation == language.and || operation == language.or {
        guard let left = formula(left), let right = formula(right) else { return nil }
        return operation == language.and ? .and(left, right) : .or(left, right)
      }
      guard operation == language.equal || operation == language.notEqual,
        let chain = chain(left), let constant = DecidingNames.constant(right, frame.file),
        let atom = atom(chain, constant)
      else { return nil }
      return operation == language.equal ? atom : .not(atom)
    case .tuple(let elements):
      guard elements.count == 1, let only = facts[elements].first else { return nil }
      return formula(only.value)
    case .name(let local, _):
      if let made = frame.correlated?.formulas[frame.file.name(local)] { return formula(made) }
      return chain(id).flatMap { atom($0, "true") }
    case .member: return chain(id).flatMap { atom($0, "true") }
    default: return nil
    }
  }

  private mutating func atom(_ chain: Name, _ constant: String) -> BooleanFormula? {
    if let known = comparisons[chain], known != constant { isUnderstood = false }
    comparisons[chain] = constant
    if let known = atoms[chain] { return .atom(known) }
    guard atoms.count < Self.atomLimit else { return nil }
    atoms[chain] = atoms.count
    return .atom(atoms.count - 1)
  }

  /// `model.isOn` as one name; nil for what is no chain of names, or begins with a variable that depends on others.
  private func chain(_ id: ExpressionID) -> Name? {
    guard let root = BranchNames.root(id, frame.file), frame.correlated?.sources[root] == nil else {
      return nil
    }
    return BranchNames.chain(id, frame.file, evaluator.project.names)
  }
}
