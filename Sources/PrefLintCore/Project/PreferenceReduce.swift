// What a key's `reduce` does with the value so far and the next one (D9–D14): its body is run on abstract values that
// say where they come from. What it is called and how it is written does not matter.

/// How `reduce` combines two values.
enum ReduceOperation: Hashable {
  case sum, product, maximum, minimum
  /// Elements of both: `append`, `+` of collections, `merge`, `formUnion`.
  case collect
  case or, and
  /// Elements that both have.
  case intersect
  /// A combination that is not one of these.
  case other
}

/// Where a value comes from.
enum ReduceOrigin: Hashable {
  /// The value so far.
  case accumulated
  /// The next value.
  case next
  /// One of the two, as they say: the next one where it is there, or the one so far.
  case chosen(prefersNext: Bool, byNil: Bool)
  case combined(ReduceOperation)
  /// Whether the two are equal.
  case compared
  /// Whether the next one is less than the one so far, or greater.
  case ordered(nextIsLess: Bool)
  /// The value so far with some of its members taken from the next one.
  case partlyNext(Set<Name>)
  /// Whether one of two Boolean values is false.
  case inverted(isNext: Bool)
  /// Something that is made of one of them.
  case derived(fromNext: Bool)
  /// `true` or `false`.
  case truth(Bool)
  /// Neither.
  case constant
  case undecided

  /// The same question, asked the other way round.
  var negated: ReduceOrigin {
    switch self {
    case .ordered(let nextIsLess): .ordered(nextIsLess: !nextIsLess)
    case .accumulated: .inverted(isNext: false)
    case .next: .inverted(isNext: true)
    case .inverted(let isNext): isNext ? .next : .accumulated
    case .truth(let value): .truth(!value)
    default: self
    }
  }

  var dependsOnAccumulated: Bool {
    switch self {
    case .accumulated, .chosen, .combined, .compared, .ordered, .partlyNext,
      .inverted(isNext: false), .derived(fromNext: false), .undecided:
      true
    default: false
    }
  }

  var dependsOnNext: Bool {
    switch self {
    case .next, .chosen, .combined, .compared, .ordered, .partlyNext, .inverted(isNext: true),
      .derived(fromNext: true), .undecided:
      true
    default: false
    }
  }

  /// What it is after a change that is made of neither.
  var changed: ReduceOrigin {
    switch self {
    case .accumulated: .derived(fromNext: false)
    case .next: .derived(fromNext: true)
    default: self
    }
  }

  var isCombined: Bool {
    if case .combined = self { return true }
    return false
  }

  var isConstant: Bool {
    switch self {
    case .constant, .truth: true
    default: false
    }
  }
}

/// What is left of the values after `reduce`.
enum ReduceShape: Hashable {
  /// Only the last one: `value = nextValue()`.
  case keepsLast
  /// Only the first one: the next value is not used.
  case keepsFirst
  /// The first or the last one that is there.
  case chooses(prefersNext: Bool, byNil: Bool)
  case combines(ReduceOperation)
  case undecided

  /// Whether all values but one are lost, wherever they come from.
  var keepsOne: Bool { self == .keepsLast || self == .keepsFirst }

  init(_ origin: ReduceOrigin) {
    switch origin {
    case .accumulated: self = .keepsFirst
    case .next, .derived(fromNext: true): self = .keepsLast
    case .chosen(let prefersNext, let byNil):
      self = .chooses(prefersNext: prefersNext, byNil: byNil)
    case .combined(let operation): self = .combines(operation)
    case .compared, .ordered, .partlyNext: self = .combines(.other)
    case .inverted, .derived(fromNext: false), .truth, .constant, .undecided: self = .undecided
    }
  }
}

/// The `reduce` of a key.
struct PreferenceReduce {
  var reference: DeclarationReference
  var shape: ReduceShape

  /// The function that a key combines its values with; nil where several are, or none is seen.
  init?(of key: NominalID, in project: Project) {
    guard let name = project.names.find("reduce") else { return nil }
    let found = project.members(named: name, of: key).filter { member in
      guard member.isStatic, let function = project.function(of: member.reference) else {
        return false
      }
      let facts = project.files[member.reference.fileIndex].facts
      return function.body != nil
        && facts[function.parameters].map { facts[$0.label] } == ["value", "nextValue"]
    }
    guard found.count == 1 else { return nil }
    reference = found[0].reference
    var run = ReduceRun(project: project, reduce: reference)
    shape = ReduceShape(run.result())
  }
}
