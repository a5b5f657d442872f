// What SwiftUI does with the values of preferences on their way up (D): which modifiers set, transform and hear
// them, and which steps of the view tree let them through.

/// What a modifier does with the value of a key (D.1).
public enum PreferenceRole: UInt8, Hashable, Sendable {
  /// Puts its own value in the place of all values below (D1, D4).
  case sets
  /// Publishes what it makes of the value below, or of the default (D3).
  case transforms
  /// Hears the value below and passes it on (D5).
  case listens
}

/// How values of the project's own keys come out of content (D.4).
public enum PreferencePassage: UInt8, Hashable, Sendable {
  /// As from any child.
  case passes
  /// As from a child, before those of what it is attached to (D15).
  case passesFirst
  /// As from any child, for each element of a collection.
  case repeats
  /// Only from what is shown at the moment, or through a bridge.
  case mayPass
  /// To no listener outside (D.4).
  case stops
  /// To no listener outside, as far as a single source says: what is emitted there is not judged (D.4, §0.2).
  case mayStop
  /// Not told by anything known.
  case undecided

  /// Whether the content is a view of its own, as a layer of another one or beside it.
  var isLayer: Bool { self == .passes || self == .passesFirst }
}

/// What a component makes of the views that it is given (D10).
enum PreferenceArrangement: UInt8 {
  /// One view: with dynamic content among them it always contributes a value.
  case container
  /// The same views: whatever is around it puts them together.
  case group
  /// Views for each element.
  case elements
  /// Not told.
  case untold
}

enum StandardPreferences {
  static let roles: [String: PreferenceRole] = [
    "preference": .sets, "anchorPreference": .sets,
    "transformPreference": .transforms, "transformAnchorPreference": .transforms,
    "onPreferenceChange": .listens, "overlayPreferenceValue": .listens,
    "backgroundPreferenceValue": .listens, "spatialOverlayPreferenceValue": .listens,
  ]

  /// The label of the value that a modifier sets, and those of the modifiers that set an anchor.
  static let value = "value"
  /// The modifier that emits the value of an argument.
  static let emitter = "preference"
  static let anchors: Set<String> = ["anchorPreference", "transformAnchorPreference"]

  /// The protocol of keys, with the member that is the default and the one that combines values.
  static let keyProtocol = "PreferenceKey"
  /// What a key has that it need not declare.
  static let keyMembers: Set<String> = ["Value", "allCases", "defaultValue", "init", "reduce"]

  /// Modifiers whose content is a layer of the view that they are applied to (D15, D16).
  static let modifiers: [String: PreferencePassage] = [
    "background": .passesFirst, "backgroundPreferenceValue": .passesFirst, "inspector": .mayPass,
    "mask": .mayPass, "overlay": .passes, "overlayPreferenceValue": .passes,
    "safeAreaBar": .passes, "safeAreaInset": .passes, "spatialOverlay": .passes,
    "spatialOverlayPreferenceValue": .passes,
  ]

  /// What other modifiers do with their content, by effect (D.4): it is shown elsewhere, or it is not known where.
  static func passage(of effect: ModifierEffect) -> PreferencePassage {
    switch effect {
    case .presents: .stops
    case .asks, .fillsToolbar, .previewsMenu: .mayStop
    default: .undecided
    }
  }

  /// Members of windows: what they are given stands in nothing else.
  static let windowContents: Set<String> = [
    "contentView", "contentViewController", "rootViewController",
  ]

  /// Modifiers that SwiftUI has on `Image` alone.
  static let pictureModifiers: Set<String> = ["antialiased", "interpolation", "resizable"]

  /// Types that stand for views of the project in closures of SwiftUI: what they emit is not told.
  static let standIns = StandardTypes.standIns.union(["SectionConfiguration"])

  /// What a style calls the type of what it is given, and the types that it is of, with the label of a text field, which is
  /// given as a control.
  static let configuration = "Configuration"
  static let configurations: Set<String> = [
    "ButtonStyleConfiguration", "ControlGroupStyleConfiguration", "DatePickerStyleConfiguration",
    "DisclosureGroupStyleConfiguration", "FormStyleConfiguration", "GaugeStyleConfiguration",
    "GroupBoxStyleConfiguration", "LabelStyleConfiguration", "LabeledContentStyleConfiguration",
    "MenuStyleConfiguration", "NavigationSplitViewStyleConfiguration",
    "PrimitiveButtonStyleConfiguration", "ProgressViewStyleConfiguration",
    "TextEditorStyleConfiguration", "ToggleStyleConfiguration", "_Label",
  ]

