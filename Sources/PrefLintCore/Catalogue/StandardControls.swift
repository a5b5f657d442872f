// What a user operates, and what shows views that no user can operate.

enum StandardControls {
  /// Components and modifiers whose actions run when somebody operates them, and never of themselves.
  static let operated: Set<String> = [
    "Button", "Menu", "PasteButton", "RenameButton", "SecureField", "Slider", "Stepper",
    "TextField", "onLongPressGesture", "onSubmit", "onTapGesture",
  ]

  /// Fields with a title whose trailing closure runs when somebody is done with them.
  static let committing: Set<String> = ["SecureField", "TextField"]

  /// Labels of what SwiftUI's initialisers of views take besides content and code. A call with another label than these and those of its
  /// slots is of a view of another module that has the name of one of SwiftUI's: `Menu("More", icon: "ellipsis") { open() }`.
  static let valueLabels: Set<String> = [
    "alignment", "allowsMultipleSelection", "anchor", "axes", "axis", "bounds", "bundle", "by",
    "calendar", "children", "colorMode", "columnCustomization", "columnVisibility", "columns",
    "comment", "context", "cornerRadius", "cornerSize", "count", "countsDown", "data", "date",
    "decorative", "destination", "displayedComponents", "edge", "edges", "editActions", "for",
    "format",
    "formatter", "from", "header", "footer", "horizontalAlignment", "horizontalSpacing", "id",
    "image",
    "in", "intent", "isActive", "isExpanded", "isOn", "isPresented", "isSource", "item", "items",
    "lineWidth", "maximum", "message", "minLength", "minimum", "namespace", "neutralValue",
    "opaque",
    "path", "pauseTime", "payloadType", "phase", "pinnedViews", "placement",
    "preferredCompactColumn",
    "prompt", "recordIDs", "rendersAsynchronously", "resource", "role", "root", "rows", "scale",
    "schedule", "sections", "selection", "showsHours", "showsIndicators", "sortOrder", "sources",
    "spacing", "step", "style", "subject", "subviews", "supportedContentTypes", "supportsOpacity",
    "systemImage", "systemName", "tableName", "tag", "text", "timerInterval", "title", "token",
    "total",
    "transaction", "type", "url", "value", "variableValue", "verbatim", "verticalAlignment",
    "verticalSpacing", "viewModel",
  ]

  /// Hosts of which nothing but a picture of a view comes out, and modifiers that show one (C3b, C19).
  static let pictures: Set<String> = ["ImageRenderer", "contextMenu"]
}
