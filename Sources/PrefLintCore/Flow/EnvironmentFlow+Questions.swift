// Whether what conditions along a way ask of run-time values can have the answers that it needs. Two branches that are
// decided by one value in ways that are not understood may exclude each other: a failure that needs both is not proved
// where one of them keeps the object away.

enum Feasibility: Comparable {
  case possible, unclear, impossible
}

extension EnvironmentFlow {
  /// Whether all that a way assumes can hold, for an object that it misses.
  func feasibility(of assumed: PresenceID, missing type: TypeID) -> Feasibility {
    guard assumed != .always, !evaluator.questions.isEmpty else { return .possible }
    let key = FeasibilityKey(presence: assumed, type: type)
    if let known = feasibilities[key] { return known }
    let result = feasibility(of: assumed, type, depth: 0)
    feasibilities[key] = result
    return result
  }

  private func feasibility(of assumed: PresenceID, _ type: TypeID, depth: Int) -> Feasibility {
    bearings.update(to: evaluator)
    var asked: [AskedLiteral] = []
    var either: Presence.Literal?
    for literal in project.presences[assumed].literals {
      guard let question = bearings.asked(literal.name, evaluator) else { continue }
      if question.isEither {
        either = either ?? literal
      } else {
        asked.append(
          AskedLiteral(literal: literal.name, isSet: question.answer ?? literal.isSet, question))
      }
    }
    guard let either else {
      guard asked.count > 1 else { return feasibility(of: asked, type) }
      let cases = feasibilityOfCases(asked)
      return cases == .impossible ? cases : max(cases, feasibility(of: asked, type))
    }
    guard depth < 6, case .either(let options)? = evaluator.questions[either.name]?.kind else {
      return .unclear
    }
    // Whatever is added, it stays what it is without.
    let known = feasibility(of: asked, type)
    if known == .impossible { return .impossible }
    var rest = project.presences[assumed]
    rest.literals.removeAll { $0.name == either.name }
    let others = project.presences.intern(rest)
    var best = Feasibility.impossible
    for option in options {
      let joined = project.presences.and(others, option)
      guard joined != .never else { continue }
      let next = feasibility(of: joined, type, depth: depth + 1)
      if next == .possible || next == known { return next }
      if next == .unclear { best = .unclear }
    }
    return best
  }

  /// Whether each two of some questions can have their answers.
  private func feasibility(of asked: [AskedLiteral], _ type: TypeID) -> Feasibility {
    var result = Feasibility.possible
    for (index, first) in asked.enumerated() {
      if isNever(first, type) {
        guard compared == nil else { return .impossible }
        result = .unclear
      }
      for second in asked[(index + 1)...] {
        switch first.question.mayBear(on: second.question) ? bearing(first, second) : .possible {
        case .possible where areJoint(first, second, type):
          // What was proved does not stand: nothing says that both can be.
          guard compared == nil else { return .impossible }
          result = .unclear
        case .possible: break
        case .impossible: return .impossible
        case .unclear
        where !evaluator.conjoinedAnswers.contains(AnswerPair(first.answer, second.answer)):
          // Only where one of them keeps the object away the other must be certain. A call that is asked twice hardly answers
          // otherwise the second time.
          if isOtherAnswer(first, second) || keepsAway(first.literal, first.isSet, type)
            || keepsAway(second.literal, second.isSet, type)
          {
            result = .unclear
          }
        case .unclear: break
        }
      }
    }
    return result
  }

  /// Whether two questions can have their answers, as far as the values tell on which both depend.
  private func bearing(_ first: AskedLiteral, _ second: AskedLiteral) -> Feasibility {
    let pair = AskedPair(first, second)
    if let known = bearings.pairs[pair] { return known }
    var result = Feasibility.possible
    if let one = evaluator.questions[first.literal],
      let other = evaluator.questions[second.literal],
      !one.sources.isDisjoint(with: other.sources)
    {
      result = compare((one, first.isSet), (other, second.isSet))
    }
    bearings.pairs[pair] = result
    return result
  }

