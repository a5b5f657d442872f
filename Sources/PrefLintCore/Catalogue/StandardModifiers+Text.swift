// Text, symbols and text input.

extension StandardModifiers {
  static let text: [ModifierEntry] = .groups(
    .plain([
      "allowsTightening", "attributedTextFormattingDefinition", "autocapitalization",
      "autocorrectionDisabled", "baselineOffset", "bold", "customAttribute",
      "disableAutocorrection", "dynamicTypeSize", "findDisabled", "findNavigator", "font",
      "fontDesign", "fontWeight", "fontWidth", "italic", "kerning", "keyboardType", "lineHeight",
      "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced", "monospacedDigit",
      "multilineTextAlignment", "replaceDisabled", "searchDictationBehavior", "speechAdjustedPitch",
      "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
      "strikethrough", "submitLabel", "submitScope", "textCase", "textContentType",
      "textInputAutocapitalization", "textInputCompletion", "textInputFormattingControlVisibility",
      "textScale", "textSelection", "textSelectionAffinity", "tracking", "truncationMode",
      "underline", "writingToolsAffordanceVisibility", "writingToolsBehavior",
    ]),
    [
      .modifier("onSubmit", action: ["", "action"]),
      .modifier("textInputSuggestions", content: ["", "content"], with: [.element(of: "")]),
    ])
}
