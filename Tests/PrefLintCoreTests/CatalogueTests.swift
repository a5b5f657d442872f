import Testing

@testable import PrefLintCore

/// The tables by themselves: each entry once, each label and name of the right form.
@Suite struct CatalogueTableTests {
  let slots =
    StandardModifiers.entries.flatMap { $0.slots + $0.alternatives.flatMap(\.slots) }
    + StandardComponents.entries.flatMap { $0.slots + $0.alternatives.flatMap(\.slots) }

  @Test func noNameStandsTwice() {
    #expect(repeated(StandardModifiers.entries.map(\.name)) == [])
    #expect(repeated(StandardComponents.entries.map(\.name)) == [])
    #expect(repeated(StandardTypes.modules.flatMap(\.1)) == [])
  }

  @Test func noLabelStandsTwiceInAnEntry() {
    for entry in StandardModifiers.entries { expectDistinctLabels(entry, entry.name) }
    for entry in StandardComponents.entries { expectDistinctLabels(entry, entry.name) }
  }

  @Test func everyLabelIsEmptyOrAnIdentifier() {
    for slot in slots where slot.label != "" {
      #expect(isIdentifier(slot.label) && startsLowercase(slot.label), "\(slot.label)")
    }
  }

  @Test func closureParametersReferToLabelsOrTypes() {
    for parameter in slots.flatMap(\.parameters) {
      switch parameter {
      case .element(let label), .unwrapped(let label), .value(let label), .instance(let label),
        .binding(let label), .document(let label):
        #expect(label == "" || isIdentifier(label) && startsLowercase(label), "\(label)")
      case .external(let type):
        #expect(isIdentifier(type) && !startsLowercase(type), "\(type)")
      case .base: break
      }
    }
  }

  @Test func modifiersAreMethodsAndComponentsAreTypes() {
    for entry in StandardModifiers.entries {
      let name = String(entry.name.drop { $0 == "_" })
      #expect(isIdentifier(entry.name) && startsLowercase(name), "\(entry.name)")
    }
    for entry in StandardComponents.entries {
      // A type within another is named with it.
      for part in entry.name.split(separator: ".", omittingEmptySubsequences: false) {
        let name = String(part.drop { $0 == "_" })
        #expect(isIdentifier(String(part)) && !startsLowercase(name), "\(entry.name)")
      }
    }
  }

  @Test func aStyleEntersByANameThatSaysSo() {
    for entry in StandardModifiers.entries where entry.effect == .appliesStyle {
      #expect(entry.name.hasSuffix("Style"), "\(entry.name)")
    }
  }

  @Test func effectsComeWithTheirSlots() {
    let roles: [(ModifierEffect, SlotRole)] = [
      (.presents, .content), (.fillsToolbar, .content), (.declaresDestination, .destination),
      (.previewsMenu, .detached),
    ]
    for entry in StandardModifiers.entries {
      for (effect, role) in roles where entry.effect == effect {
        #expect(entry.slots.contains { $0.role == role }, "\(entry.name)")
      }
    }
  }

  @Test func scenesHostsAndWidgetsShowSomething() {
    for entry in StandardComponents.entries where entry.name != "WKNotificationScene" {
      switch entry.kind {
      case .scene, .host, .navigationContainer, .navigationLink:
        #expect(entry.slots.contains { $0.role == .content }, "\(entry.name)")
      case .widgetConfiguration, .view:
        break
      }
    }
  }

  @Test func representablesAreInstalled() {
    for name in StandardTypes.representableProtocols {
      #expect(StandardTypes.installingProtocols[name] == .some(nil), "\(name)")
    }
  }

  private func expectDistinctLabels(_ entry: some SlottedEntry, _ name: String) {
    #expect(repeated(entry.slots.map(\.label)) == [], "\(name)")
    for alternative in entry.alternatives {
      #expect(repeated(alternative.slots.map(\.label)) == [], "\(name)")
      #expect(alternative.slots.count > 0, "\(name)")
    }
  }

  private func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  private func startsLowercase(_ text: String) -> Bool { text.first?.isLowercase == true }

