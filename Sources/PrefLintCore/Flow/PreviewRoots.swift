// Previews: roots of their own, with what their traits put around them (C17).

extension EnvironmentFlow {
  /// Follows every preview as far as it shows views that read objects: what else rules say needs no preview.
  func followPreviews() {
    sought = evaluator.relevance?.objectSupplies ?? .all
    defer { sought = .all }
    for nominal in project.nominals
    where mayBeRoot(nominal) && conforms(nominal, StandardTypes.previewProtocol) {
      followProvider(nominal)
    }
    for (index, file) in project.files.enumerated() where file.hasRoots {
      for id in file.facts.topLevel { followPreview(id, file, index) }
    }
  }

  /// Whether objects may be read in what a declaration builds, or preferences be emitted or heard.
  private func canMatter(_ reference: DeclarationReference?) -> Bool {
    guard let reference, let relevance = evaluator.relevance else { return true }
    return !relevance.interest(of: reference).isDisjoint(with: sought.union(.preferences))
  }

  private func followProvider(_ nominal: Nominal) {
    let name = project.names[nominal.name]
    let node = addRoot(
      FlowRoot(
        kind: .preview, name: name, site: nil, range: range(ofName: nominal.reference), anchor: name
      ))
    let previews = nominal.members(named: project.language.previews)
    guard canMatter(previews.first?.reference) else { return }
    let type = evaluator.store.intern(.metatype(project.selfType(of: nominal.id)))
    let frame = evaluator.frame(for: nominal.reference, receiver: type)
    let value = evaluator.markingStatements {
      evaluator.member(
        project.language.previews, of: type, frame,
        site: Site(file: nominal.reference.fileIndex, ExpressionID(0)), generics: [])
    }
    local = .whole
    begin(value, nominal.presence, node)
    render(value, .empty, nominal.presence, node)
    run()
  }

  private func followPreview(_ id: DeclarationID, _ file: ProjectFile, _ index: Int) {
    let declaration = file.facts[id]
    guard case .macroExpansion(let arguments) = declaration.kind,
      file.facts[declaration.name] == StandardTypes.previewMacro,
      let content = file.facts[arguments].last(where: { $0.isTrailing })
        ?? file.facts[arguments].last
    else { return }
    let title = file.facts[arguments].first.flatMap { argument -> String? in
      guard case .string(let text, _) = file.facts[argument.value].kind else { return nil }
      return file.facts[text]
    }
    let name = title.map { "#Preview(\"\($0)\")" } ?? "#Preview"
    let node = addRoot(
      FlowRoot(
        kind: .preview, name: name, site: nil,
        range: SourceRange(
          file: FileID(index), start: declaration.nameRange.start, end: declaration.nameRange.end),
        anchor: file.path + "." + name))
    guard canMatter(DeclarationReference(file: index, id)) else { return }
    let frame = Frame(file: file, index: index, declaration: nil, receiver: nil)
    let presence = project.presence(of: DeclarationReference(file: index, id))
    let closure = evaluator.evaluate(content.value, frame)
    let known = evaluator.hosts.count
    let value = evaluator.under(presence) {
      evaluator.markingStatements { evaluator.invoke(closure, [], frame, nil) }
    }
    let hosts = evaluator.hosts[known...].filter { $0.site.fileIndex == index && $0.owner == nil }
    // What stands without a label before them is the name, an expression of any kind.
    let type = project.names.intern(project.catalogue.previewTraits.type)
    let expected = project.types.intern(.external(type, []))
    let traits = file.facts[arguments].drop { file.facts[$0.label] != "traits" }
      .prefix { !$0.isTrailing && ($0.label == .none || file.facts[$0.label] == "traits") }
      .map { evaluator.evaluate($0.value, frame, expected: expected) }
    local = LocalCondition(presence: presence, isDecided: true)
    renderPreview(value, traits: traits[...], .empty, presence, node)
    run()
    for host in hosts where host.replaced == nil || isKnown(host.root) {
      followHost(host, in: name, anchor: file.path + "." + name)
    }
  }

  /// A controller that a preview shows hosts a root of its own, around which no trait stands (C11, C17).
  private func followHost(_ host: HostCall, in name: String, anchor: String) {
    guard !ReplacedRoots(evaluator.hosts, left: evaluator.leftRoots).isNeverShown(host) else {
      return
    }
    let node = addRoot(
      FlowRoot(
        kind: .preview, name: name, site: host.site, range: calleeRange(host.site), anchor: anchor))
    local = LocalCondition(presence: host.presence, isDecided: true)
    begin(host.root, host.presence, node)
    render(host.root, .empty, host.presence, node)
    run()
  }

  /// Preview modifiers among the traits are around the content; a trait of which it is not known what it does may
  /// provide anything (C17).
  private func renderPreview(
    _ value: ValueID, traits: ArraySlice<ValueID>, _ environment: EnvironmentID,
    _ presence: PresenceID, _ node: Int32
  ) {
    guard let trait = traits.first else {
      begin(value, presence, node)
      render(value, environment, presence, node)
      return
    }
    let rest = traits.dropFirst()
    let known = evaluator.core(trait)
    if case .union(let alternatives) = evaluator.store[known] {
      for alternative in alternatives {
        renderPreview(
          value, traits: [alternative.value] + rest,
          alternative.isDecided ? environment : .unknown,
          project.presences.and(presence, alternative.presence), node)
      }
      return
    }
    if let modifier = evaluator.previewModifier(in: known),
      let nominal = project.types.nominal(evaluator.type(of: modifier)),
      let body = evaluator.modifierBody(modifier, nominal, content: value)
    {
      return renderPreview(body, traits: rest, environment, presence, node)
    }
    let environment = evaluator.isPlainTrait(known) ? environment : .unknown
    renderPreview(value, traits: rest, environment, presence, node)
  }
}

extension Evaluator {
  /// Whether a type is that of previews' traits.
  func isPreviewTrait(_ type: TypeID) -> Bool {
    guard case .external(let name, _) = project.types[type] else { return false }
    return project.names[name] == project.catalogue.previewTraits.type
  }

  /// The modifier that a trait puts around a preview's content.
  func previewModifier(in trait: ValueID) -> ValueID? {
    guard case .component(let name, let arguments, _) = store[trait],
      traitName(name) == project.catalogue.previewTraits.modifier
    else { return nil }
    return arguments.first.map { core($0.value) }
  }

  /// Whether a trait is one of Apple's that leave the environment alone.
  func isPlainTrait(_ trait: ValueID) -> Bool {
    switch store[trait] {
    case .component(let name, _, _), .externalMember(_, let name):
      project.catalogue.previewTraits.plain.contains(traitName(name))
    case .literal: true
    default: false
    }
  }

  /// `name` of `.name(…)` and `PreviewTrait.name(…)`.
  private func traitName(_ name: Name) -> String {
    let text = project.names[name]
    let prefix = project.catalogue.previewTraits.type + "."
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
  }
}
