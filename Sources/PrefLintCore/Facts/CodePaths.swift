// How code is reached, and what its locals stand for: what a rule asks that follows calls. Conditions are kept as steps that name
// the one before, so that a use of a name holds one number.

/// What is known of the locals and the paths of one body.
struct CodePaths {
  /// The number of a step.
  typealias Step = Int32

  /// What a local name stands for.
  enum Origin {
    /// A parameter of the member.
    case parameter
    /// A value that it is bound to for good.
    case value(ExpressionID)
    case unknown
  }

  struct Local {
    var name: LocalName
    var origin: Origin
  }

  /// A condition under which code is reached.
  enum Condition {
    case holds(ExpressionID)
    case fails(ExpressionID)
    /// The expression decides it, in a way that is not told.
    case open(ExpressionID)
    /// The expression, which alone was asked for something, is nil.
    case unbound(ExpressionID)

    var expression: ExpressionID {
      switch self {
      case .holds(let id), .fails(let id), .open(let id), .unbound(let id): id
      }
    }

    /// What must be so for the right side of an operator to be reached.
    init?(behind operation: String, _ left: ExpressionID) {
      switch operation {
      case "&&": self = .holds(left)
      case "||": self = .fails(left)
      case "??": self = .open(left)
      default: return nil
      }
    }
  }

  /// The locals among the names of expressions.
  var origins: [ExpressionID: Origin] = [:]
  /// What calls are given, by what they call.
  var arguments: [ExpressionID: ArgumentList] = [:]
  private var steps: [(condition: Condition, before: Step?)] = []

  mutating func step(_ condition: Condition, after before: Step?) -> Step {
    steps.append((condition, before))
    return Step(truncatingIfNeeded: steps.count - 1)
  }

  /// What a list of conditions says where it holds, or where it does not.
  mutating func step(_ list: ArraySlice<FactCondition>, hold: Bool, after before: Step?) -> Step? {
    var last = before
    for condition in list {
      switch condition {
      case .expression(let id):
        let isOnly = list.count == 1
        last = step(hold ? .holds(id) : isOnly ? .fails(id) : .open(id), after: last)
      case .optionalBinding(_, _, let id):
        last = step(!hold && list.count == 1 ? .unbound(id) : .open(id), after: last)
      case .match(_, let id): last = step(.open(id), after: last)
      case .availability: break
      }
    }
    return last
  }

  /// The conditions up to a step, the innermost first.
  func conditions(of step: Step?) -> [Condition] {
    var found: [Condition] = []
    var current = step
    while let step = current {
      found.append(steps[Int(step)].condition)
      current = steps[Int(step)].before
    }
    return found
  }
}

/// An element of the conditions of `if`, `guard` and `while`.
typealias FactCondition = Condition

extension FileFacts {
  /// Whether what follows a block is not reached when the block is.
  func leaves(_ block: Block) -> Bool {
    self[block].contains { id in
      switch self[id].kind {
      case .returned, .thrown, .jump, .other: true
      case .expression(let value):
        if case .call(let callee, _) = self[value].kind, case .name(let name, _) = self[callee].kind
        {
          StandardLayout.endingFunctions.contains(self[name])
        } else {
          false
        }
      default: false
      }
    }
  }
}
