// Appearance, changes, gestures, keys, drag and drop, focus: code that runs later (A20).

extension StandardModifiers {
  static let events: [ModifierEntry] = .groups(
    .plain([
      "allowsHitTesting", "allowsWindowActivationEvents", "defaultFocus", "deleteDisabled",
      "disabled", "dragConfiguration", "dragContainerSelection", "dragPreviewsFormation",
      "dropPreviewsFormation", "focused", "focusEffectDisabled", "focusScope",
      "focusSection", "handActivationBehavior", "handGestureShortcut",
      "handlesExternalEvents", "handlesGameControllerEvents", "help",
      "interactionActivityTrackingTag", "keyboardShortcut", "modifiers", "moveDisabled",
      "pageCommand", "prefersDefaultFocus", "selectionDisabled",
      "windowDismissBehavior", "windowFullScreenBehavior",
      "windowMinimizeBehavior", "windowResizeBehavior",
    ]),
    .placing(
      ["", "before", "with"],
      [
        "exclusively", "gesture", "highPriorityGesture", "sequenced", "simultaneousGesture",
        "simultaneously",
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
      .modifier("digitalCrownRotation", action: ["", "onChange", "onIdle"]),
      .modifier("dragContainer", action: [""]),
      .modifier("draggable", content: ["", "preview"], alternatives: [.when("for", action: [""])]),
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
      geometryChange("onGeometryChange", "GeometryProxy"),
      geometryChange("onGeometryChange3D", "GeometryProxy3D"),
      .modifier("onInsert", action: ["", "perform"]),
      .modifier("onLongPressGesture", action: ["", "perform", "onPressingChanged", "pressing"]),
      .modifier("onPasteCommand", action: ["", "perform", "validator"]),
      geometryChange("onScrollGeometryChange", "ScrollGeometry"),
      .modifier("onScrollTargetVisibilityChange", action: ["", "action"]),
      .modifier("pasteDestination", action: ["", "action", "validator"]),
      .modifier("sensoryFeedback", action: ["", "condition", "feedback"]),
      .modifier("updating", action: ["", "body"]),
      geometryChange("webViewOnScrollGeometryChange", "ScrollGeometry"),
    ])

  /// `of:` is called with the geometry, `action:` with what it returned last and now; either can be the
  /// first trailing closure.
  private static func geometryChange(_ name: String, _ proxy: String) -> ModifierEntry {
    let change: [ClosureParameter] = [.instance(of: "for"), .instance(of: "for")]
    return ModifierEntry(
      name, .none,
      [
        Slot("", .action, [.external(proxy)]), Slot("of", .action, [.external(proxy)]),
        Slot("action", .action, change),
      ],
      alternatives: [SlotAlternative("of", [Slot("", .action, change)])])
  }
}