  /// Whether nothing makes the value that a question asks a case.
  private func isNever(_ name: Name, _ question: Question) -> Bool {
    var other = question
    other.kind = name == evaluator.language.none ? .holds : .equals(name)
    return evaluator.repeatedConditions.isNever(other, name != evaluator.language.none)
  }

  /// Whether nothing gives a question the answer under which an object is missing.
  private func isNever(_ asked: AskedLiteral, _ type: TypeID) -> Bool {
    guard asked.question.isSetByCode, let question = evaluator.questions[asked.literal],
      keepsAway(asked.literal, asked.isSet, type)
    else { return false }
    return evaluator.repeatedConditions.isNever(question, asked.isSet)
  }

  /// Whether two questions ask for properties that are set together, and one of them keeps an object away.
  private func areJoint(_ first: AskedLiteral, _ second: AskedLiteral, _ type: TypeID) -> Bool {
    guard first.question.isSetByCode, second.question.isSetByCode,
      first.question.trace != second.question.trace,
      let one = evaluator.questions[first.literal],
      let other = evaluator.questions[second.literal],
      keepsAway(first.literal, first.isSet, type) || keepsAway(second.literal, second.isSet, type)
    else { return false }
    return evaluator.repeatedConditions.areJoint(one, first.isSet, other, second.isSet)
  }

  /// Whether the cases that are ruled out leave one.
  private func feasibilityOfCases(
    _ asked: [AskedLiteral]
  ) -> Feasibility {
    guard !evaluator.casesOfTraces.isEmpty else { return .possible }
    var ruledOut: [Name: (cases: Set<Name>, mayVary: Bool)] = [:]
    for item in asked {
      guard let name = item.ruledOut(evaluator.language) else { continue }
      ruledOut[item.question.trace, default: ([], false)].cases.insert(name)
      if item.question.answer != nil { ruledOut[item.question.trace]?.mayVary = true }
    }
    var result = Feasibility.possible
    for (trace, item) in ruledOut {
      guard let all = evaluator.casesOfTraces[trace] else { continue }
      if all.isSubset(of: item.cases) {
        guard item.mayVary else { return .impossible }
        result = .unclear
      } else if let literal = asked.first(where: { $0.question.trace == trace })?.literal,
        let question = evaluator.questions[literal],
        all.subtracting(item.cases).allSatisfy({ isNever($0, question) })
      {
        guard compared == nil else { return .impossible }
        result = .unclear
      }
    }
    return result
  }

  /// Whether two questions about values that depend on one can have their answers.
  private func compare(
    _ first: (question: Question, isSet: Bool), _ second: (question: Question, isSet: Bool)
  ) -> Feasibility {
    let (left, right) = (first.question, second.question)
    guard left.kind != .open, right.kind != .open else { return .unclear }
    // Members of two objects are two values.
    if let one = left.object, let other = right.object, one != other { return .possible }
    let isSame = left.trace == right.trace && left.answer == nil && right.answer == nil
    if left.kind == right.kind {
      if first.isSet == second.isSet { return .possible }
      return isSame ? .impossible : .unclear
    }
    if left.trace == right.trace, case .equals(let one) = left.kind,
      case .equals(let other) = right.kind, !(first.isSet && second.isSet)
    {
      guard first.isSet != second.isSet, areEqual(one, other) != false else { return .possible }
      return isSame && areEqual(one, other) == true ? .impossible : .unclear
    }
    guard isSame else { return .unclear }
    switch (left.kind, right.kind) {
    case (.equals(let one), .equals(let other)):
      return areEqual(one, other).map { $0 ? .possible : .impossible } ?? .unclear
    case (.holds, _): return answer(first.isSet, right.kind, second.isSet)
    case (_, .holds): return answer(second.isSet, left.kind, first.isSet)
    case (.compared(let one, let low, let isWhole), .compared(let other, let high, let isWholeToo)):
      // What is no number is neither more nor less than one.
      guard first.isSet || second.isSet || isWhole ?? isWholeToo ?? false else { return .unclear }
      let overlap = NumberRange(one, low, holds: first.isSet)
        .overlaps(
          NumberRange(other, high, holds: second.isSet), isWhole: isWhole ?? isWholeToo)
      return overlap.map { $0 ? .possible : .impossible } ?? .unclear
    case (.equals(let number), .compared(let other, let bound, _)):
      return answer(number, first.isSet, NumberRange(other, bound, holds: second.isSet))
    case (.compared(let other, let bound, _), .equals(let number)):
      return answer(number, second.isSet, NumberRange(other, bound, holds: first.isSet))
    default: return .unclear
    }
  }

