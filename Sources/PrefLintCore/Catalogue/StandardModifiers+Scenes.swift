// Modifiers of scenes, commands and previews (B3, C16).

extension StandardModifiers {
  static let scenes: [ModifierEntry] = .groups(
    .plain([
      "commandsRemoved", "defaultLaunchBehavior", "defaultPosition", "defaultSize",
      "defaultWorldScaling", "immersionStyle", "immersiveContentBrightness",
      "immersiveEnvironmentBehavior", "previewContext", "previewDevice", "previewDisplayName",
      "previewInterfaceOrientation", "previewLayout", "restorationBehavior",
      "supportedVolumeViewpoints", "volumeBaseplateVisibility", "volumeWorldAlignment",
      "windowBackgroundDragBehavior", "windowIdealSize", "windowLevel", "windowManagerRole",
      "windowResizability", "windowToolbarLabelStyle",
    ]),
    [
      .modifier("backgroundTask", action: ["", "action"]),
      .modifier("commands", content: ["", "content"]),
      .modifier("commandsReplaced", content: ["", "content"]),
      .modifier("defaultWindowPlacement", action: ["", "makePlacement"]),
      .modifier("documentBrowserContextMenu", content: ["", "menu"]),
      .modifier("immersiveEnvironmentPicker", content: ["", "content"]),
      .modifier("windowIdealPlacement", action: ["", "makePlacement"]),
    ])
}
