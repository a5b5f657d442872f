// Lists, tables and scroll views.

extension StandardModifiers {
  static let lists: [ModifierEntry] = .groups(
    .plain([
      "alignment", "collapsible", "defaultScrollAnchor", "defaultWheelPickerItemHeight",
      "disabledCustomizationBehavior", "listRowHoverEffect", "listRowHoverEffectDisabled",
      "listRowPlatterColor", "listRowSeparator", "listRowSeparatorTint",
      "listSectionIndexVisibility", "listSectionSeparator", "listSectionSeparatorTint",
      "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
      "scrollDismissesKeyboard", "scrollEdgeEffectDisabled", "scrollEdgeEffectHidden",
      "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash", "scrollInputBehavior",
      "scrollPosition", "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout",
      "sectionIndexLabel", "tableColumnHeaders", "width",
    ]),
    [
      .modifier("listRowBackground", content: ["", "content"]),
      .modifier("sectionActions", content: ["", "content"]),
      .modifier("swipeActions", content: ["", "content"]),
    ])
}