  private func isIdentifier(_ text: String) -> Bool {
    text.first?.isNumber == false && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// What the rows of the semantics say of single components.
@Suite struct CatalogueSemanticsTests {
  let catalogue = Catalogue.standard()

  // MARK: A

  @Test(arguments: [
    ("environmentObject", ModifierEffect.writesObject), ("environment", .writesEnvironment),
    ("transformEnvironment", .writesEnvironment), ("modifier", .appliesModifier),
    ("buttonStyle", .appliesStyle), ("toggleStyle", .appliesStyle), ("sheet", .presents),
    ("navigationDestination", .declaresDestination), ("toolbar", .fillsToolbar),
    ("contextMenu", .previewsMenu), ("overlay", .none), ("alert", .asks), ("padding", .none),
  ])
  func effects(name: String, effect: ModifierEffect) {
    #expect(catalogue.modifiers[name]?.effect == effect)
  }

  @Test(
    "A16: wrappers work here",
    arguments: [
      "View", "ViewModifier", "ButtonStyle", "ToolbarContent", "Widget", "DynamicProperty",
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable", "Gesture", "App", "Scene", "Commands",
    ])
  func installing(name: String) {
    #expect(catalogue.installingProtocols[name] != nil)
  }

  @Test(
    "A16, A18: and not here",
    arguments: ["Layout", "Shape", "ShapeStyle", "Animatable", "ObservableObject", "NSObject"])
  func notInstalling(name: String) {
    #expect(catalogue.installingProtocols[name] == nil)
  }

  @Test func requirementsAreReadAsDocumentationWritesThem() {
    let written: [MemberRequirement] = ["body", "reset()", "updateUIView(_:context:)"]
    #expect(written.map(\.name) == ["body", "reset", "updateUIView"])
    #expect(written.map(\.labels) == [nil, [], ["", "context"]])
  }

  @Test func bodiesOfInstalledTypes() {
    #expect(catalogue.installingProtocols["View"] == "body")
    #expect(catalogue.installingProtocols["PrimitiveButtonStyle"] == "makeBody(configuration:)")
    #expect(catalogue.installingProtocols["TableRowContent"] == "tableRowBody")
    for (name, member) in catalogue.installingProtocols where name.hasSuffix("Style") {
      let wanted: MemberRequirement =
        name == "TextFieldStyle" ? "_body(configuration:)" : "makeBody(configuration:)"
      #expect(member == wanted, "\(name)")
    }
  }

  @Test(
    "A20: code that runs later",
    arguments: [
      ("onAppear", ""), ("onAppear", "perform"), ("onDisappear", ""), ("task", ""),
      ("onChange", ""), ("onReceive", ""), ("onTapGesture", ""), ("onTapGesture", "perform"),
      ("onLongPressGesture", ""), ("refreshable", ""), ("onSubmit", ""), ("onDelete", "perform"),
      ("onMove", ""), ("onPreferenceChange", ""), ("onGeometryChange", "action"),
      ("onOpenURL", ""), ("dropDestination", "action"), ("sheet", "onDismiss"),
      ("fullScreenCover", "onDismiss"), ("fileImporter", "onCompletion"), ("onChanged", ""),
      ("onEnded", ""), ("keyframeAnimator", "keyframes"), ("contextMenu", "primaryAction"),
    ])
  func actions(name: String, label: String) {
    #expect(catalogue.modifiers[name]?.slot(label, among: [label])?.role == .action)
  }

  // MARK: B

  @Test(
    "B1, B3: content in the entering environment",
    arguments: [
      ("overlay", ""), ("overlay", "content"), ("background", ""), ("background", "content"),
      ("mask", ""), ("safeAreaInset", ""), ("safeAreaInset", "content"), ("safeAreaBar", ""),
      ("overlayPreferenceValue", ""), ("backgroundPreferenceValue", ""), ("toolbar", ""),
      ("toolbar", "content"), ("navigationTitle", ""), ("tabItem", ""), ("swipeActions", ""),
      ("searchSuggestions", ""), ("contextMenu", ""), ("contextMenu", "menuItems"), ("sheet", ""),
      ("sheet", "content"), ("fullScreenCover", ""), ("popover", ""), ("inspector", ""),
      ("alert", ""), ("alert", "actions"), ("alert", "message"), ("actionSheet", ""),
      ("confirmationDialog", ""), ("confirmationDialog", "actions"), ("commands", ""),
      ("listRowBackground", ""), ("tabViewBottomAccessory", ""), ("containerBackground", ""),
      ("navigationBarItems", "leading"), ("navigationBarItems", "trailing"),
      ("draggable", "preview"), ("draggable", ""), ("onDrag", "preview"),
      ("accessibilityRepresentation", ""), ("accessibilityChildren", ""), ("sectionActions", ""),
      ("presentationBackground", ""), ("phaseAnimator", ""), ("keyframeAnimator", "content"),
    ])
  func content(name: String, label: String) {
    #expect(catalogue.modifiers[name]?.slot(label, among: [label])?.role == .content)
  }

  @Test(
    arguments: [
      ("sheet", "", ClosureParameter.unwrapped("item")),
      ("fullScreenCover", "content", .unwrapped("item")), ("popover", "", .unwrapped("item")),
      ("alert", "actions", .unwrapped("presenting")),
      ("confirmationDialog", "", .unwrapped("presenting")),
      ("navigationDestination", "", .instance(of: "for")),
      ("navigationDestination", "destination", .unwrapped("item")),
      ("onChange", "", .value(of: "of")),
      ("visualEffect", "", .external("EmptyVisualEffect")),
    ])
  func closureParameters(name: String, label: String, parameter: ClosureParameter) {
    let slot = catalogue.modifiers[name]?.slot(label, among: [label])
    #expect(slot?.parameters.contains(parameter) == true)
  }

  @Test func theOtherClosureOfAGeometryChange() {
    let entry = catalogue.modifiers["onGeometryChange"]
    #expect(
      entry?.slot("", among: ["for", "", "action"])?.parameters == [.external("GeometryProxy")])
    #expect(
      entry?.slot("", among: ["for", "of", ""])?.parameters
        == [.instance(of: "for"), .instance(of: "for")])
  }

