// Widget configurations, live activities and what their views take (C17).

extension StandardModifiers {
  static let widgets: [ModifierEntry] = .groups(
    .plain([
      "accessoryWidgetGroupStyle", "activityBackgroundTint", "activitySystemActionForegroundColor",
      "associatedKind", "configurationDisplayName", "containerBackgroundRemovable",
      "contentMarginsDisabled", "controlWidgetActionHint", "controlWidgetStatus", "description",
      "disfavoredLocations", "dynamicIsland", "keylineTint", "promptsForUserConfiguration",
      "pushHandler", "supplementalActivityFamilies", "supportedFamilies", "supportedMountingStyles",
      "widgetAccentable", "widgetAccentedRenderingMode", "widgetCurvesContent", "widgetTexture",
      "widgetURL",
    ]),
    .actions(
      ["", "onBackgroundURLSessionEvents", "perform"],
      [
        "onBackgroundURLSessionEvents"
      ]),
    [
      .modifier("widgetLabel", content: ["", "label"])
    ])
}
