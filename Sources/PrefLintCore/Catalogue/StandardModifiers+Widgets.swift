// Widget configurations, live activities and what their views take (C17).

extension StandardModifiers {
  static let widgets: [ModifierEntry] = .groups(
    .plain([
      "accessoryWidgetGroupStyle", "activityBackgroundTint", "activitySystemActionForegroundColor",
      "associatedKind", "complicationForeground", "configurationDisplayName",
      "containerBackgroundRemovable", "contentMarginsDisabled", "controlWidgetActionHint",
      "controlWidgetStatus", "description", "disfavoredLocations", "displayName", "dynamicIsland",
      "keylineTint", "promptsForUserConfiguration", "pushHandler", "supplementalActivityFamilies",
      "supportedFamilies", "supportedMountingStyles", "widgetAccentable",
      "widgetAccentedRenderingMode", "widgetCurvesContent", "widgetTexture", "widgetURL",
    ]),
    [
      .modifier("onBackgroundURLSessionEvents", action: ["", "perform"]),
      .modifier("widgetLabel", content: ["", "label"]),
    ])
}
