// Views from outside the project: components with their content, modifiers with their layers and callbacks, and
// what measures.

extension LayoutReader {
  // MARK: Components

  func component(_ name: String, _ site: Site, given: () -> [LayoutArgument]) -> Int32 {
    component(name, LayoutComponent(name, project.catalogue), site, given: given)
  }

  func component(
    _ name: String, _ listed: LayoutComponent, _ site: Site, given: () -> [LayoutArgument]
  ) -> Int32 {
    let (behaviour, entry) = (listed.behaviour, listed.entry)
    let parts = listed.isStyled ? given() : nil
    if let parts, let styled = built(name, parts, site) { return styled }
    let id = add(LayoutNode(kind: .component(name, behaviour), site: site))
    let values = parts ?? given()
    let labels = values.map { text($0.label) }
    var content: [Int32] = []
    var plain: [(label: String, value: LayoutValue)] = []
    for argument in values {
      let label = text(argument.label)
      let slot = entry?.slot(label, among: labels)
      if slot?.role == .action, isCode(argument.value) { continue }
      switch argument.value {
      case .closure, .function:
        let given: [LayoutValue] =
          switch behaviour {
          case .measures: [.proxy(measurement(of: id, site))]
          case .repeats, .rows: [element(of: id, in: values.first), .undecided]
          default: [.undecided, .undecided]
          }
        let shown =
          behaviour == .measures
          ? node(of: invoke(argument.value, given, site))
          : under(counted(values, behaviour)) { self.content(argument.value, given, site) }
        content.append(slot?.role == .destination ? apart(shown, site) : shown)
      case _ where isShown(argument.value):
        let shown = node(of: argument.value)
        content.append(slot?.role == .destination ? apart(shown, site) : shown)
      default:
        if !gives(argument.value, toRowsOf: behaviour, labels) { escape(argument.value) }
        plain.append((label, argument.value))
      }
    }
    complete(id, content, plain)
    return id
  }

  /// A view that is shown elsewhere.
  private func apart(_ shown: Int32, _ site: Site) -> Int32 {
    let id = add(LayoutNode(kind: .component("", .apart), site: site))
    complete(id, [shown], [])
    return id
  }

  /// `Text + Text`: one text, of both.
  func joinedText(_ left: LayoutValue, _ right: LayoutValue, _ site: Site) -> LayoutValue? {
    guard case .view(let first) = left, case .view(let second) = right,
      let a = arguments(ofText: first), let b = arguments(ofText: second)
    else { return nil }
    let id = add(LayoutNode(kind: .component(StandardLayout.text, .text), site: site))
    // Letters of the one are letters of the whole.
    if case .symbol? = b.first?.value { complete(id, [], b + a) } else { complete(id, [], a + b) }
    return .view(id)
  }

  /// What a text is given, and the modifiers of it that are applied to texts.
  private func arguments(ofText id: Int32) -> [(label: String, value: LayoutValue)]? {
    let node = nodes[Int(id)]
    switch node.kind {
    case .component(_, .text?): return node.arguments
    case .modified(let base, _, .none, layers: []), .modified(let base, _, .metrics, layers: []):
      return arguments(ofText: base).map { $0 + node.arguments }
    default: return nil
    }
  }

  /// What decides how many rows there are, and so whether there are any, where callbacks write it.
  private func counted(
    _ arguments: [LayoutArgument], _ behaviour: LayoutBehaviour?
  ) -> [LayoutGuard] {
    guard behaviour == .repeats || behaviour == .rows, let rows = arguments.first?.value else {
      return []
    }
    let all = counting(rows, arguments)
    return all.contains(where: isMarked) ? [unknownCondition(all)] : []
  }

