// Layouts of the project: what stands in one is laid out by code that is not followed, so that the size of the whole follows what its views
// follow. What a view of it measures of itself is told all the same.

extension LayoutReader {
  func isLayout(_ nominal: NominalID) -> Bool {
    project.names.find(StandardLayout.layoutProtocol).map { project.conforms(nominal, to: $0) }
      ?? false
  }

  /// `Plain(spacing: 4) { … }`: the content is no argument of the initialiser; nil for other calls.
  func laidOut(
    _ nominal: NominalID, _ arguments: [LayoutArgument], _ frame: LayoutFrame, _ site: Site,
    _ types: TypeBindings
  ) -> LayoutValue? {
    guard trigger == nil, let content = arguments.last, content.isTrailing, isCode(content.value),
      isLayout(nominal)
    else { return nil }
    let layout = construct(nominal, Array(arguments.dropLast()), frame, site, types: types)
    return laidOut(layout, content.value, site)
  }

  /// What a layout of the project shows.
  func laidOut(_ layout: LayoutValue, _ content: LayoutValue, _ site: Site) -> LayoutValue {
    let id = add(
      LayoutNode(kind: .component(StandardLayout.layoutProtocol, nil), site: site))
    complete(id, [self.content(content, [], site)], [("", layout)])
    return .view(id)
  }
}
