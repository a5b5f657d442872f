// One of several views: the branches of a condition. What is there whichever is taken comes up as if there were no condition.

extension PreferenceFlow {
  /// One of several. Branches of a builder are dynamic content, which contributes the default as well (D10).
  func union(_ alternatives: [Alternative], _ local: LocalCondition) -> UpwardValues {
    let choice = newChoice()
    var result = UpwardValues()
    var parts = alternatives.map { alternative in
      let presence = evaluator.inAnyEnvironment(alternative.presence)
      return assuming(presence) {
        upward(
          alternative.value,
          local.and(presence, decided: alternative.isDecided, project.presences))
      }
    }
    choiceSites[choice] = alternatives.compactMap { site(of: $0.value) }
    result.contributions = takeCommon(alternatives, &parts)
    for (index, alternative) in alternatives.enumerated() {
      var part = parts[index]
      if !alternative.isDecided {
        doubt(part)
        part = part.uncertain
      }
      // Variants of different builds exclude each other, and are there whenever their build is.
      let presence = evaluator.inAnyEnvironment(alternative.presence)
      let (fixed, assumed) = project.presences.split(alternative.presence)
      let branch = Contribution.Branch(
        choice: choice, index: Int32(truncatingIfNeeded: index),
        isConditional: fixed == .always || assumed != .always)
      part = standing(part, in: presence).changed { $0.branches.append(branch) }
      if let content = part.dynamic {
        let builds = project.presences.and(content.presence, fixed)
        part.dynamic = builds == .never ? nil : content
        part.dynamic?.presence = builds
      }
      result.add(part)
    }
    // What stood there first may have been replaced by something that is not followed.
    if alternatives.count == 1, !alternatives[0].isDecided, alternatives[0].guise == nil {
      result.isOpen = true
    }
    return isDynamic(alternatives) ? dynamic(result, site(among: alternatives)) : result
  }

  /// Takes out of the branches of a run-time condition what is there whichever is taken, once.
  private func takeCommon(
    _ alternatives: [Alternative], _ parts: inout [UpwardValues]
  ) -> [Contribution] {
    guard alternatives.count > 1,
      alternatives.allSatisfy({ alternative in
        alternative.isDecided && project.presences.split(alternative.presence).fixed == .always
      })
    else { return [] }
    func position(of item: Contribution, in part: UpwardValues) -> Int? {
      part.contributions.firstIndex {
        $0.use == item.use && !$0.repeats && $0.branches.isEmpty && $0.presence == item.presence
      }
    }
    var common: [Contribution] = []
    let whole = newChoice()
    for item in parts[0].contributions {
      guard item.use != nil, parts.allSatisfy({ position(of: item, in: $0) != nil }) else {
        continue
      }
      for index in parts.indices {
        if let found = position(of: item, in: parts[index]) {
          parts[index].contributions.remove(at: found)
        }
      }
      // Where among the rest of a branch it stands, and which of two is first, each branch tells for itself.
      var taken = item
      taken.layers.append(
        .init(whole: whole, part: Int32(truncatingIfNeeded: common.count + 1)))
      common.append(taken)
    }
    if !common.isEmpty { parts = parts.map { $0.layer(0, of: whole) } }
    return common
  }

  /// Whether alternatives are certainly branches of a builder: an operator's have one type.
  private func isDynamic(_ alternatives: [Alternative]) -> Bool {
    let present = alternatives.filter {
      project.presences.split($0.presence).fixed == .always && $0.isDecided
    }
    guard present.count > 1, present.count == alternatives.count else { return false }
    let hasView = present.contains { site(of: $0.value) != nil || isStatic($0.value) }
    guard hasView else { return false }
    // What may be nil is an optional, however it is chosen.
    if present.contains(where: { $0.value == .empty || evaluator.core($0.value) == .none }) {
      return true
    }
    // One `AnyView`, whichever it holds, is dynamic by itself.
    if present.allSatisfy({ isErased($0.value) }) { return true }
    let types = present.compactMap { kind(of: $0.value) }
    if types.count == present.count, Set(types).count > 1 { return true }
    return areBranches(present.map(\.value))
  }

  /// The type of a view as far as its name tells; nil for what a modifier makes of it.
  private func kind(of value: ValueID) -> Name? {
    switch evaluator.store[value] {
    case .component(let name, _, _):
      return evaluator.componentEntries[name] == nil ? nil : name
    case .externalMember(let base?, _):
      // `Color.red`
      guard case .metatype(let type) = evaluator.store[evaluator.core(base)],
        case .external(let name, _) = project.types[type]
      else { return nil }
      return name
    case .opaque(let type):
      guard evaluator.isLeaf(type), case .external(let name, _) = project.types[type] else {
        return nil
      }
      return name
    case .built, .instance:
      guard let nominal = project.types.nominal(evaluator.type(of: value)) else {
        return nil
      }
      return project[nominal].name
    default: return nil
    }
  }

  private func isErased(_ value: ValueID) -> Bool {
    if case .erased = evaluator.store[value] { return true }
    return false
  }

  /// Whether a value is a static member of a view of SwiftUI: `Color.red`.
  private func isStatic(_ value: ValueID) -> Bool {
    guard case .externalMember(let base?, _) = evaluator.store[evaluator.core(value)],
      case .metatype(let type) = evaluator.store[evaluator.core(base)]
    else { return false }
    return evaluator.isLeaf(type)
  }

  private func site(among alternatives: [Alternative]) -> Site? {
    alternatives.lazy.compactMap { self.site(of: $0.value) }.first
  }
}