  @Test func aDragWithATypeNeedsNoPreview() {
    let entry = catalogue.modifiers["draggable"]
    #expect(entry?.slot("", among: ["", ""])?.role == .content)
    #expect(entry?.slot("", among: ["for", "id", ""])?.role == .action)
  }

  // MARK: C

  @Test("C3b: a host that inherits nothing") func menuPreview() {
    #expect(
      catalogue.modifiers["contextMenu"]?.slot("preview", among: ["", "preview"])?.role
        == .detached)
  }

  @Test("C4, C5: pushed by the container") func destinations() {
    for label in ["", "destination"] {
      let slot = catalogue.modifiers["navigationDestination"]?.slot(label, among: ["for", label])
      #expect(slot?.role == .destination)
    }
    for name in ["NavigationStack", "NavigationView", "NavigationSplitView"] {
      #expect(catalogue.components[name]?.kind == .navigationContainer)
    }
    for column in ["", "sidebar", "content", "detail"] {
      let slot = catalogue.components["NavigationSplitView"]?.slot(column, among: [column])
      #expect(slot?.role == .content, "C8: \(column)")
    }
  }

  @Test("C4: which closure of a link is pushed", arguments: linkCalls)
  func links(labels: [String], label: String, role: SlotRole) {
    let entry = catalogue.components["NavigationLink"]
    #expect(entry?.kind == .navigationLink)
    #expect(entry?.slot(label, among: labels)?.role == role)
  }

  static let linkCalls: [([String], String, SlotRole)] = [
    (["", ""], "", .destination),
    (["", "label"], "", .destination),
    (["", "label"], "label", .content),
    (["destination", ""], "destination", .destination),
    (["destination", ""], "", .content),
    (["value", ""], "", .content),
    (["isActive", "", "label"], "", .destination),
  ]

  @Test("Which closure of a button is its action", arguments: buttonCalls)
  func buttons(labels: [String], label: String, role: SlotRole) {
    #expect(catalogue.components["Button"]?.slot(label, among: labels)?.role == role)
  }

  static let buttonCalls: [([String], String, SlotRole)] = [
    (["", ""], "", .action),
    (["", "role", ""], "", .action),
    (["", "label"], "", .action),
    (["", "label"], "label", .content),
    (["action", ""], "", .content),
    (["action", ""], "action", .action),
    (["action", "label"], "label", .content),
    (["intent", ""], "", .content),
  ]

  @Test(
    "C9: what containers show inherits",
    arguments: [
      "TabView", "Tab", "List", "ForEach", "LazyVStack", "LazyHStack", "ScrollView", "Form",
      "GeometryReader", "ViewThatFits", "Group", "VStack", "HStack", "ZStack", "Grid", "GridRow",
      "Section", "DisclosureGroup", "Menu", "Label", "AnyView", "TimelineView", "ToolbarItem",
    ])
  func containers(name: String) {
    let entry = catalogue.components[name]
    #expect(entry?.kind == .view)
    #expect(entry?.slot("", among: [""])?.role == .content)
  }

  @Test("C9: a project's own layout is a container") func layouts() {
    #expect(catalogue.containerProtocols["Layout"]?.role == .content)
  }

  @Test(
    "C11, C14, C19: hosts",
    arguments: [
      ("UIHostingController", "rootView"), ("NSHostingController", "rootView"),
      ("NSHostingView", "rootView"), ("NSHostingMenu", "rootView"),
      ("UIHostingConfiguration", ""), ("ImageRenderer", "content"),
    ])
  func hosts(name: String, label: String) {
    #expect(catalogue.components[name]?.kind == .host)
    #expect(catalogue.components[name]?.slot(label, among: [label])?.role == .content)
  }

  @Test func hostClassesAreHosts() {
    for (name, slot) in catalogue.hostClasses where !name.hasPrefix("WK") {
      #expect(catalogue.components[name]?.slot(slot.label, among: [slot.label]) == slot, "\(name)")
    }
    #expect(catalogue.hostClasses["WKHostingController"]?.label == "body")
  }

  @Test(
    "C16: scenes",
    arguments: [
      "WindowGroup", "Window", "Settings", "MenuBarExtra", "DocumentGroup", "ImmersiveSpace",
      "UtilityWindow", "DocumentGroupLaunchScene", "AssistiveAccess",
    ])
  func scenes(name: String) {
    #expect(catalogue.components[name]?.kind == .scene)
    #expect(catalogue.components[name]?.slot("", among: [""])?.role == .content)
  }

  @Test func theDocumentOfADocumentGroup() {
    let entry = catalogue.components["DocumentGroup"]
    let editor = entry?.slot("", among: ["newDocument", ""])
    #expect(editor?.role == .content)
    #expect(editor?.parameters.contains(.document(of: "newDocument")) == true)
    #expect(entry?.slot("", among: ["", "editor"])?.role == .value)
    #expect(entry?.slot("editor", among: ["", "editor"])?.role == .content)
  }

  @Test("C17: widgets, activities and previews") func widgets() {
    for name in [
      "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
      "ActivityConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration",
    ] {
      #expect(catalogue.components[name]?.kind == .widgetConfiguration, "\(name)")
    }
    let activity = catalogue.components["ActivityConfiguration"]
    #expect(activity?.slot("dynamicIsland", among: ["for", "", "dynamicIsland"])?.role == .content)
    #expect(catalogue.rootProtocols["PreviewProvider"] == "previews")
  }

  // MARK: D, E

  @Test(
    "D.1, E.2: known, so that a chain with them stays decided",
    arguments: [
      "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
      "opacity", "foregroundStyle", "tint", "shadow", "blur", "brightness", "clipShape",
      "cornerRadius", "zIndex", "blendMode", "allowsHitTesting", "contentShape", "id", "offset",
      "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
      "visualEffect", "scrollTransition", "matchedGeometryEffect", "position", "frame",
      "containerRelativeFrame", "fixedSize", "aspectRatio", "scaledToFit", "scaledToFill",
      "layoutPriority", "padding", "safeAreaPadding", "contentMargins", "ignoresSafeArea",
      "listRowInsets", "gridCellColumns", "font", "lineLimit", "lineSpacing",
      "minimumScaleFactor", "dynamicTypeSize", "multilineTextAlignment", "allowsTightening",
      "truncationMode", "hidden", "alignmentGuide", "presentationDetents", "navigationBarHidden",
      "scrollPosition", "border", "animation", "accessibilityLabel",
    ])
  func known(name: String) {
    #expect(catalogue.modifiers[name]?.effect == ModifierEffect.none)
  }

  // MARK: Types

  @Test(arguments: [
    "State", "Binding", "StateObject", "ObservedObject", "Bindable", "Published", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "EnvironmentObject", "Environment", "Query",
    "FetchRequest", "SectionedFetchRequest", "Namespace", "UIApplicationDelegateAdaptor",
    "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "ScaledMetric", "Dependency",
  ])
  func wrappers(name: String) {
    #expect(catalogue.valueWrappers.contains(name))
  }

  @Test func wrappersWithMetatypesAreWrappers() {
    #expect(catalogue.metatypeWrappers.contains("Environment"))
    #expect(catalogue.metatypeWrappers.isSubset(of: catalogue.valueWrappers))
  }

  @Test func members() {
    #expect(catalogue.members["filter"] == .sameCollection)
    #expect(catalogue.members["first"] == .optionalElement)
    #expect(catalogue.members["enumerated"] == .enumerated)
    #expect(catalogue.members["forEach"] == .visit)
    #expect(catalogue.members["compactMap"] == .compactMap)
    #expect(catalogue.members["values"] == .dictionaryValues)
  }

  @Test func modules() {
    #expect(catalogue.modulePlatforms["SwiftUI"] == .all)
    #expect(catalogue.modulePlatforms["AppKit"] == [.macOS, .macCatalyst])
    #expect(catalogue.modulePlatforms["UIKit"]?.contains(.macOS) == false)
    #expect(catalogue.modulePlatforms["UIKit"]?.contains(.watchOS) == true)
    #expect(catalogue.modulePlatforms["WatchKit"] == .watchOS)
    #expect(catalogue.modulePlatforms["Glibc"]?.isEmpty == true)
    #expect(catalogue.modulePlatforms["Alamofire"] == nil)
  }
}

