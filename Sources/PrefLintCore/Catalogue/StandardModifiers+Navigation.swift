// Navigation, tabs, toolbars and search (B3, C4–C10).

extension StandardModifiers {
  static let navigation: [ModifierEntry] = .groups(
    .plain([
      "assistiveAccessNavigationIcon", "customizationBehavior", "customizationID",
      "defaultAdaptableTabBarPlacement", "defaultCustomization", "defaultVisibility",
      "inspectorColumnWidth", "isDetailLink", "navigationBarBackButtonHidden",
      "navigationBarHidden", "navigationBarTitle", "navigationBarTitleDisplayMode",
      "navigationDocument", "navigationLinkIndicatorVisibility", "navigationSplitViewColumnWidth",
      "navigationSubtitle", "navigationTransition", "searchCompletion", "searchFocused",
      "searchPresentationToolbarBehavior", "searchSelection", "searchToolbarBehavior",
      "sharedBackgroundVisibility", "tabBarMinimizeBehavior", "tabPlacement",
      "tabViewCustomization", "tabViewSearchActivation", "toolbarBackground",
      "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarForegroundStyle",
      "toolbarItemHidden", "toolbarRole", "toolbarTitleDisplayMode", "toolbarVisibility",
      "touchBarCustomizationLabel", "touchBarItemPresence", "touchBarItemPrincipal",
      "visibilityPriority", "windowToolbarFullScreenVisibility",
    ]),
    [
      .modifier("contentToolbar", .fillsToolbar, content: ["", "content"]),
      .modifier("digitalCrownAccessory", content: ["", "content"]),
      .modifier("matchedTransitionSource", action: ["", "configuration"]),
      .modifier("navigationBarItems", .fillsToolbar, content: ["leading", "trailing"]),
      .modifier(
        "navigationDestination", .declaresDestination, destination: ["", "destination"],
        with: [.instance(of: "for"), .unwrapped("item")]),
      .modifier("navigationTitle", content: ["", "actions"]),
      .modifier("ornament", content: ["", "ornament"]),
      .modifier(
        "searchable", content: ["", "suggestions", "token"],
        with: [.element(of: "tokens"), .element(of: "editableTokens")]),
      .modifier("searchScopes", content: ["", "scopes"]),
      .modifier("searchSuggestions", content: ["", "suggestions"]),
      .modifier("tabItem", content: ["", "label"]),
      .modifier("tabViewBottomAccessory", content: ["", "content"]),
      .modifier("tabViewSidebarBottomBar", content: ["", "content"]),
      .modifier("tabViewSidebarFooter", content: ["", "content"]),
      .modifier("tabViewSidebarHeader", content: ["", "content"]),
      .modifier("toolbar", .fillsToolbar, content: ["", "content", "items"]),
      .modifier("toolbarTitleMenu", .fillsToolbar, content: ["", "content"]),
      .modifier("touchBar", .fillsToolbar, content: ["", "content"]),
    ])
}
