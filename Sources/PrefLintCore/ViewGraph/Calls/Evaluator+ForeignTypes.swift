// Initialisers that the project adds to types of others: what such a call builds is what the initialiser
// delegates to.

extension Evaluator {
  /// The value of a call that an initialiser in an extension takes; nil when none does.
  func extended(
    _ name: Name, _ type: TypeID, _ arguments: [ArgumentSource], _ frame: Frame, _ site: Site
  ) -> ValueID? {
    guard let initializers = project.externalMembers[name]?[language.initializer] else {
      return nil
    }
    var alternatives: [Alternative] = []
    var covered: [PresenceID] = []
    for member in visible(initializers, from: frame) {
      guard isHere(member.presence),
        !covered.contains(where: { project.presences.and($0, member.presence) != .never }),
        !isActive(member.reference),
        let match = match(arguments, to: member.reference), takes(member, match, arguments),
        fit(member, match, arguments) != .no,
        let value = under(
          member.presence, { initialize(member, name, type, match, arguments, frame) })
      else { continue }
      covered.append(member.presence)
      let isDecided = fit(member, match, arguments) == .yes || initializers.count > 1
      alternatives.append(
        Alternative(presence: member.presence, value: value, isDecided: isDecided))
    }
    if alternatives.isEmpty { return nil }
    if alternatives.contains(where: { !$0.isDecided }) {
      // The type's own initialiser that may be meant makes what it is given.
      alternatives.append(
        Alternative(
          presence: .always,
          value: under(.always, decided: false) {
            component(name, arguments, frame, site, type: type)
          }, isDecided: false))
    }
    return union(alternatives)
  }

  /// Whether the arguments' types can be those of the parameters: the type's own initialisers, which
  /// nobody here declares, may take the same labels.
  private func takes(_ member: Member, _ match: [Int?], _ arguments: [ArgumentSource]) -> Bool {
    guard let function = project.function(of: member.reference) else { return false }
    let own = self.frame(for: member.reference, receiver: nil)
    for (index, parameter) in own.file.facts[function.parameters].enumerated() {
      guard let position = match[index], let written = parameter.type else { continue }
      let declared = resolve(written, in: own)
      if isClosure(arguments[position]) {
        guard mayTakeClosure(declared) else { return false }
        continue
      }
      let value = core(value(of: arguments[position], expected: declared))
      if case .literal = store[value], case .external = project.types[declared] { continue }
      let actual = self.type(of: value)
      guard actual != .unknown else {
        // An implicit member that the parameter's type does not have.
        if case .externalMember = store[value], isConcrete(declared) { return false }
        continue
      }
      guard fits(actual, declared) else { return false }
    }
    return true
  }

  private func mayTakeClosure(_ type: TypeID) -> Bool {
    switch project.types[type] {
    case .unknown, .parameter: true
    default: isFunctionType(type)
    }
  }

  private func initialize(
    _ member: Member, _ name: Name, _ type: TypeID, _ match: [Int?], _ arguments: [ArgumentSource],
    _ frame: Frame
  ) -> ValueID? {
    guard let function = project.function(of: member.reference), let body = function.body else {
      return nil
    }
    let own = Frame(
      file: project.files[member.reference.fileIndex], index: member.reference.fileIndex,
      declaration: member.reference.id, receiver: nil)
    let values = bindParameters(function, arguments, match, own, .unknown)
    own.receiver = opaque(type)
    own.fields = [:]
    let value = memoized(
      member.reference, receiver: store.intern(.metatype(type)), arguments: values
    ) {
      _ = self.bodyValue(body, own, .unknown)
      return own.fields?[self.language.selfValue] ?? .unknown
    }
    return value == .unknown || value == .empty ? nil : value
  }
}
