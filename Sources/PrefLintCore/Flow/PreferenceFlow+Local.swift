// What a view tells by itself: a listener hears what stands below it, and a value that is stopped or replaced within a
// view comes out of it nowhere. Calls that no root leads to a partner are looked at so, for run-time values of all
// that the view is given; what may stand there then is undecided.

extension PreferenceFlow {
  /// Looks at the code around calls that the roots have not settled.
  func followLocally(_ calls: [PreferenceCall], of keys: [NominalID]) {
    let settled = Set(uses.filter { $0.isReached && !$0.partners.isEmpty }.map(\.site))
    // What is evaluated now is read by nobody.
    let onRead = evaluator.onRead
    evaluator.onRead = nil
    defer { evaluator.onRead = onRead }
    var followed: Set<DeclarationReference> = []
    var waiting: [DeclarationReference] = []
    // A key that is only set, or only listened to, needs no view to tell it; unless it has another name, too.
    let named = Set(keys.map { project[$0].name })
    let hasOthers = calls.contains { $0.keyName.map { !named.contains($0) } ?? true }
    let sides = Dictionary(grouping: calls, by: \.keyName).mapValues { calls in
      Set(calls.map { $0.role == .listens })
    }
    for call in calls where !call.isTest && !settled.contains(call.callee) {
      guard hasOthers || sides[call.keyName]?.count == 2 else { continue }
      guard let member = project.member(around: call.callee), !isPreview(member) else { continue }
      if followed.insert(member).inserted { waiting.append(member) }
    }
    var round = 0
    while !waiting.isEmpty, round < Self.helperRounds {
      var helpers: Set<Name> = []
      for member in waiting {
        follow(member)
        if let name = helperName(of: member) { helpers.insert(name) }
      }
      // What a helper does is seen where it is applied.
      waiting = members(naming: helpers).filter { followed.insert($0).inserted }
      round += 1
    }
    followContexts()
    meetWithin(heard: settled)
  }

  /// What meets within a view reduces to one value wherever the view stands: any listener outside hears what is left. What is
  /// heard before that is as it should be.
  private func meetWithin(heard: Set<Site>) {
    // Of what roots lead to it is told who hears it: nobody, so that nothing is reduced (D9).
    let told = Set(uses.filter { $0.isReached && !$0.isDoubtful }.map(\.site))
    func isUnheard(_ id: Int32, _ key: TypeID) -> Bool {
      let use = uses[Int(id)]
      return use.key == key && use.partners.isEmpty && !use.isDoubtful
        && !heard.contains(use.site) && !told.contains(use.site)
    }
    var listeners: [TypeID: Int32] = [:]
    for (index, use) in uses.enumerated() where use.role == .listens {
      let known = listeners[use.key].map { uses[Int($0)].isReached } ?? false
      if !known { listeners[use.key] = Int32(truncatingIfNeeded: index) }
    }
    for contributions in escaping {
      let keys = Set(contributions.compactMap { $0.use.map { uses[Int($0)].key } })
      for key in keys.sorted() where !project.types.isGeneric(key) {
        guard let listener = listeners[key] else { continue }
        let met = contributions.filter { item in
          !item.hiddenKeys.contains(key) && item.use.map { isUnheard($0, key) } ?? true
        }
        meet(listener, key, met, isAround: false)
      }
    }
    escaping = []
  }

  /// Looks at what a member builds, and at the views that it hosts.
  func follow(_ member: DeclarationReference) {
    self.member = member
    var hosted: [ValueID] = []
    let onHost = evaluator.onHost
    evaluator.onHost = { hosted.append($0) }
    defer { (evaluator.onHost, self.member) = (onHost, nil) }
    let value = evaluator.under(project.presence(of: member)) { self.value(of: member) }
    note(upward(value, .whole))
    for root in hosted { note(upward(root, .whole)) }
  }

  func member(around site: Site) -> DeclarationReference? {
    if let known = members[site] { return known }
    let member = project.member(around: site)
    members[site] = member
    return member
  }

  /// How many helpers of helpers are followed, and in how many places.
  private static let helperRounds = 3
  private static let helperPlaces = 64

  /// The name by which other views apply a member's code: a function's in an extension of a protocol, or a
  /// modifier's.
  func helperName(of member: DeclarationReference) -> Name? {
    guard let parent = project.declaration(member).parent else { return nil }
    guard let owner = project.owner(of: member) else {
      if case .extensionOf = project.files[member.fileIndex].facts[parent].kind {
        return project.name(of: member)
      }
      return nil
    }
    if project.kind(of: owner) == .protocolType { return project.name(of: member) }
    return isModifier(owner) ? project[owner].name : nil
  }