  /// Members of the configurations that styles are given: views of whoever uses the style.
  static let standInMembers: Set<String> = [
    "activeSelections", "content", "currentValueLabel", "footer", "header", "icon", "label",
    "markedValueLabels", "maximumValueLabel", "minimumValueLabel", "title",
  ]

  /// Components that do more than show their content.
  static let components: [String: PreferencePassage] = [
    "ForEach": .repeats, "OutlineGroup": .repeats, "TableColumnForEach": .repeats,
    "Table": .mayPass, "TableRow": .mayPass, "TabView": .mayPass,
    "Tab": .mayPass, "NavigationStack": .mayPass, "NavigationView": .mayPass,
    "NavigationSplitView": .mayPass, "HSplitView": .mayPass, "VSplitView": .mayPass,
    "ViewThatFits": .mayPass, "Menu": .mayStop, "ControlGroup": .undecided,
    "Canvas": .undecided, "Chart": .undecided, "Picker": .undecided, "ToolbarItem": .mayStop,
    "ToolbarItemGroup": .mayStop, "CommandMenu": .mayStop, "CommandGroup": .mayStop,
    "ContextMenu": .mayStop, "_VariadicView.Tree": .mayPass,
  ]

  /// What components make of their views; of others it is not told.
  static let arrangements: [String: PreferenceArrangement] = [
    "ForEach": .elements, "GeometryReader": .container, "Grid": .container, "Group": .group,
    "HStack": .container, "Section": .group, "VStack": .container, "ZStack": .container,
  ]

  /// Components that show one of what they are given at a time.
  static let exclusiveComponents: Set<String> = ["AsyncImage"]

  /// Components that make rows of the data that they are given.
  static let rowComponents: Set<String> = ["List"]

  /// Types that hold data besides scalars, or what their arguments do: no view of UIKit or AppKit, and nothing that shows one.
  static let dataTypes: Set<String> = [
    "AttributedString", "Binding", "Bool", "CGColor", "CGImage", "Calendar", "Color", "Decimal",
    "EdgeInsets", "Font", "IndexPath", "IndexSet", "Locale", "LocalizedStringKey",
    "NSAttributedString", "NSColor", "NSFont", "NSImage", "NSNumber", "NSRange", "NSString",
    "NSTextAlignment", "NSVisualEffectView.BlendingMode", "NSVisualEffectView.Material", "Range",
    "Set", "TimeZone", "UIActivityIndicatorView.Style", "UIBlurEffect.Style", "UIColor",
    "UIEdgeInsets", "UIFont", "UIImage", "UIKeyboardType", "UIReturnKeyType", "UITextContentType",
    "UIView.ContentMode", "URLRequest",
  ]

  /// Protocols of what is applied to views and is none itself.
  static let modifierProtocols: Set<String> = [
    "AnimatableModifier", "EnvironmentalModifier", "ViewModifier",
  ]

  /// Modifiers without a body: they draw what they are applied to elsewhere.
  static let effectProtocols: Set<String> = ["GeometryEffect"]

  /// The members of styles that build a control.
  static let styleMembers: Set<String> = ["_body", "makeBody"]

  /// Components that no style builds out of other views. All others may hold controls.
  static let plainComponents: Set<String> = [
    "AnyView", "Capsule", "Circle", "Color", "Divider", "Ellipse", "EmptyView", "ForEach",
    "GeometryReader", "Grid", "GridRow", "Group", "HStack", "Image", "LazyHGrid", "LazyHStack",
    "LazyVGrid", "LazyVStack", "LinearGradient", "Path", "RadialGradient", "Rectangle",
    "RoundedRectangle", "ScrollView", "ScrollViewReader", "Spacer", "Text",
    "UnevenRoundedRectangle",
    "VStack", "ViewThatFits", "ZStack",
  ]

  /// Protocols of views that show a view of UIKit, AppKit or WatchKit, and pass on what views in it emit (D11).
  static let bridges: Set<String> = [
    "NSViewControllerRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentable", "WKInterfaceObjectRepresentable",
  ]
}
