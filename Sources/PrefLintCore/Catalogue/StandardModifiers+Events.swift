// Appearance, changes, gestures, keys, drag and drop, focus: code that runs later (A20).

extension StandardModifiers {
  static let events: [ModifierEntry] = .groups(
    .plain([
      "allowsHitTesting", "allowsWindowActivationEvents", "defaultFocus", "deleteDisabled",
      "digitalCrownRotation", "disabled", "dragConfiguration", "dragPreviewsFormation",
      "dropPreviewsFormation", "exclusively", "focused", "focusEffectDisabled", "focusScope",
      "focusSection", "gesture", "handGestureShortcut", "handlesExternalEvents",
      "handlesGameControllerEvents", "help", "highPriorityGesture",
      "interactionActivityTrackingTag", "keyboardShortcut", "moveDisabled", "prefersDefaultFocus",
      "selectionDisabled", "sequenced", "simultaneousGesture", "simultaneously",
      "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior",
    ]),
    .actions(
      ["", "perform"],
      [
        "onAppear", "onAppIntentExecution", "onChanged", "onCommand", "onContinueUserActivity",
        "onContinuousHover", "onCopyCommand", "onCutCommand", "onDelete", "onDeleteCommand",
        "onDisappear", "onDragSessionUpdated", "onDropSessionUpdated", "onEnded", "onExitCommand",
        "onHover", "onInteractiveResizeChange", "onLongTouchGesture", "onModifierKeysChanged",
        "onMove", "onMoveCommand", "onOpenURL", "onPencilDoubleTap", "onPencilSqueeze",
        "onPlayPauseCommand", "onReceive", "onScrollVisibilityChange", "onTapGesture",
        "onVolumeViewpointChange",
      ]),
    .actions(
      ["", "action"],
      [
        "copyable", "cuttable", "onImmersionChange", "onKeyPress", "onScrollPhaseChange",
        "onWorldRecenter", "refreshable", "renameAction", "task",
      ]),
    [
      .modifier("dragContainer", action: [""]),
      .modifier("draggable", content: ["preview"], action: [""]),
      .modifier("dropConfiguration", action: ["", "configuration"]),
      .modifier("dropDestination", action: ["", "action", "isTargeted"]),
      .modifier("exportableToServices", action: ["", "onEdit"]),
      .modifier("exportsItemProviders", action: ["", "onExport", "onEdit"]),
      .modifier("focusable", action: ["", "onFocusChange"]),
      .modifier("importableFromServices", action: ["", "action"]),
      .modifier("importsItemProviders", action: ["", "onImport"]),
      .modifier("itemProvider", action: ["", "action"]),
      .modifier("manipulable", action: ["", "onChanged"]),
      .modifier("manipulationGesture", action: ["", "onChanged"]),
      .modifier(
        "onCameraCaptureEvent", action: ["", "action", "primaryAction", "secondaryAction"]),
      .modifier("onChange", action: ["", "perform"], given: [.value(of: "of"), .value(of: "of")]),
      .modifier("onDrag", content: ["preview"], action: ["", "data"]),
      .modifier("onDrop", action: ["", "perform"]),
      ModifierEntry("onGeometryChange", .none, geometryChange("GeometryProxy")),
      ModifierEntry("onGeometryChange3D", .none, geometryChange("GeometryProxy3D")),
      .modifier("onInsert", action: ["", "perform"]),
      .modifier("onLongPressGesture", action: ["", "perform", "onPressingChanged", "pressing"]),
      .modifier("onPasteCommand", action: ["", "perform", "validator"]),
      ModifierEntry("onScrollGeometryChange", .none, geometryChange("ScrollGeometry")),
      .modifier("onScrollTargetVisibilityChange", action: ["", "action"]),
      .modifier("pageCommand"),
      .modifier("pasteDestination", action: ["", "action", "validator"]),
      .modifier("sensoryFeedback", action: ["", "condition", "feedback"]),
      .modifier("updating", action: ["", "body"]),
    ])

  /// `of:` is called with the geometry, `action:` with what it returned last and now.
  private static func geometryChange(_ proxy: String) -> [Slot] {
    let change: [ClosureParameter] = [.instance(of: "for"), .instance(of: "for")]
    return [
      Slot("", .action, [.external(proxy)]), Slot("of", .action, [.external(proxy)]),
      Slot("action", .action, change),
    ]
  }
}
