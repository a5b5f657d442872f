// Navigation containers and links (C4–C8), toolbar items (C10).

extension StandardComponents {
  static let navigation: [ComponentEntry] = .groups(
    .containers(["", "content"], ["ToolbarItem", "ToolbarTitleMenu", "TouchBar"]),
    .leaves(["DefaultToolbarItem", "ToolbarSpacer"]),
    [
      .component(
        "NavigationLink", .navigationLink, content: ["label"], destination: ["", "destination"],
        alternatives: labelWhenDestination),
      .component("NavigationSplitView", .navigationContainer, content: columns),
      .component("NavigationStack", .navigationContainer, content: ["", "root"]),
      .component("NavigationView", .navigationContainer, content: ["", "content"]),
      .component("ToolbarItemGroup", content: ["", "content", "label"]),
    ])

  /// With `destination:` or `value:` the closure that is left builds the label.
  private static let labelWhenDestination: [SlotAlternative] = [
    .when("destination", content: [""]),
    .when("value", content: [""]),
    .when("destinationName", content: [""]),
  ]
  private static let columns = ["", "sidebar", "content", "detail"]
}