  /// Whether what holds something, or nothing, can answer another question so.
  private func answer(_ holds: Bool, _ other: Question.Kind, _ isSet: Bool) -> Feasibility {
    if holds { return .possible }
    // What has a name may be nothing itself.
    guard case .equals(let name) = other, !project.names[name].hasPrefix("=") else {
      return .unclear
    }
    return isSet ? .impossible : .possible
  }

  /// Whether a call is to have answered yes and no.
  private func isOtherAnswer(_ first: AskedLiteral, _ second: AskedLiteral) -> Bool {
    guard first.isSet != second.isSet, first.question.trace == second.question.trace,
      evaluator.repeatedConditions.calls.contains(first.question.trace)
    else { return false }
    return evaluator.questions[first.literal]?.kind == evaluator.questions[second.literal]?.kind
  }

  /// Whether two constants of different writings are one value; nil where that is not told.
  private func areEqual(_ left: Name, _ right: Name) -> Bool? {
    let (one, other) = (project.names[left], project.names[right])
    switch (one.first, other.first) {
    case ("\"", "\""):
      return LiteralTexts.areEqual(
        texts: String(one.dropFirst().dropLast()), String(other.dropFirst().dropLast()))
    case (let first?, let second?) where first.isNumber && second.isNumber:
      return LiteralTexts.areEqual(numbers: one, other)
    case (let first?, let second?) where first.isNumber || second.isNumber: return nil
    default: return one == other
    }
  }

  /// Whether a number, or any other one than that, answers a comparison.
  private func answer(_ constant: Name, _ isSame: Bool, _ range: NumberRange) -> Feasibility {
    guard let number = LiteralTexts.number(project.names[constant]) else { return .unclear }
    if isSame { return range.contains(number) ? .possible : .impossible }
    // Of numbers without an end some are left, whatever else is ruled out.
    return range.isEndlessAbove ? .possible : .unclear
  }

  /// Whether an object of a type is written under the opposite answer to a question.
  private func keepsAway(_ literal: Name, _ isSet: Bool, _ type: TypeID) -> Bool {
    guard let question = evaluator.questions[literal] else { return false }
    let written = answersOfWrites(of: type)
    // In another case of the same selection.
    if let selection = question.selection {
      return written.contains(Answer(question: selection, isSet: true))
        && !written.contains(Answer(question: question.name, isSet: true))
    }
    return written.contains(Answer(question: question.name, isSet: !isSet))
  }

  /// The answers under which an object of a type is written somewhere.
  ///
  /// - Complexity: linear in the nodes for each type, and for each write in the nodes above it.
  private func answersOfWrites(of type: TypeID) -> Set<Answer> {
    if let known = writeAnswers[type] { return known }
    var found: Set<Answer> = []
    var seen: Set<Int32> = []
    func add(_ presence: PresenceID, depth: Int) {
      for literal in project.presences[presence].literals {
        guard let question = evaluator.questions[literal.name] else { continue }
        if case .either(let options) = question.kind {
          if depth < 6 { for option in options { add(option, depth: depth + 1) } }
        } else {
          found.insert(Answer(question: question.name, isSet: question.answer ?? literal.isSet))
          if let selection = question.selection {
            found.insert(Answer(question: selection, isSet: true))
          }
        }
      }
    }
    for (index, node) in nodes.enumerated() {
      guard case .writes(type, _) = node.step else { continue }
      var current = Int32(truncatingIfNeeded: index)
      while current >= 0, seen.insert(current).inserted {
        if case .assumes(let presence) = nodes[Int(current)].step { add(presence, depth: 0) }
        current = nodes[Int(current)].parent
      }
    }
    writeAnswers[type] = found
    return found
  }