  private func isShown(_ value: LayoutValue) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance): isView(instance.nominal)
    case .list(let values): values.contains(where: isShown)
    default: false
    }
  }

  func isCode(_ value: LayoutValue) -> Bool {
    switch value {
    case .closure, .function: true
    case .choice(let ways): ways.contains { isCode($0.value) }
    default: false
    }
  }

  /// What a closure or a function builds for a component or a layer.
  func content(_ code: LayoutValue, _ given: [LayoutValue], _ site: Site) -> Int32 {
    if case .closure(let closure) = code, !isRead(closure) {
      return add(LayoutNode(kind: .unknown([])))
    }
    return node(of: invoke(code, given, site))
  }

  // MARK: Modifiers

  func modified(
    _ base: LayoutValue, _ name: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue {
    let word = text(name)
    let entry = evaluator.modifierEntries[name]
    let values = arguments(list, frame)
    if entry?.effect == .appliesModifier, let first = values.first {
      return apply(first.value, to: base, site)
    }
    let inner = styling(name, list, frame) { below(name, list, frame) { node(of: base) } }
    let isRedeclared = isRedeclared(name, values)
    let listed = isRedeclared ? nil : modifiers[name]
    let (callback, role) = (listed?.callback, listed?.role)
    let isOwnKey = writesOwnKey(name, values)
    let effect =
      isOwnKey
      ? .none
      : isRedeclared
        ? .other : effect(ofStyle: name, values, on: inner) ?? listed?.effect ?? .other
    var layers: [Int32] = []
    var plain: [(label: String, value: LayoutValue)] = []
    let labels = values.map { text($0.label) }
    let shown = entry.map { presence(of: $0, values) } ?? []
    for argument in values {
      let label = text(argument.label)
      let slot = entry?.slot(label, among: labels)?.role
      if isCode(argument.value) {
        if callback != nil { continue }
        if role == .sets, let anchor = anchored(values, inner, site) {
          plain.append((StandardPreferences.value, invoke(argument.value, [anchor], site)))
          emit(values)
          continue
        }
        if role == .transforms {
          plain.append((label, argument.value))
          emit(values)
          continue
        }
        // What the environment carries is run by whoever finds it there.
        if slot == .action || entry?.effect == .writesEnvironment { continue }
        if entry == nil {
          // Somebody else's: it may show what it is given.
          layers.append(add(LayoutNode(kind: .unknown([]))))
        } else {
          var given = LayoutValue.undecided
          if role == .listens, let key = metatype(values.first?.value) {
            let heard = heard(key, below: inner)
            if heard.site != nil { given = heard.value }
          }
          // Code that hears what is measured may write it, whatever else it mentions.
          layers.append(
            under(shown) {
              isMeasured(given)
                ? node(of: invoke(argument.value, [given, .undecided], site))
                : content(argument.value, [given, .undecided], site)
            })
        }
      } else if slot == .content || listed?.isLayer == true, isShown(argument.value) {
        layers.append(node(of: argument.value))
      } else {
        if entry?.effect != .writesObject, !isOwnKey, callback == nil { escape(argument.value) }
        plain.append((label, argument.value))
        if role != nil, isMeasured(argument.value) || isMarked(argument.value) { emit(values) }
      }
    }
    let id = add(
      LayoutNode(
        kind: .modified(inner, word, effect, layers: layers), children: [inner] + layers,
        arguments: plain, site: site))
    if let callback {
      if callback == .value {
        for item in facts(frame)[list] { hear(Site(file: frame.file, item.value)) }
      }
      run(callback, inner, values, site)
    }
    return .view(id)
  }

  /// What state decides whether a modifier presents its content.
  private func presence(
    of entry: ListedModifier, _ arguments: [LayoutArgument]
  ) -> [LayoutGuard] {
    guard entry.effect == .presents || entry.effect == .declaresDestination else { return [] }
    return arguments.compactMap { argument in
      guard !isCode(argument.value) else { return nil }
      let sources = reached(by: argument.value)
      return sources.contains(where: isMarked) ? unknownCondition(sources) : nil
    }
  }

  /// Whether a modifier only writes a value under a key of the project, which views below read or nobody does.
  private func writesOwnKey(_ modifier: Name, _ arguments: [LayoutArgument]) -> Bool {
    guard writesObject(modifier), arguments.count == 2,
      case .keyPath(let path) = arguments[0].value, path.count == 1
    else { return false }
    return project.externalMembers[project.language.environmentValues]?[path[0]] != nil
  }

  /// The anchor that `anchorPreference(key:value:)` gives, if it is one of bounds.
  private func anchored(
    _ arguments: [LayoutArgument], _ node: Int32, _ site: Site
  ) -> LayoutValue? {
    guard
      case .symbol(let name)? = arguments.first(where: {
        text($0.label) == StandardPreferences.value
      })?.value, StandardLayout.boundsAnchors.contains(text(name))
    else { return nil }
    return .anchor(measurement(of: node, site))
  }

  /// `base.modifier(M())`
  func apply(_ modifier: LayoutValue, to base: LayoutValue, _ site: Site) -> LayoutValue {
    guard case .instance(let instance) = modifier, step() else {
      return undecided(modifier, on: base, site)
    }
    let bodies = project.witnesses(of: .modifierBody, in: instance.nominal)
    let reference = bodies.first?.reference
    guard bodies.count == 1, let reference, let function = project.function(of: reference),
      let body = function.body, activeCalls[reference, default: 0] < 3
    else { return undecided(modifier, on: base, site) }
    activeCalls[reference, default: 0] += 1
    defer { activeCalls[reference, default: 1] -= 1 }
    let frame = LayoutFrame(
      file: reference.fileIndex, declaration: reference.id, receiver: modifier)
    let file = project.files[reference.fileIndex]
    let content = LayoutValue.view(node(of: base))
    for parameter in file.facts[function.parameters] {
      frame.locals[file.name(parameter.name)] = content
    }
    return .view(node(of: acting(as: modifier) { bodyValue(body, frame) }))
  }

  /// A modifier whose body is not known.
  private func undecided(
    _ modifier: LayoutValue, on base: LayoutValue, _ site: Site
  ) -> LayoutValue {
    let inner = node(of: base)
    return .view(
      add(
        LayoutNode(
          kind: .modified(inner, "modifier", .other, layers: []), children: [inner],
          arguments: [("", modifier)], site: site)))
  }

  // MARK: Callbacks

  private func run(
    _ callback: LayoutCallback, _ node: Int32, _ arguments: [LayoutArgument], _ site: Site
  ) {
    let code = arguments.indices.filter {
      isCode(arguments[$0].value) || isGivenAction(arguments[$0], isFirst: $0 == 0)
    }.map { arguments[$0] }
    switch callback {
    case .geometry:
      geometryChange(of: .proxy(measurement(of: node, site)), node, arguments, code, site)
    case .scrollGeometry:
      if let geometry = scrollGeometry(of: node, site) {
        geometryChange(of: geometry, node, arguments, code, site)
      }
    case .preference: preferenceChange(node, arguments, code, site)
    case .value, .task:
      // Of a publisher: `Just(proxy.size)`, which every update makes anew.
      let labelled = arguments.first { StandardLayout.watched.contains(text($0.label)) }
      let watched = labelled ?? (callback == .task ? nil : arguments.first)
      guard let watched = watched?.value, !isCode(watched) else {
        if callback == .task { appear(node, code, site) }
        return
      }
      let runsFirst =
        callback == .task
        || arguments.contains { argument in
          if case .boolean(true) = argument.value {
            text(argument.label) == StandardLayout.initial
          } else {
            false
          }
        }
      guard isMeasured(watched) else {
        if runsFirst { appear(node, code, site) }
        react(to: watched, node, code, site, runsFirst: runsFirst)
        return
      }
      let trigger = LayoutTrigger(
        kind: .change, site: site, node: node, watched: watched, sources: sources(of: watched),
        runsFirst: runsFirst)
      triggered(trigger) {
        for item in code { _ = invoke(item.value, changed(watched, for: item.value), site) }
      }
    case .appearance: appear(node, code, site)
    case .layout:
      let id = measurement(of: node, site)
      triggered(LayoutTrigger(kind: .update, site: site, node: node)) {
        for item in code { _ = invoke(item.value, [.size(id)], site) }
      }
    }
  }

  /// Code runs as a view appears. What is written once is no loop; it may be what the callbacks write, too.
  private func appear(_ node: Int32, _ code: [LayoutArgument], _ site: Site) {
    guard isJudging else { return }
    appearing {
      triggered(LayoutTrigger(kind: .change, site: site, node: node)) {
        for item in code { _ = invoke(item.value, [], site) }
      }
    }
  }

  /// Whether an argument is an action that somebody gave to the code, who is told what it is called with: `perform: report`.
  private func isGivenAction(_ argument: LayoutArgument, isFirst: Bool) -> Bool {
    guard argument.label == .none ? !isFirst : StandardLayout.actions.contains(text(argument.label))
    else { return false }
    switch argument.value {
    case .unknown, .cell: return true
    default: return false
    }
  }

  /// State that has been written from a measurement may be written once more as it changes.
  func react(
    to watched: LayoutValue, _ node: Int32, _ code: [LayoutArgument], _ site: Site,
    runsFirst: Bool, standing: [LayoutGuard] = []
  ) {
    guard isJudging, isMarked(watched) else { return }
    let trigger = LayoutTrigger(
      kind: .reaction, site: site, node: node, watched: watched, sources: sources(of: watched),
      runsFirst: runsFirst, standing: standing)
    triggered(trigger) {
      for item in code { _ = invoke(item.value, changed(watched, for: item.value), site) }
    }
  }

  /// The sizes of a scroll view and of its content; nil of what is not seen to be one.
  private func scrollGeometry(of node: Int32, _ site: Site) -> LayoutValue? {
    var current = node
    while case .modified(let base, _, _, _) = nodes[Int(current)].kind { current = base }
    guard case .component(_, .scrolls?) = nodes[Int(current)].kind,
      nodes[Int(current)].children.count == 1
    else { return nil }
    let content = measurement(of: nodes[Int(current)].children[0], site)
    let own = measurement(of: current, site)
    let sizes: [(String, LayoutValue)] = [
      (StandardLayout.contentSize, .size(content)), (StandardLayout.containerSize, .size(own)),
    ]
    let others = StandardLayout.scrollParts.map {
      ($0, LayoutValue.unknown([.quantity(content, .other)]))
    }
    return .record((sizes + others).map { (project.names.intern($0.0), $0.1) })
  }

  private func geometryChange(
    of geometry: LayoutValue, _ node: Int32, _ arguments: [LayoutArgument],
    _ code: [LayoutArgument], _ site: Site
  ) {
    let labelled = arguments.first { text($0.label) == "of" }
    guard let transform = labelled ?? code.first,
      let action = code.first(where: { text($0.label) == "action" }) ?? code.last,
      labelled != nil || code.count > 1
    else { return }
    let measured = invoke(transform.value, [geometry], transform.value.site ?? site)
    let trigger = LayoutTrigger(
      kind: .change, site: site, node: node, watched: measured, sources: sources(of: measured),
      runsFirst: true)
    triggered(trigger) { _ = invoke(action.value, changed(measured, for: action.value), site) }
  }

  private func preferenceChange(
    _ node: Int32, _ arguments: [LayoutArgument], _ code: [LayoutArgument], _ site: Site
  ) {
    guard let key = metatype(arguments.first?.value), let action = code.last else { return }
    let heard = heard(key, below: node, isWhole: false)
    // Without an emitter it is never called (D6).
    guard heard.site != nil else { return }
    heardKeys.insert(key)
    // A value that is not measured matters only if it is renewed in each call.
    let trigger = LayoutTrigger(
      kind: .change, site: site, node: node, watched: heard.value,
      sources: sources(of: heard.value),
      runsFirst: true, standing: heard.guards)
    let outer = emission
    emission = heard.site
    defer { emission = outer }
    triggered(trigger) { _ = invoke(action.value, [heard.value], site) }
    // What hears state hears it again as it changes.
    if !isMeasured(heard.value), !isNeverEqual(heard.value) {
      react(to: heard.value, node, [action], site, runsFirst: true, standing: heard.guards)
    }
  }

  /// The type of the project that a value is; nil for other values.
  func metatype(_ value: LayoutValue?) -> TypeID? {
    guard case .metatype(let type)? = value, project.types.nominal(type) != nil else { return nil }
    return type
  }
}

extension LayoutValue {
  /// The place of a closure.
  var site: Site? {
    if case .closure(let closure) = self { return Site(file: closure.file, ExpressionID(0)) }
    return nil
  }
}
