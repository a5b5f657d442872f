// lossy-preference-reduce: a `reduce` that keeps only the last or only the first value, while two or more contributors
// meet under a listener (D9–D13).

extension Rule {
  static let lossyPreferenceReduce = Rule(id: "lossy-preference-reduce") { context in
    var judged: Set<DeclarationReference> = []
    return context.preferenceKeyUses.compactMap { key in
      guard let meetings = context.preferences.meetings[key.type],
        let reduce = PreferenceReduce(of: key.key, in: context.project)
      else { return nil }
      let lost = meetings.filter { meeting in
        guard
          meeting.isAround
            ? context.isInUse(meeting.listener)
            : context.mayBeInUse(meeting.listener) && context.mayBeInUse(meeting.first)
        else { return false }
        switch reduce.shape {
        case .keepsLast: return meeting.kind != .preceded && meeting.own != .last
        case .keepsFirst: return meeting.kind != .followed && meeting.own != .first
        default: return false
        }
      }
      guard let meeting = lost.min(by: { $0.kind < $1.kind }),
        judged.insert(reduce.reference).inserted
      else { return nil }
      return context.finding(lossy: reduce, key, meeting)
    }
  }
}

extension RuleContext {
  fileprivate func finding(
    lossy reduce: PreferenceReduce, _ key: PreferenceKeyUses, _ meeting: PreferenceMeeting
  ) -> Finding {
    let name = name(ofKey: key.type)
    let kept = reduce.shape == .keepsLast ? "last" : "first"
    func step(_ use: Int32, _ message: String) -> TraceStep {
      TraceStep(
        kind: .step, range: preferenceRange(preferenceUse(use).site), message: message)
    }
    let why: String
    var trace: [TraceStep]
    switch meeting.kind {
    case .emitters:
      why = "several are set below a listener"
      if let second = meeting.second, second != meeting.first {
        trace = [step(meeting.first, "set here"), step(second, "and here")]
      } else {
        trace = [step(meeting.first, "set here, more than once")]
      }
    case .repeated:
      why = "each element of a collection sets one"
      trace = [step(meeting.first, "set here, for each element")]
    case .preceded, .followed:
      let place = meeting.kind == .preceded ? "what comes first" : "what follows"
      why = "\(place) contributes the default"
      trace = [step(meeting.first, "set here")]
      if let site = meeting.site {
        trace.append(
          TraceStep(
            kind: .step, range: flow.headRange(site),
            message: "this may set nothing, and contributes the default then"))
      }
    }
    trace.append(
      TraceStep(
        kind: .nearMiss, range: preferenceRange(preferenceUse(meeting.listener).site),
        message: "listened to here"))
    return Finding(
      rule: "lossy-preference-reduce", severity: .warning,
      message: "'reduce' of '\(name)' keeps only the \(kept) value, but \(why)", subject: name,
      reason: reason(meeting.kind), range: flow.range(ofName: reduce.reference), trace: trace,
      help: "write \(reducer(for: valueText(of: reduce), of: key.key))",
      anchor: anchor(reduce.reference))
  }

  private func reason(_ kind: PreferenceMeeting.Kind) -> String {
    switch kind {
    case .emitters: "several-emitters"
    case .repeated: "repeated-emitter"
    case .followed: "followed-by-default"
    case .preceded: "preceded-by-default"
    }
  }
}