  /// Drops the missing objects of which it is not told whether the conditions on the way can hold together, or whether a program
  /// is built for their platforms, and counts their reads as undecided.
  func leaveOpenWhatConditionsMayExclude() {
    guard !evaluator.questions.isEmpty || hasUntoldWays else { return }
    noteWhatIsMissingTogether()
    // What was proved stands until something certainly speaks against it.
    guard compared == nil else { return }
    missing.removeAll { object in
      let presence = object.presence
      let isUnclear = feasibility(object.node, presence, missing: object.type) == .unclear
      // An object that certainly is missing on one way may not be told of on another.
      guard isUnclear || hasUnclearWay(object.node, presence, missing: object.type) else {
        return false
      }
      let isPreview = roots[root(of: object.node)].kind == .preview
      readStates[object.read.property]?.leaveOpen(
        .init(node: object.node, type: nil, isElsewhere: isMissingElsewhere(object)),
        inPreview: isPreview)
      return isUnclear && !object.isTogether
    }
  }
}

struct FeasibilityKey: FastHashable {
  var presence: PresenceID
  var type: TypeID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(UInt64(presence.rawValue) << 32 | UInt64(type.rawValue))
  }
}

/// What is asked again and again of questions, while none is added or changed.
struct QuestionBearings {
  /// What of a question is compared most.
  struct Asked {
    var name: Name
    var trace: Name
    var answer: Bool?
    /// The case or constant that it asks for.
    var equal: Name?
    var isEither: Bool
    /// Whether it asks for anything at all.
    fileprivate var isHolding = false
    /// A bit for each of its sources, which others may share.
    fileprivate var sources: UInt64 = 0
    /// Whether code is known that sets one of them.
    fileprivate var isSetByCode = false

    /// Whether both may depend on one value.
    fileprivate func mayBear(on other: Self) -> Bool { sources & other.sources != 0 }
  }

  private var edits = 0
  private var known: [Name: Asked] = [:]
  /// Whether two questions can have their answers.
  fileprivate var pairs: [AskedPair: Feasibility] = [:]

  /// Forgets everything if a question was added or changed.
  mutating func update(to evaluator: Evaluator) {
    guard edits != evaluator.questionEdits else { return }
    (edits, known, pairs) = (evaluator.questionEdits, [:], [:])
  }

  /// The question of a literal; nil of one that is none.
  mutating func asked(_ literal: Name, _ evaluator: Evaluator) -> Asked? {
    if let own = known[literal] { return own }
    guard let question = evaluator.questions[literal] else { return nil }
    var asked = Asked(
      name: question.name, trace: question.trace, answer: question.answer, equal: nil,
      isEither: false)
    for source in question.sources { asked.sources |= 1 &<< (source.fastHash & 63) }
    asked.isSetByCode = evaluator.repeatedConditions.isSetByCode(question.sources)
    switch question.kind {
    case .equals(let name): asked.equal = name
    case .either: asked.isEither = true
    case .holds: asked.isHolding = true
    default: break
    }
    known[literal] = asked
    return asked
  }
}

/// A question with the answer that a way needs.
private struct AskedLiteral {
  var literal: Name
  var isSet: Bool
  var question: QuestionBearings.Asked

  init(literal: Name, isSet: Bool, _ question: QuestionBearings.Asked) {
    (self.literal, self.isSet, self.question) = (literal, isSet, question)
  }

  var answer: Answer { Answer(question: question.name, isSet: isSet) }

  /// The case that a value is not, by its answer; what holds something is not nothing.
  func ruledOut(_ language: LanguageNames) -> Name? {
    if question.isHolding { return isSet ? language.none : nil }
    return isSet ? nil : question.equal
  }
}

private struct AskedPair: FastHashable {
  private var first: UInt64
  private var second: UInt64

  init(_ one: AskedLiteral, _ other: AskedLiteral) {
    first = UInt64(one.literal.rawValue) << 1 | (one.isSet ? 1 : 0)
    second = UInt64(other.literal.rawValue) << 1 | (other.isSet ? 1 : 0)
  }

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(first)
    mixer.add(second)
  }
}