/// What a configuration teaches.
@Suite struct CatalogueAdditionTests {
  @Test func aModifierThatInheritsIsKnown() {
    var catalogue = Catalogue.standard()
    catalogue.apply([CatalogueAddition(name: "partialSheet", content: .inherits)])
    let entry = catalogue.modifiers["partialSheet"]
    #expect(entry == ModifierEntry("partialSheet", .none, []))
    #expect(entry?.unlistedContent == .content)
  }

  @Test func aModifierThatInjects() {
    var catalogue = Catalogue.standard()
    catalogue.apply([CatalogueAddition(name: "withAppDependencies", injects: ["Session", "Theme"])])
    #expect(catalogue.modifiers["withAppDependencies"]?.injects == ["Session", "Theme"])
  }

  @Test func aModifierThatShowsAHostOfItsOwn() {
    var catalogue = Catalogue.standard()
    catalogue.apply([CatalogueAddition(name: "windowPopup", content: .detached)])
    #expect(catalogue.modifiers["windowPopup"]?.unlistedContent == .detached)
  }

  @Test func whatIsKnownStays() {
    var catalogue = Catalogue.standard()
    catalogue.apply([CatalogueAddition(name: "sheet", injects: ["Session"])])
    let entry = catalogue.modifiers["sheet"]
    #expect(entry?.effect == .presents)
    #expect(entry?.slot("", among: [""])?.role == .content)
    #expect(entry?.injects == ["Session"])
  }

  @Test func contentOfAKnownModifierCanBeDetachedAndBack() {
    var catalogue = Catalogue.standard()
    catalogue.apply([CatalogueAddition(name: "sheet", content: .detached)])
    #expect(catalogue.modifiers["sheet"]?.slot("", among: [""])?.role == .detached)
    #expect(catalogue.modifiers["sheet"]?.slot("onDismiss", among: [""])?.role == .action)
    catalogue.apply([CatalogueAddition(name: "sheet", content: .inherits)])
    #expect(catalogue.modifiers["sheet"] == Catalogue.standard().modifiers["sheet"])
  }

  @Test func describedTwiceWritesBothOnce() {
    var catalogue = Catalogue.standard()
    catalogue.apply([
      CatalogueAddition(name: "themed", injects: ["Theme"]),
      CatalogueAddition(name: "themed", injects: ["Theme", "Session"]),
    ])
    #expect(catalogue.modifiers["themed"]?.injects == ["Theme", "Session"])
  }
}
