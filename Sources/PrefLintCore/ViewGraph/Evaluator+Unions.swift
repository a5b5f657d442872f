// Values that are one of several, by conditions, platforms or programs.

extension Evaluator {
  /// How many alternatives are compared one by one: more are hashed.
  private static let comparedLimit = 12

  /// Alternatives joined; equal ones once. What is in no program where evaluation stands is none.
  func union(_ alternatives: [Alternative]) -> ValueID {
    var flat: [Alternative] = []
    flat.reserveCapacity(alternatives.count)
    var known: Set<Alternative> = []
    func key(_ alternative: Alternative) -> Alternative {
      var key = alternative
      key.guise = nil
      return key
    }
    func add(_ new: Alternative) {
      // A few are compared faster than they are hashed.
      if flat.count < Self.comparedLimit {
        guard !flat.contains(where: { $0.isSame(as: new) }) else { return }
      } else {
        if known.isEmpty { known = Set(flat.map(key)) }
        guard known.insert(key(new)).inserted else { return }
      }
      flat.append(new)
    }
    for var alternative in alternatives {
      alternative.presence = within(alternative.presence)
      if alternative.presence == .never { continue }
      if case .union(let inner) = store[alternative.value] {
        for next in inner {
          let joined = Alternative(
            presence: project.presences.and(alternative.presence, next.presence), value: next.value,
            isDecided: alternative.isDecided && next.isDecided,
            guise: next.guise ?? alternative.guise)
          if joined.presence != .never { add(joined) }
        }
      } else {
        add(alternative)
      }
    }
    if flat.count == 1 { flat[0].guise = nil }
    if flat.count == 1, flat[0].presence == .always, flat[0].isDecided { return flat[0].value }
    if flat.isEmpty { return .empty }
    if flat.count > Self.alternativeLimit { flat = fewer(flat) }
    return store.intern(.union(flat))
  }

  /// Of more alternatives than anything looks at those that can be told apart: where the sources do not decide under which
  /// of many conditions a value is taken, nor which of many structures that are no views it is, it is one that may be. Each of
  /// many conditions that sets one property would double them.
  private func fewer(_ alternatives: [Alternative]) -> [Alternative] {
    if let constants = constants(among: alternatives) { return constants }
    var result: [Alternative] = []
    var open: Set<ValueID> = []
    for var alternative in alternatives {
      if !alternative.isDecided {
        guard open.insert(alternative.value).inserted else { continue }
        alternative.presence = .always
      }
      result.append(alternative)
    }
    guard result.count > Self.alternativeLimit else { return result }
    if let list = collected(result) {
      let common = result.map(\.presence).reduce(.never, project.presences.common)
      return [Alternative(presence: common, value: list, isDecided: false)]
    }
    guard let first = result.first(where: { $0.value != .none }),
      case .instance(let type, _) = store[core(first.value)], !isViewLike(type)
    else { return result }
    let isAlike = result.allSatisfy {
      if case .instance(type, _) = store[core($0.value)] { true } else { $0.value == .none }
    }
    guard isAlike else { return result }
    let mayBeNone = result.contains { $0.value == .none }
    return ([opaque(type)] + (mayBeNone ? [.none] : [])).map {
      Alternative(presence: .always, value: $0, isDecided: false)
    }
  }

  /// Constants that many conditions choose, each once: under which of these it is that one is not followed.
  private func constants(among alternatives: [Alternative]) -> [Alternative]? {
    guard alternatives.allSatisfy({ isPlainConstant(core($0.value)) }) else { return nil }
    var order: [ValueID] = []
    var presences: [ValueID: PresenceID] = [:]
    for alternative in alternatives {
      guard let other = presences[alternative.value] else {
        order.append(alternative.value)
        presences[alternative.value] = alternative.presence
        continue
      }
      presences[alternative.value] = project.presences.common(other, alternative.presence)
    }
    return order.map {
      Alternative(presence: presences[$0] ?? .always, value: $0, isDecided: false)
    }
  }

  func union(_ values: [ValueID]) -> ValueID {
    if let first = values.first, values.allSatisfy({ $0 == first }) { return first }
    return union(values.map { Alternative(presence: .always, value: $0, isDecided: true) })
  }
}
