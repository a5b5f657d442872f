// What the arguments of a modifier or a component place in the view tree, as the catalogue's slots say: what flows
// down into it and what flows up from it ask the same.

/// Content of a step of the view tree.
struct PlacedContent {
  var value: ValueID
  var role: SlotRole
  /// The catalogue's slot; nil where the step or the argument is not listed.
  var slot: Slot?
  /// False for what builds no view as far as it is known.
  var isContent: Bool
  /// Whether code makes it of which nothing is known.
  var isUnknown: Bool
  /// Whether it is a member of a value of which nothing is known, which somebody else's code may have been given.
  var isUntold: Bool
}

/// Conditions between a body and a part of it.
struct LocalCondition: Hashable {
  var presence: PresenceID
  var isDecided: Bool

  static let whole = Self(presence: .always, isDecided: true)

  /// Under a further condition. What is assumed of a run is not part of it: evaluation does not split on that.
  func and(_ other: PresenceID, decided: Bool = true, _ presences: PresenceTable) -> Self {
    Self(
      presence: presences.and(presence, presences.split(other).fixed),
      isDecided: isDecided && decided)
  }
}

extension Evaluator {
  /// What the arguments of a modifier place.
  func placed(
    _ arguments: [ArgumentValue], by entry: ListedModifier?, _ site: Site, _ local: LocalCondition,
    onlyRelevant: Bool = false
  ) -> [PlacedContent] {
    // Only closures are content where the catalogue names no slot: a tab that is a view of its own may
    // be what `animation(_:value:)` watches.
    placed(arguments, entry, site, local, entry?.unlistedContent ?? .content) { slot, argument in
      isWanted(argument, among: arguments, onlyRelevant)
        && (slot != nil || entry == nil || isCallable(argument.value))
    }
  }

  /// What the arguments of a component place.
  func placed(
    _ arguments: [ArgumentValue], by entry: ListedComponent?, _ site: Site, _ local: LocalCondition,
    onlyRelevant: Bool = false
  ) -> [PlacedContent] {
    placed(arguments, entry, site, local, .content) { _, argument in
      isWanted(argument, among: arguments, onlyRelevant)
    }
  }

  /// Whether what an argument builds is asked for. A closure may place what it is called with: what the other
  /// arguments hold.
  private func isWanted(
    _ argument: ArgumentValue, among arguments: [ArgumentValue], _ onlyRelevant: Bool
  ) -> Bool {
    guard onlyRelevant, !matters(argument.value) else { return true }
    return isCallable(argument.value)
      && arguments.contains { !isCallable($0.value) && matters($0.value) }
  }

  private func placed(
    _ arguments: [ArgumentValue], _ entry: (any SlottedEntry)?, _ site: Site,
    _ local: LocalCondition, _ unlisted: SlotRole, where isWanted: (Slot?, ArgumentValue) -> Bool
  ) -> [PlacedContent] {
    if isNeverShown(arguments) || isNeverOpened(site, arguments) { return [] }
    return arguments.compactMap { argument in
      let slot = slot(for: argument, among: arguments, entry)
      let role = slot?.role ?? unlisted
      guard role != .action, role != .value, isWanted(slot, argument),
        !isCollection(argument, slot, among: arguments, entry), !showsNothing(slot, arguments),
        entry != nil || !isData(argument, among: arguments) && !isAction(argument.value)
      else { return nil }
      let built = under(local.presence, decided: local.isDecided) {
        self.content(of: argument, among: arguments, entry, frame(at: site))
      }
      let (content, isCut) =
        entry == nil && isCallable(argument.value) ? withoutCalls(built) : (built, false)
      let isListed = slot != nil && !(entry.map { isTitle(argument, of: $0) } ?? false)
      // Somebody else's component may show what a style is given; where the catalogue lists no view, it is a text.
      let isContent =
        isContent(content, isListed: isListed) || entry == nil && standsIn(content)
      return PlacedContent(
        value: content, role: role, slot: slot, isContent: isContent,
        isUnknown: isCut || !isContent && content == .unknown && isCallable(argument.value),
        isUntold: !isContent && isUntold(content) && isCallable(argument.value))
    }
  }

  /// Whether a slot is called with the elements of a list that is empty by its constants.
  private func showsNothing(_ slot: Slot?, _ arguments: [ArgumentValue]) -> Bool {
    guard let slot else { return false }
    return slot.parameters.contains { parameter in
      guard case .element(let label) = parameter,
        let list = arguments.first(where: {
          project.names[$0.label] == label && !$0.isTrailing
        })
      else { return false }
      return exactElements(of: list.value)?.isEmpty == true
    }
  }

  /// Whether a presentation is bound to a constant that never presents: `isPresented: .constant(false)`.
  private func isNeverShown(_ arguments: [ArgumentValue]) -> Bool {
    arguments.contains { argument in
      guard presentationBindings.contains(argument.label),
        let value = constantBound(argument.value)
      else { return false }
      switch store[core(value)] {
      case .boolean(false), .none: return true
      default: return false
      }
    }
  }

