// Controls and indicators: labels inherit, actions run later (A20). `MenuButton` is left out: SwiftUI's is deprecated since macOS 11, and
// packages have buttons of that name.

extension StandardComponents {
  static let controls: [ComponentEntry] = .groups(
    .leaves([
      "AccessoryWidgetBackground", "EditButton", "EmptyView", "RenameButton", "SliderTick",
      "TextEditor",
    ]),
    [
      .component("ActionSheet", content: ["title", "message"], value: ["buttons"]),
      .component("Alert", content: ["title", "message"], value: ["primaryButton"]),
      .component(
        "Button", content: ["label"], action: ["", "action"], alternatives: labelWhenAction),
      .component("ColorPicker", content: ["", "label"]),
      .component("ContentUnavailableView", content: ["", "label", "description", "actions"]),
      .component("ContextMenu", content: ["", "menuItems"]),
      .component("ControlGroup", content: ["", "content", "label"]),
      .component("DatePicker", content: ["", "label"]),
      .component("DisclosureGroup", content: ["", "content", "label"]),
      .component("Gauge", content: gaugeLabels),
      .component("HelpLink", action: ["", "action"]),
      .component("Label", content: ["", "title", "icon"]),
      .component("LabeledContent", content: ["", "content", "label"]),
      .component("Link", content: ["", "label"], value: ["destination"]),
      .component("Menu", content: ["", "content", "label"], action: ["primaryAction"]),
      .component("MultiDatePicker", content: ["", "label"]),
      .component("NewDocumentButton", action: ["", "prepareDocument", "prepareDocumentURL"]),
      .component("PasteButton", action: ["", "onPaste", "payloadAction", "validator"]),
      .component("Picker", content: ["", "content", "label", "currentValueLabel"]),
      .component("ProgressView", content: ["", "label", "currentValueLabel"]),
      .component("SecureField", content: ["", "label"], action: ["onCommit"]),
      .component("ShareLink", content: ["", "label"], value: ["preview"]),
      .component("SharePreview"),
      .component(
        "Slider", content: sliderLabels, action: ["onEditingChanged"], value: ["ticks", "tick"]),
      .component(
        "Stepper", content: ["", "label"], action: stepperActions,
        alternatives: stepperAlternatives),
      .component(
        "TextField", content: ["", "label"], action: ["onEditingChanged", "onCommit"],
        alternatives: [.when("onCommit", action: [""])]),
      .component("TextFieldLink", content: ["", "label"], action: ["onSubmit"]),
      .component("Toggle", content: ["", "label"]),
      .component("WindowVisibilityToggle", content: ["", "label"]),
    ])

  /// With `action:` or `intent:` the closure that is left builds the label.
  private static let labelWhenAction: [SlotAlternative] = [
    .when("action", content: [""]),
    .when("intent", content: [""]),
  ]
  private static let gaugeLabels = [
    "", "label", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "markedValueLabels",
  ]
  private static let sliderLabels = [
    "", "label", "minimumValueLabel", "maximumValueLabel", "currentValueLabel",
  ]
  /// `Stepper("Count") { increment() } onDecrement: { … }`; with `onIncrement:` the closure that is left builds the label.
  private static let stepperAlternatives: [SlotAlternative] = [
    .when("onIncrement", content: [""]),
    .when("onDecrement", action: [""]),
  ]
  private static let stepperActions = ["onEditingChanged", "onIncrement", "onDecrement"]
}
