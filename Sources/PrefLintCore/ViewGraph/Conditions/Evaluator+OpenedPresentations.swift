// Presentations that a view never opens: each place that sets their flag stands in a branch that the view does not take, as it was
// made with constants that decide against it.

/// A flag of a view with what the view was made with.
struct OpenedFlag: FastHashable {
  var flag: Name
  var view: ValueID

  @inline(__always) func mix(into mixer: inout HashMixer) {
    mixer.add(flag)
    mixer.add(UInt64(view.rawValue))
  }
}

extension Evaluator {
  /// Whether a view never opens a presentation.
  ///
  /// - Parameters:
  ///   - site: where the modifier is called that presents.
  ///   - arguments: what it is called with; what they build is what the view shows.
  func isNeverOpened(_ site: Site, _ arguments: [ArgumentValue]) -> Bool {
    guard !presentationFlags.isAsking,
      arguments.contains(where: { project.names[$0.label] == StandardTypes.presentedFlag }),
      // What it shows may be another view's.
      let owner = project.owner(of: site),
      let presentation = presentationFlags.presentations(inFile: site.fileIndex).first(where: {
        $0.callee == site.id
      })
    else { return false }
    // It is the same wherever that is asked.
    let outer = (place, isDecided, isContained)
    (place, isDecided, isContained) = (.always, true, false)
    presentationFlags.isAsking = true
    defer {
      (place, isDecided, isContained) = outer
      presentationFlags.isAsking = false
    }
    return arguments.contains { argument in
      // One closure may keep less of the view than another one.
      guard case .closure(_, _, let scope) = store[core(argument.value)],
        let view = store[scope].receiver, nominal(of: view) == owner
      else { return false }
      var asked: Set<Name> = []
      return !mayBeSet(presentation.flag, by: view, owner, &asked)
    }
  }

  /// Where what a presentation's binding holds is so that it shows something.
  ///
  /// - Parameter arguments: what the modifier is called with that presents.
  func whereShown(_ arguments: [ArgumentValue]) -> PresenceID {
    guard tracesValues else { return .always }
    for argument in arguments {
      let label = project.names[argument.label]
      guard label == StandardTypes.presentedFlag || label == StandardTypes.presentedItem,
        case .binding(let held) = store[core(argument.value)], let trace = trace(of: held),
        environmentTraces[trace.name] == nil
      else { continue }
      return trace.holds
    }
    return .always
  }

  private func mayBeSet(
    _ flag: Name, by view: ValueID, _ owner: NominalID, _ asked: inout Set<Name>
  ) -> Bool {
    let key = OpenedFlag(flag: flag, view: view)
    if let known = presentationFlags.opened[key] { return known }
    guard let sources = presentationFlags.sources(of: flag, in: owner) else { return true }
    // What only opens by itself does not.
    guard asked.insert(flag).inserted else { return false }
    let result = sources.contains { mayRun($0, in: view, owner, &asked) }
    asked.remove(flag)
    if asked.isEmpty { presentationFlags.opened[key] = result }
    return result
  }

  /// Whether a view may come to a place of its code.
  private func mayRun(
    _ site: Site, in view: ValueID, _ owner: NominalID, _ asked: inout Set<Name>
  ) -> Bool {
    let file = project.files[site.fileIndex]
    let place = file.facts[site.id].range
    guard let member = project.member(around: site) else { return true }
    if isRuledOut(place, member, view) { return false }
    for presentation in presentationFlags.presentations(inFile: site.fileIndex)
    where presentation.contents.contains(where: { $0.contains(place) }) {
      if !mayBeSet(presentation.flag, by: view, owner, &asked) { return false }
    }
    guard case .function = project.declaration(member).kind,
      let callers = presentationFlags.callers(of: member, in: owner)
    else { return true }
    let name = project.name(of: member)
    guard asked.insert(name).inserted else { return false }
    defer { asked.remove(name) }
    return callers.contains { mayRun($0, in: view, owner, &asked) }
  }

