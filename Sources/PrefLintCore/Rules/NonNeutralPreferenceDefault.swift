// non-neutral-preference-default: a `reduce` that combines values, with a default value that changes them (D14). Judged
// on the declaration alone: content that sets nothing contributes the default (D10).

extension Rule {
  static let nonNeutralPreferenceDefault = Rule(id: "non-neutral-preference-default") { context in
    context.preferenceDeclarations.keys.filter(context.isUsable).compactMap { key in
      guard let reduce = PreferenceReduce(of: key, in: context.project),
        case .combines(let operation) = reduce.shape,
        let name = context.project.names.find("defaultValue"),
        let member = context.project.members(named: name, of: key).first(where: {
          !context.project.isRequirement($0)
        })
      else { return nil }
      let value = PreferenceDefault(of: key, in: context.project)
      let isRectangle = context.valueText(of: reduce).hasSuffix("Rect")
      guard value.isNeutral(for: operation, isRectangle: isRectangle) == false else { return nil }
      return context.finding(
        nonNeutral: key, reduce, operation, member.reference, isRectangle: isRectangle)
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    nonNeutral key: NominalID, _ reduce: PreferenceReduce, _ operation: ReduceOperation,
    _ member: DeclarationReference, isRectangle: Bool
  ) -> Finding {
    let name = name(ofKey: key)
    return Finding(
      rule: "non-neutral-preference-default", severity: .warning,
      message: "the default value of '\(name)' changes what 'reduce' combines", subject: name,
      reason: "not-neutral", range: flow.range(ofName: member),
      trace: [
        TraceStep(
          kind: .step, range: flow.range(ofName: reduce.reference),
          message: "combined here: a view that sets nothing may contribute the default")
      ],
      help: "use \(neutral(operation, isRectangle: isRectangle)) as the default value",
      anchor: anchor(member))
  }

  private func neutral(_ operation: ReduceOperation, isRectangle: Bool) -> String {
    switch operation {
    case .sum: "'0', or what is empty,"
    case .product: "'1'"
    case .maximum: "the least value, '-.infinity',"
    case .minimum: "the greatest value, '.infinity',"
    case .collect: isRectangle ? "'.null'" : "an empty value"
    case .or: "'false'"
    case .and: "'true'"
    case .intersect, .other: "nil"
    }
  }
}
