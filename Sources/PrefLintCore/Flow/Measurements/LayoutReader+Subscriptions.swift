// What an object does with its own publishers from its beginning on: `$raw.map { $0 + 2 }.assign(to: &$top)`.

extension LayoutReader {
  /// Reads what the initialisers of the objects subscribe to that hold measured state.
  func subscribe() {
    guard isJudging else { return }
    for index in cells.indices {
      let cell = cells[index]
      let id = Int32(truncatingIfNeeded: index)
      guard !cell.isForeign, isMarked(.cell(id, [])), let nominal = type(of: cell.property),
        project.kind(of: nominal) == .classType
      else { continue }
      let initializers = project.members(named: project.language.initializer, of: nominal)
      guard initializers.count == 1, let own = initializers.first?.reference,
        let function = project.function(of: own), let body = function.body
      else { continue }
      let frame = LayoutFrame(
        file: own.fileIndex, declaration: own.id, receiver: .cell(id, [], nominal))
      bind(function.parameters, project.files[own.fileIndex], [], [], frame)
      subscribing { _ = bodyValue(body, frame) }
    }
  }

  /// What an operator makes of the values of a publisher; nil for what is none.
  func subscribed(
    _ base: LayoutValue, _ name: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ site: Site
  ) -> LayoutValue? {
    let publisher = published(base)
    guard isSubscribing, trigger == nil, isMarked(publisher), !hasMember(name, publisher) else {
      return nil
    }
    let arguments = facts(frame)[list]
    hear(site)
    switch StandardLayout.publisherOperators[text(name)] {
    case .passes: return publisher
    case .maps:
      guard let closure = arguments.first else { return nil }
      return invoke(value(closure.value, frame), [publisher], site)
    case .hands:
      let code = self.arguments(list, frame).last {
        text($0.label) != StandardLayout.completionLabel
      }
      react(to: publisher, -1, code.map { [$0] } ?? [], site, runsFirst: true)
    case .assigns:
      guard let target = target(of: arguments, frame) else { return .undecided }
      let trigger = LayoutTrigger(
        kind: .reaction, site: site, node: -1, watched: publisher,
        sources: sources(of: publisher), runsFirst: true)
      triggered(trigger) {
        acting(as: frame.receiver) {
          if !isOwn(published(target)) { disturb() }
          if let path = path(of: arguments, frame) {
            put(publisher, into: path.names, of: path.owner, frame, site)
          } else {
            record(publisher, into: target, site)
          }
        }
      }
    case .keeps: break
    case nil: return .unknown(sources(of: publisher))
    }
    return .undecided
  }

  /// Whether a part of an object hands on what it is sent.
  func isSubject(_ id: Int32, _ path: [Name]) -> Bool {
    writtenType(id, path).map(StandardLayout.subjects.contains) ?? false
  }

  /// `sizes.send(size)`
  func sends(_ base: LayoutValue, _ method: String, _ list: ArgumentList, _ frame: LayoutFrame)
    -> LayoutValue?
  {
    guard trigger != nil, method == StandardLayout.sending,
      case .cell(let id, let path, nil) = base,
      isSubject(id, path)
    else { return nil }
    let values = arguments(list, frame)
    return values.count == 1 && values[0].label == .none ? values[0].value : nil
  }

  private func published(_ value: LayoutValue) -> LayoutValue {
    if case .binding(let inner) = value { inner } else { value }
  }

  /// `assign(to: &$top)`, `assign(to: \.top, on: self)`
  private func target(of arguments: some Collection<Argument>, _ frame: LayoutFrame) -> LayoutValue?
  {
    guard let first = arguments.first else { return nil }
    if case .inOut(let operand) = facts(frame)[first.value].kind { return target(operand, frame) }
    return path(of: arguments, frame).map { members($0.names, of: $0.owner) }
  }

  private func path(
    of arguments: some Collection<Argument>, _ frame: LayoutFrame
  ) -> (names: [Name], owner: LayoutValue)? {
    guard arguments.count == 2, let first = arguments.first,
      let owner = arguments.dropFirst().first,
      case .keyPath(let path) = value(first.value, frame)
    else { return nil }
    return (path, target(owner.value, frame))
  }
}