  /// The constant that a binding always has, also where a view hands on the one that it was given.
  private func constantBound(_ binding: ValueID) -> ValueID? {
    switch store[core(binding)] {
    case .component(language.constant, let given, _) where given.count == 1: return given[0].value
    case .binding(let bound):
      if case .exact = store[bound] { return bound }
      return nil
    default: return nil
    }
  }

  /// Whether an argument is a collection whose elements another argument shows: it is no view itself.
  private func isCollection(
    _ argument: ArgumentValue, _ slot: Slot?, among arguments: [ArgumentValue],
    _ entry: (any SlottedEntry)?
  ) -> Bool {
    guard !argument.isTrailing, arguments.count > 1, let slot else { return false }
    func shows(_ slot: Slot) -> Bool {
      slot.parameters.contains { parameter in
        guard case .element(let label) = parameter else { return false }
        return label == project.names[argument.label]
      }
    }
    return shows(slot)
      && arguments.contains { other in
        (other.isTrailing || other.label != argument.label)
          && self.slot(for: other, among: arguments, entry).map(shows) == true
      }
  }

  /// Whether an argument is a collection of a generic parameter's values, no views, that are handed to a closure of
  /// somebody else's component: data.
  private func isData(_ argument: ArgumentValue, among arguments: [ArgumentValue]) -> Bool {
    guard !argument.isTrailing,
      case .array(let element) = project.types[type(of: argument.value)],
      case .parameter(let name) = project.types[element], plainParameters.contains(name)
    else { return false }
    return arguments.contains { isCallable($0.value) && takesArguments($0.value) }
  }

  /// Whether an argument is a title, or data: not a view, whatever is known of it.
  private func isTitle(_ argument: ArgumentValue, of entry: any SlottedEntry) -> Bool {
    argument.label == .none && !argument.isTrailing && entry.isTitled
  }

  /// Whether what a closure is worth can be a view; what is not known counts only where a view must be.
  private func isContent(_ value: ValueID, isListed: Bool) -> Bool {
    switch store[core(value)] {
    case .unknown, .externalMember: isListed
    case .union(let alternatives): alternatives.contains { isContent($0.value, isListed: isListed) }
    case .opaque(let type): isListed || !isScalar(type)
    // `.init(…)` where the catalogue lists no view: a binding, a range, a style.
    case .component(let name, _, _): isListed || name != language.initializer
    case .boolean, .literal, .someConstant, .metatype, .keyPath, .binding, .empty, .none: false
    default: true
    }
  }
}

/// What a run-time value of a static type places.
enum Standing {
  /// Values of types of the project: one, or one for each conformer or variant.
  case views([(value: ValueID, presence: PresenceID, guise: GuiseID?)])
  /// A view that cannot be told, with the reason as a short phrase.
  case undecided(String)
  /// A view from outside the project, or none.
  case nothing
}

extension Evaluator {
  /// What stands where a value is known by its type only.
  func standing(for type: TypeID, _ value: ValueID? = nil) -> Standing {
    switch project.types[type] {
    case .nominal(let nominal, _):
      guard project.kind(of: nominal) == .protocolType else {
        return .views([(value ?? opaque(type), .always, nil)])
      }
      return project.isInstalled(nominal) ? conformersStanding(for: nominal) : .nothing
    case .optional(let inner), .array(let inner): return standing(for: inner)
    case .opaque(let bounds), .existential(let bounds):
      guard bounds.contains(where: isViewProtocol) else { return .nothing }
      for bound in bounds {
        if let nominal = project.types.nominal(bound) {
          return conformersStanding(for: nominal)
        }
      }
      return .undecided("which view stands here is not decided")
    case .parameter: return .undecided("the view of a generic parameter is not decided")
    case .external(let name, _):
      return name == language.anyView
        ? .undecided("which view 'AnyView' holds is not decided") : .nothing
    case .variants(let variants):
      var views: [(value: ValueID, presence: PresenceID, guise: GuiseID?)] = []
      for variant in variants {
        switch standing(for: variant.type) {
        case .views(let inner):
          views += inner.map {
            ($0.value, project.presences.and($0.presence, variant.presence), $0.guise)
          }
        case .undecided(let reason): return .undecided(reason)
        case .nothing: break
        }
      }
      return .views(views)
    default: return .nothing
    }
  }

  private func conformersStanding(for id: NominalID) -> Standing {
    guard let conformers = conformers(of: id) else {
      let name = project.names[project[id].name]
      return .undecided("which conformer of '\(name)' stands here is not decided")
    }
    return .views(
      conformers.map { conformer in
        (
          opaque(project.selfType(of: conformer)), presence(ofConformer: conformer),
          conformers.count > 1 ? store.guise(of: conformer, as: id) : nil
        )
      })
  }
}

extension EnvironmentFlow {
  /// A value that is placed, with under what it stands within a body.
  struct PlacementKey: FastHashable {
    var value: ValueID
    var local: LocalCondition

    @inline(__always) func mix(into mixer: inout HashMixer) {
      mixer.add(UInt64(value.rawValue) << 32 | UInt64(local.presence.rawValue))
      mixer.add(local.isDecided)
    }
  }
}
