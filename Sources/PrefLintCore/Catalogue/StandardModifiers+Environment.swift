// What flows down: objects, values, modifiers, styles (A1, A13, A15–A17). And identity.

extension StandardModifiers {
  static let environment: [ModifierEntry] = .groups(
    .plain([
      "colorScheme", "containerValue", "defaultAppStorage", "defersSystemGestures", "equatable",
      "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue", "id",
      "materialActiveAppearance", "modelContext", "preferredColorScheme", "tag",
    ]),
    [
      .modifier("concat", .appliesModifier),
      .modifier("environment", .writesEnvironment),
      .modifier("environmentObject", .writesObject),
      .modifier("modelContainer", action: ["", "onSetup"]),
      .modifier("modifier", .appliesModifier),
      .modifier("transformEnvironment", .writesEnvironment, action: ["", "transform"]),
      .modifier("userActivity", action: [""]),
    ],
    .styles([
      "buttonStyle", "controlGroupStyle", "datePickerStyle", "disclosureGroupStyle", "formStyle",
      "gaugeStyle", "groupBoxStyle", "indexViewStyle", "labeledContentStyle", "labelStyle",
      "listStyle", "menuBarExtraStyle", "menuButtonStyle", "menuStyle", "navigationSplitViewStyle",
      "navigationViewStyle", "pickerStyle", "presentedWindowStyle", "presentedWindowToolbarStyle",
      "productViewStyle", "progressViewStyle", "subscriptionOfferViewStyle",
      "subscriptionStoreControlStyle", "subscriptionStoreOptionGroupStyle", "tableStyle",
      "tabViewStyle", "textEditorStyle", "textFieldStyle", "tipViewStyle", "toggleStyle",
      "windowStyle", "windowToolbarStyle",
    ]))
}