  /// Whether a branch around a place is not taken, by what the view was made with alone.
  private func isRuledOut(
    _ place: TextRange, _ member: DeclarationReference, _ view: ValueID
  ) -> Bool {
    let file = project.files[member.fileIndex]
    let facts = file.facts
    func holds(_ block: Block) -> Bool { facts.range(of: block)?.contains(place) ?? false }
    // A setter has names of its own.
    if case .variable(let id) = facts[member.id].kind,
      facts[facts[id].accessors].contains(where: {
        $0.kind != .get && $0.range.contains(place)
      })
    {
      return false
    }
    return asking {
      for conditional in facts.conditionals {
        let isThen = holds(conditional.then)
        guard isThen || conditional.otherwise.map(holds) ?? false,
          asksOnlyProperties(conditional, member)
        else { continue }
        let frame = frame(for: member, receiver: view)
        if judge(conditional.conditions, frame).decision == (isThen ? .no : .yes) { return true }
      }
      for selection in facts.selections {
        guard let taken = facts[selection.cases].first(where: { holds($0.body) }),
          asksOnlyProperties(selection.subject, member),
          asksOnlyProperties(selection.cases, member)
        else { continue }
        if let block = facts.range(of: taken.body),
          !isReached(block, of: selection, frame(for: member, receiver: view))
        {
          return true
        }
      }
      return false
    }
  }

  private func isReached(_ place: TextRange, of selection: Selection, _ frame: Frame) -> Bool {
    let facts = frame.file.facts
    let subject = evaluate(selection.subject, frame)
    for item in facts[selection.cases] {
      let decision = decision(of: item, subject, selection.subject, frame)
      if facts.range(of: item.body) == place { return decision != .no }
      if decision == .yes, !item.fallsThrough { return false }
      if item.fallsThrough { return true }
    }
    return true
  }

  // MARK: What is asked

  private func asksOnlyProperties(
    _ conditional: Conditional, _ member: DeclarationReference
  ) -> Bool {
    project.files[member.fileIndex].facts[conditional.conditions].allSatisfy { condition in
      switch condition {
      case .expression(let id): asksOnlyProperties(id, member)
      case .optionalBinding(let bound, _, let id), .match(let bound, let id):
        asksOnlyProperties(id, member, binding: bound)
      case .availability: false
      }
    }
  }

  /// The same of the patterns and `where` clauses of a `switch`, but for names of cases.
  private func asksOnlyProperties(
    _ cases: SelectionCaseList, _ member: DeclarationReference
  ) -> Bool {
    let facts = project.files[member.fileIndex].facts
    return facts[cases].allSatisfy { item in
      facts[item.guards].isEmpty
        && facts[item.patterns].allSatisfy { pattern in
          guard case .expression(let id) = facts[pattern].kind else { return true }
          return asksOnlyProperties(id, member)
        }
    }
  }

  /// Whether no name that an expression asks is one of a local variable or a parameter of the member around it.
  ///
  /// - Parameter pattern: what binds parts of its value.
  private func asksOnlyProperties(
    _ id: ExpressionID, _ member: DeclarationReference, binding pattern: PatternID? = nil
  ) -> Bool {
    let file = project.files[member.fileIndex]
    let facts = file.facts
    let (asked, code) = (facts[id].range, facts[member.id].range)
    var names: Set<Name> = []
    for expression in facts.expressions where asked.contains(expression.range) {
      if case .name(let local, _) = expression.kind { names.insert(file.name(local)) }
    }
    let own = pattern.map { facts[$0].range }
    let isBound =
      facts.patterns.contains { other in
        guard code.contains(other.range), case .identifier(let local) = other.kind,
          !(own?.contains(other.range) ?? false)
        else { return false }
        return names.contains(file.name(local))
      }
      || facts.parameters.contains {
        code.contains($0.range) && names.contains(plain(file.name($0.name)))
      }
      || facts.closures.contains { closure in
        code.contains(closure.range)
          && facts[closure.captures].contains { names.contains(file.name($0.label)) }
      }
      || facts.declarations.contains {
        code.contains($0.range) && $0.range != code && names.contains(file.name($0.name))
      }
    return !isBound
  }

  /// `$item`, which a closure binds with `item`, without the dollar sign.
  private func plain(_ name: Name) -> Name {
    guard project.names.kind(of: name) == .projection else { return name }
    return project.names.find(String(project.names[name].dropFirst())) ?? name
  }
}
