// Containers: what they show inherits (C9).

extension StandardComponents {
  static let containers: [ComponentEntry] = .groups(
    .containers(
      ["", "content"],
      [
        "AccessoryWidgetGroup", "AnyLayout", "Form", "GlassEffectContainer", "Grid", "GridLayout",
        "GridRow", "HSplitView", "HStack", "HStackLayout", "LazyHGrid", "LazyHStack", "LazyVGrid",
        "LazyVStack", "ScrollView", "SpatialContainer", "ViewThatFits", "VSplitView", "VStack",
        "VStackLayout", "ZStack", "ZStackLayout",
      ]),
    [
      .component("AnyView", content: ["", "erasing"]),
      .component("DebugReplaceableView", content: ["", "erasing"]),
      .component("DisclosureTableRow", content: ["", "content"]),
      .component("EquatableView", content: ["content"]),
      .component(
        "ForEach", content: ["", "content"], with: [.element(of: "")], alternatives: forEach),
      .component("GeometryReader", content: ["", "content"], with: [.external("GeometryProxy")]),
      .component(
        "GeometryReader3D", content: ["", "content"], with: [.external("GeometryProxy3D")]),
      .component("Group", content: ["", "content", "transform"], alternatives: group),
      .component("GroupBox", content: ["", "content", "label"]),
      .component("KeyframeAnimator", content: ["", "content"], with: [.value(of: "initialValue")]),
      .component("List", content: ["", "rowContent", "content"], with: [.element(of: "")]),
      .component("ModifiedContent", content: ["content"], modifier: ["modifier"]),
      .component("OutlineGroup", content: ["", "content"], with: [.element(of: "")]),
      .component(
        "PhaseAnimator", content: ["", "content"], with: [.element(of: "")], action: ["animation"]),
      .component(
        "ScrollViewReader", content: ["", "content"], with: [.external("ScrollViewProxy")]),
      .component("Section", content: ["", "content", "header", "footer", "label"]),
      .component("SubscriptionView", content: ["content"], action: ["action"]),
      .component("Tab", content: ["", "content", "label"]),
      .component("Table", content: ["", "columns", "rows"]),
      .component("TableColumn", content: ["", "content"]),
      .component("TableColumnForEach", content: ["", "content"], with: [.element(of: "")]),
      .component("TableRow", content: [""]),
      .component("TabSection", content: ["", "content", "header", "footer"]),
      .component("TabView", content: ["", "content"]),
      .component(
        "TimelineView", content: ["", "content"], with: [.external("TimelineViewDefaultContext")]),
      .component("TupleView", content: [""]),
      ComponentEntry(
        "_VariadicView.Tree", .view, [Slot("", .arranger), Slot("content", .content)]),
    ])

  private static let forEach: [SlotAlternative] = [
    arranged("subviews", ["", "content"], .external("Subview")),
    arranged("sections", ["", "content"], .external("SectionConfiguration")),
  ]

  private static let group: [SlotAlternative] = [
    arranged("subviews", ["", "transform"], .external("SubviewsCollection")),
    arranged("sections", ["", "transform"], .external("SectionCollection")),
  ]

  /// Views that are taken apart and shown by a closure.
  private static func arranged(
    _ label: String, _ slots: [String], _ parameter: ClosureParameter
  ) -> SlotAlternative {
    SlotAlternative(
      label, [Slot(label, .content)] + slots.map { Slot($0, .arranger, [parameter]) })
  }
}
