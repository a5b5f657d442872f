// Widgets, live activities and controls: what each shows is a root (C17).

extension StandardComponents {
  static let widgets: [ComponentEntry] = .groups(
    .leaves(["EmptyWidgetConfiguration"]),
    .containers(["", "content"], ["DynamicIslandExpandedRegion"]),
    [
      .component(
        "ActivityConfiguration", .widgetConfiguration, content: ["", "content", "dynamicIsland"],
        with: [.external("ActivityViewContext")]),
      .component("AppIntentConfiguration", .widgetConfiguration, content: ["", "content"]),
      .component("AppIntentControlConfiguration", .widgetConfiguration, content: ["", "content"]),
      .component("ControlWidgetButton", content: ["", "label", "actionLabel"], value: ["action"]),
      .component("ControlWidgetToggle", content: ["", "label", "valueLabel"], value: ["action"]),
      .component(
        "DynamicIsland", content: ["", "expanded", "compactLeading", "compactTrailing", "minimal"]),
      .component("IntentConfiguration", .widgetConfiguration, content: ["", "content"]),
      .component("RelevanceConfiguration", .widgetConfiguration, content: ["", "content"]),
      .component("StaticConfiguration", .widgetConfiguration, content: ["", "content"]),
      .component("StaticControlConfiguration", .widgetConfiguration, content: ["", "content"]),
    ])
}
