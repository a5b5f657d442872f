// Styles of the project around controls: what the nearest one builds of a control is what stands in its place. Only styles that follow
// what is measured are read so; of others a control hugs what it shows.

extension LayoutReader {
  /// The styles around what is being read.
  struct ControlStyles {
    /// By the modifiers that set them; nothing for those that are not followed.
    var around: [Name: LayoutInstance] = [:]
    /// Views that were read before they came to stand in a style.
    var early: Set<Int32> = []
    /// Whether a control was built by a style at all.
    var hasBuilt = false
  }

  /// Reads something in a style that a modifier sets.
  func styling<Result>(
    _ modifier: Name, _ list: ArgumentList, _ frame: LayoutFrame, _ body: () -> Result
  ) -> Result {
    guard setsStyle(modifier), let only = facts(frame)[list].first else { return body() }
    guard isJudging else {
      meet(value(only.value, frame))
      return body()
    }
    let outer = styles.around
    defer { styles.around = outer }
    styles.around[modifier] = followed(value(only.value, frame))
    return body()
  }

  /// Reads what a style of the project writes that is given bindings or code, before it is told what that does to layout.
  private func meet(_ style: LayoutValue) {
    guard trigger == nil, case .instance(let instance) = style, evaluator.isStyle(instance.nominal),
      instance.fields.values.contains(where: { isGivenBack($0) }), step()
    else { return }
    _ = node(of: styled(style, instance.nominal))
  }

  private func isGivenBack(_ value: LayoutValue) -> Bool {
    if case .binding = value { return true }
    return isCode(value)
  }

  /// Whether a modifier sets the style of a control that is told apart.
  func setsStyle(_ modifier: Name) -> Bool {
    evaluator.modifierEntries[modifier]?.effect == .appliesStyle
      && StandardLayout.styledControls.values.contains { $0.modifier == text(modifier) }
  }

  /// A style that builds a control out of its parts, and follows what is measured.
  private func followed(_ style: LayoutValue) -> LayoutInstance? {
    guard case .instance(let instance) = style, evaluator.isStyle(instance.nominal),
      isMarked(style)
        || instance.fields.values.contains(where: { reached(by: $0).contains(where: isMarked) }),
      StandardLayout.styledControls.values.contains(where: { control in
        project.names.find(control.style).map { project.conforms(instance.nominal, to: $0) }
          ?? false
      })
    else { return nil }
    return instance
  }

  /// What a modifier that sets a style does to the size of what it is applied to; nil for other modifiers, and where that is not told.
  func effect(ofStyle modifier: Name, _ arguments: [LayoutArgument], on base: Int32)
    -> LayoutEffect?
  {
    guard isJudging, setsStyle(modifier) else { return nil }
    let isFollowed = arguments.first.map { followed($0.value) != nil } ?? false
    if styles.early.contains(base) { return isFollowed || styles.hasBuilt ? .other : nil }
    // Other controls are built of buttons and labels, too.
    return isFollowed && holdsPlainViews(base) ? LayoutEffect.none : nil
  }

  /// Whether no style builds any of the views below a node.
  private func holdsPlainViews(_ id: Int32) -> Bool {
    var waiting = [id]
    var seen: Set<Int32> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      switch nodes[Int(next)].kind {
      case .component(let name, let behaviour):
        guard behaviour != nil, StandardPreferences.plainComponents.contains(name) else {
          return false
        }
      case .unknown(let sources): guard sources.isEmpty else { return false }
      case .modified, .group, .branch, .inlined: break
      }
      waiting += nodes[Int(next)].children
    }
    return true
  }

  /// What the style around a control builds of it; nil where none is followed.
  func built(_ control: String, _ arguments: [LayoutArgument], _ site: Site) -> Int32? {
    guard let styled = StandardLayout.styledControls[control], trigger == nil,
      let modifier = project.names.find(styled.modifier), let style = styles.around[modifier],
      project.names.find(styled.style).map({ project.conforms(style.nominal, to: $0) }) ?? false,
      let parts = parts(of: control, styled.parts, arguments, site)
    else { return nil }
    let outer = styles.around
    defer { styles.around = outer }
    // Controls in the body of a style are those of somebody else.
    styles.around[modifier] = nil
    styles.hasBuilt = true
    let content = node(of: self.styled(.instance(style), style.nominal, [.record(parts)]))
    return add(LayoutNode(kind: .inlined(style.nominal), children: [content], site: site))
  }

  /// What a control hands to its style: the views that it is given, and a text for its title.
  private func parts(
    of control: String, _ names: [String], _ arguments: [LayoutArgument], _ site: Site
  ) -> [(label: Name, value: LayoutValue)]? {
    let entry = project.catalogue.components[control]
    let labels = arguments.map { text($0.label) }
    let shown = arguments.filter { argument in
      !isCode(argument.value)
        || entry?.slot(text(argument.label), among: labels)?.role != .action
    }
    // Of what has a label of its own it is only told that it is an image, behind a title.
    let isTold = shown.enumerated().allSatisfy { index, argument in
      isCode(argument.value) || argument.label == .none || index > 0
    }
    guard isTold, shown.count == names.count else { return nil }
    return zip(names, shown).map { name, argument in
      (project.names.intern(name), .view(part(argument, site)))
    }
  }

  private func part(_ argument: LayoutArgument, _ site: Site) -> Int32 {
    if isCode(argument.value) { return content(argument.value, [], site) }
    guard argument.label == .none else {
      return add(LayoutNode(kind: .component("Image", .image), site: site))
    }
    return add(
      LayoutNode(
        kind: .component(StandardLayout.text, .text), arguments: [("", argument.value)], site: site)
    )
  }
}
