// What flows up (D.1).

extension StandardModifiers {
  static let preferences: [ModifierEntry] = .groups(
    .plain([
      "preference"
    ]),
    .actions(
      ["", "transform"],
      [
        "anchorPreference", "transformAnchorPreference", "transformPreference",
      ]),
    .actions(
      ["", "perform"],
      [
        "onPreferenceChange"
      ]),
    [
      .modifier("backgroundPreferenceValue", content: ["", "content", "transform"]),
      .modifier("overlayPreferenceValue", content: ["", "content", "transform"]),
      .modifier("spatialOverlayPreferenceValue", content: ["", "content", "transform"]),
    ])
}
