// Scenes: what each shows is a root (C16). Commands see their scene's environment (B3).

extension StandardComponents {
  static let scenes: [ComponentEntry] = [
    // Only buttons and texts of what it is given are used (B3).
    .component("AlertScene", value: ["", "actions", "message"]),
    .component("AssistiveAccess", .scene, content: ["", "content"]),
    .component(
      "DocumentGroup", .scene, content: documentContent, with: document,
      value: ["newDocument", "prepareDocument"], alternatives: documentEditor),
    .component("DocumentGroupLaunchScene", .scene, content: documentLaunch),
    .component(
      "ImmersiveSpace", .scene, content: ["", "content", "makeContent"],
      with: [.binding(of: "for")], action: ["defaultValue"]),
    .component(
      "LockedCameraCaptureUIScene", .scene, content: ["", "content"],
      with: [.external("LockedCameraCaptureSession")]),
    .component("MenuBarExtra", .scene, content: ["", "content", "label"]),
    .component("PrimitiveAppExtensionScene", .scene, content: ["", "content"]),
    .component(
      "RemoteImmersiveSpace", .scene, content: ["", "content", "makeContent"],
      with: [.binding(of: "for")], action: ["defaultValue"]),
    .component("Settings", .scene, content: ["", "content"]),
    .component("UtilityWindow", .scene, content: ["", "content", "makeContent"]),
    .component("Window", .scene, content: ["", "content", "makeContent"]),
    .component(
      "WindowGroup", .scene, content: ["", "content", "makeContent", "lazyContent"],
      with: [.binding(of: "for")], action: ["defaultValue"]),
    .component("WKNotificationScene", .scene),
  ]

  static let commands: [ComponentEntry] = .groups(
    .leaves([
      "EmptyCommands", "ImportFromDevicesCommands", "InspectorCommands", "SidebarCommands",
      "TextEditingCommands", "TextFormattingCommands", "ToolbarCommands",
    ]),
    [
      .component("CommandGroup", content: ["", "addition"]),
      .component("CommandMenu", content: ["", "content"]),
      .component("DocumentLaunchView", content: documentLaunch + ["onDocumentOpen"]),
      .component("SettingsLink", content: ["", "label"]),
    ])

  private static let documentContent = ["", "editor", "viewer", "content", "makeContent"]
  private static let document: [ClosureParameter] = [
    .document(of: "newDocument"), .document(of: "viewing"), .document(of: "editing"),
  ]
  /// `DocumentGroup { Draft() } editor: { … }`: the first closure makes the document.
  private static let documentEditor: [SlotAlternative] = [.when("editor", value: [""])]
  private static let documentLaunch = [
    "", "actions", "background", "backgroundAccessoryView", "overlayAccessoryView",
  ]
}
