// Sheets, covers, popovers, alerts, menus and system pickers (B3, C1–C3b).

extension StandardModifiers {
  static let presentation: [ModifierEntry] = .groups(
    .plain([
      "automatedDeviceEnrollmentAddition", "certificateSheet", "dialogIcon",
      "dialogPreventsAppTermination", "dialogSeverity", "dialogSuppressionToggle",
      "familyActivityPicker", "fileDialogBrowserOptions", "fileDialogConfirmationLabel",
      "fileDialogCustomizationID", "fileDialogDefaultDirectory",
      "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
      "fileExporterFilenameLabel", "interactiveDismissDisabled", "manageSubscriptionsSheet",
      "mapItemDetailPopover", "mapItemDetailSheet", "photosPicker",
      "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "photosPickerStyle",
      "presentationBackgroundInteraction", "presentationBreakthroughEffect",
      "presentationCompactAdaptation", "presentationContentInteraction", "presentationCornerRadius",
      "presentationDetents", "presentationDragIndicator", "presentationPreventsAppTermination",
      "presentationSizing", "quickLookPreview", "transactionPicker", "workoutPreview",
    ]),
    [
      .modifier("actionSheet", .asks, content: ["", "content"], with: [.unwrapped("item")]),
      .modifier(
        "alert", .asks, content: ["", "actions", "content", "message"],
        with: [.unwrapped("presenting"), .unwrapped("item"), .unwrapped("error")]),
      .modifier("appStoreMerchandising", action: ["", "onDismiss"]),
      .modifier("appStoreOffer", action: ["", "onDismiss"]),
      .modifier("appStoreOverlay", action: ["", "configuration"]),
      .modifier(
        "confirmationDialog", .asks, content: ["", "actions", "message"],
        with: [.unwrapped("presenting")]),
      .modifier("contactAccessPicker", action: ["", "completionHandler"]),
      .modifier(
        "contextMenu", .previewsMenu, content: ["", "menu", "menuItems"], detached: ["preview"],
        action: ["primaryAction"]),
      .modifier("continuityDevicePicker", action: ["", "onDidConnect"]),
      .modifier("fileExporter", action: ["", "onCompletion", "onCancellation"]),
      .modifier("fileImporter", action: ["", "onCompletion", "onCancellation"]),
      .modifier("fileMover", action: ["", "onCompletion", "onCancellation"]),
      .modifier(
        "fullScreenCover", .presents, content: ["", "content"], with: [.unwrapped("item")],
        action: ["onDismiss"], alternatives: onDismissFirst),
      .modifier("gameSaveSyncingAlert", action: ["", "finishedLoading"]),
      .modifier("imagePlaygroundSheet", action: ["", "onCompletion", "onCancellation"]),
      .modifier("inspector", .presents, content: ["", "content"]),
      .modifier("journalingSuggestionsPicker", action: ["", "onCompletion"]),
      .modifier("lookAroundViewer", action: ["", "onDismiss"]),
      .modifier("musicSubscriptionOffer", action: ["", "onLoadCompletion"]),
      .modifier("offerCodeRedemption", action: ["", "onCompletion"]),
      .modifier("popover", .presents, content: ["", "content"], with: [.unwrapped("item")]),
      .modifier("postToPhotosSharedAlbumSheet", action: ["", "completion"]),
      .modifier("presentationBackground", content: ["", "content"]),
      .modifier("refundRequestSheet", action: ["", "onDismiss"]),
      .modifier(
        "sheet", .presents, content: ["", "content"], with: [.unwrapped("item")],
        action: ["onDismiss"], alternatives: onDismissFirst
      ).cutOnIOS13,
      .modifier("translationPresentation", action: ["", "replacementAction"]),
    ])

  /// `.sheet(isPresented: $shows) { … } content: { … }`: the closure without a label is `onDismiss`.
  private static let onDismissFirst: [SlotAlternative] = [.when("content", action: [""])]
}