  /// Whether values of a type are applied to views.
  func isModifier(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.contains {
      StandardPreferences.modifierProtocols.contains(project.names[$0])
    }
  }

  /// Whether values of a type are applied to views that they show as they are.
  func isEffect(_ id: NominalID) -> Bool {
    project.conformance(of: id).externals.contains {
      StandardPreferences.effectProtocols.contains(project.names[$0])
    }
  }

  /// Whether a member is a preview, or content that a type hands over without being a view: a preview provider's.
  func isPreview(_ member: DeclarationReference) -> Bool {
    if case .macroExpansion = project.declaration(member).kind { return true }
    guard let owner = project.owner(of: member) else { return false }
    return project.conformance(of: owner).externals.contains {
      project.catalogue.rootProtocols[project.names[$0]] != nil
    }
  }

  /// The members outside tests and previews whose code uses one of some names. O(expressions of the files that hold them).
  private func members(naming names: Set<Name>) -> [DeclarationReference] {
    guard !names.isEmpty else { return [] }
    var found: [DeclarationReference] = []
    for index in project.files(namingOneOf: names) where !project.files[index].isTest {
      let file = project.files[index]
      for position in file.facts.expressions.indices {
        switch file.facts.expressions[position].kind {
        case .name(let name, _), .member(_, let name, _), .implicitMember(let name, _):
          guard names.contains(file.name(name)),
            let member = project.member(around: Site(file: index, ExpressionID(position))),
            found.last != member, !isPreview(member)
          else { continue }
          found.append(member)
        default: continue
        }
      }
    }
    return found.count > Self.helperPlaces ? [] : found
  }

  private func note(_ values: UpwardValues) {
    if values.contributions.count > 1, values.contributions.contains(where: { $0.use != nil }) {
      escaping.append(values.contributions)
    }
    for use in values.emitters { uses[Int(use)].escapes = true }
    for item in values.barred { uses[Int(item.use)].isKept = true }
  }

  /// What a member is worth for run-time arguments: what a view builds with it, or a modifier around any content.
  private func value(of member: DeclarationReference) -> ValueID {
    let declaration = project.declaration(member)
    let receiver = receiver(of: member)
    let frame = evaluator.frame(for: member, receiver: receiver)
    switch declaration.kind {
    case .function(let id):
      let function = frame.file.facts[id]
      guard let body = function.body else { return .unknown }
      for parameter in frame.file.facts[function.parameters] {
        frame.bind(frame.file.name(parameter.name), argument(for: parameter, frame))
      }
      return evaluator.bodyValue(body, frame, .unknown)
    case .variable(let id):
      let variable = frame.file.facts[id]
      let getter = frame.file.facts.getter(of: variable)
      if let body = getter?.body { return evaluator.bodyValue(body, frame, .unknown) }
      return variable.initializer.map { evaluator.evaluate($0, frame) } ?? .unknown
    case .initializer:
      // What it builds is hosted, or kept for a body that is looked at by itself.
      guard let function = project.function(of: member), let body = function.body else {
        return .unknown
      }
      for parameter in frame.file.facts[function.parameters] {
        frame.bind(frame.file.name(parameter.name), argument(for: parameter, frame))
      }
      _ = evaluator.bodyValue(body, frame, .unknown)
      return .unknown
    default: return .unknown
    }
  }

  /// A run-time value of the type that a member belongs to. In an extension of a protocol any view may be meant.
  private func receiver(of member: DeclarationReference) -> ValueID? {
    let declaration = project.declaration(member)
    guard declaration.parent != nil, let owner = project.owner(of: member) else {
      return declaration.parent == nil ? nil : .unknown
    }
    let type = project.selfType(of: owner)
    if declaration.modifiers.contains(.isStatic) {
      return evaluator.store.intern(.metatype(type))
    }
    return project.kind(of: owner) == .protocolType ? .unknown : evaluator.opaque(type)
  }

  /// A run-time argument. What a type from outside is worth is told of plain ones only: the content of a modifier
  /// is any view.
  private func argument(for parameter: Parameter, _ frame: Frame) -> ValueID {
    guard let written = parameter.type else { return .unknown }
    let type = evaluator.resolve(written, in: frame)
    if case .external(let name, _) = project.types[type],
      !project.catalogue.plainTypes.contains(project.names[name]),
      !evaluator.scalarNames.contains(name)
    {
      return .unknown
    }
    return evaluator.opaque(type)
  }
}
