// What assignments run besides: setters and observers of properties, for what they read.

extension Evaluator {
  /// `count += 1`
  func runSetters(of target: ExpressionID, _ frame: Frame) {
    switch frame.file.facts[target].kind {
    case .name(let local, _):
      let name = frame.file.name(local)
      guard frame.local(name) == nil, let receiver = frame.receiver else { return }
      runSetters(of: name, on: receiver, frame)
    case .member(let base, let local, _):
      runSetters(of: frame.file.name(local), on: evaluate(base, frame), frame)
    default: return
    }
  }

  /// What an assignment runs besides: a setter and observers, for what they read of the view (A7, A20).
  func runSetters(of name: Name, on owner: ValueID, _ frame: Frame) {
    guard readsEnvironment(owner) else { return }
    for member in instanceMembers(named: name, of: owner, type(of: owner), from: frame) {
      let own = self.frame(for: member.reference, receiver: owner)
      guard case .variable(let id) = own.file.facts[member.reference.id].kind,
        activeSetters.insert(member.reference).inserted
      else { continue }
      defer { activeSetters.remove(member.reference) }
      for accessor in own.file.facts[own.file.facts[id].accessors] where accessor.kind != .get {
        guard let body = accessor.body else { continue }
        _ = bodyValue(body, own, .unknown)
      }
    }
  }
}
