// Accessibility: what describes a view, and views that stand in for it.

extension StandardModifiers {
  static let accessibility: [ModifierEntry] = .groups(
    .plain([
      "accessibility", "accessibilityActivationPoint", "accessibilityAddTraits",
      "accessibilityChartDescriptor", "accessibilityCustomContent", "accessibilityDefaultFocus",
      "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint",
      "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
      "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
      "accessibilityInputLabels", "accessibilityLabeledPair", "accessibilityLinkedGroup",
      "accessibilityRemoveTraits", "accessibilityRespondsToUserInteraction",
      "accessibilityRotorEntry", "accessibilityScrollStatus", "accessibilitySelectionIdentifier",
      "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue",
    ]),
    .actions(
      ["", "handler", "action"],
      [
        "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityZoomAction",
      ]),
    [
      .modifier(
        "accessibilityAction", content: ["label"], action: ["", "action", "handler"],
        alternatives: [.when("action", content: [""]), .when("intent", content: [""])]),
      .modifier("accessibilityActions", content: ["", "content"]),
      .modifier("accessibilityChildren", content: ["", "children"]),
      .modifier(
        "accessibilityLabel", content: ["", "content"],
        with: [.external(StandardTypes.placeholder)]),
      .modifier("accessibilityQuickAction", content: ["", "content"]),
      .modifier("accessibilityRepresentation", content: ["", "representation"]),
      .modifier("accessibilityRotor", content: ["", "entries"]),
      .modifier("accessibilityShowsLargeContentViewer", content: ["", "largeContentView"]),
    ])
}
