// Flags that may be nothing at all: `isAuthorized == nil`, `isAuthorized == true`. What is not true is false or nothing.

extension Evaluator {
  /// Where a traced `Bool?` is a constant, and where it is not; nil for other values.
  func optionalFlag(_ value: ValueID, is constant: Bool) -> Assumptions? {
    guard let trace = trace(of: value), trace.name != .none, environmentTraces[trace.name] == nil,
      project.types[type(of: value)] == .optional(boolType)
    else { return nil }
    let name = constant ? language.trueValue : language.falseValue
    casesOfTraces[trace.name] = [language.trueValue, language.falseValue, language.none]
    return assumptions(trace.name, .equals(name), "==\(project.names[name])")
  }

  /// The same of what an expression names, without asking anything on the way that may be nothing itself.
  func optionalFlag(_ id: ExpressionID, is constant: Bool, _ frame: Frame) -> Assumptions? {
    guard tracesValues else { return nil }
    var head = id
    while case .member(let base, _, _) = frame.file.facts[head].kind { head = base }
    guard case .name = frame.file.facts[head].kind else { return nil }
    return optionalFlag(evaluate(id, frame), is: constant)
  }

  /// A traced flag that is there, which is true or false.
  func presentFlag(_ value: ValueID, _ held: ValueID) -> ValueID {
    guard let yes = optionalFlag(value, is: true), let no = optionalFlag(value, is: false) else {
      return held
    }
    return store.intern(.traced(held, Trace(name: .none, holds: yes.holds, fails: no.holds)))
  }

  /// `isAuthorized ?? false`: the constant stands for nothing.
  func coalescedFlag(
    _ left: ExpressionID, _ right: ExpressionID, _ frame: Frame
  ) -> Assumptions? {
    guard tracesValues, case .boolean(let constant) = frame.file.facts[right].kind,
      let other = optionalFlag(left, is: !constant, frame)
    else { return nil }
    return constant ? other.negated : other
  }

  /// A value without what conditions say of it.
  func bare(_ value: ValueID) -> ValueID {
    if case .traced(let inner, _) = store[value] { inner } else { value }
  }
}
