// What flows up (D.1).

extension StandardModifiers {
  static let preferences: [ModifierEntry] = .groups(
    .actions(
      ["", "transform"],
      [
        "anchorPreference", "transformAnchorPreference", "transformPreference",
      ]),
    [
      .modifier("backgroundPreferenceValue", content: ["", "content", "transform"]),
      .modifier("onPreferenceChange", action: ["", "perform"]),
      .modifier("overlayPreferenceValue", content: ["", "content", "transform"]),
      .modifier("preference"),
      .modifier("spatialOverlayPreferenceValue", content: ["", "content", "transform"]),
    ])
}
