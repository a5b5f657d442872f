// SwiftUI's protocols, hosting classes and property wrappers, and the members that keep types traceable.

enum StandardTypes {
  /// Attributes of the type by which a program begins.
  static let entryAttribute = "main"
  static let entryAttributes = [entryAttribute, "UIApplicationMain", "NSApplicationMain"]
  /// The protocol of a program that consists of scenes.
  static let appProtocol = "App"
  /// The protocol of what SwiftUI installs with the view that holds it.
  static let dynamicProperty = "DynamicProperty"
  /// Wrappers of what is stored under a key: those with one key hold one value.
  static let storageWrappers = ["AppStorage", "SceneStorage"]

  /// Wrappers of values that a view owns and nobody else writes.
  static let stateWrappers: Set<String> = ["State"]
  /// What tells of the changes of an `ObservableObject`, and its type.
  static let changePublishers = ["objectWillChange", "ObservableObjectPublisher"]
  /// Members that put the elements of a collection into another order.
  static let reorderings: Set<String> = ["reversed", "shuffled", "sorted"]
  /// How methods begin that take elements out of a collection, and those that make another one of it.
  static let removingPrefixes = ["remove", "pop", "subtract", "replace"]
  /// How methods begin that give a part of a collection.
  static let partPrefixes = ["drop", "filter", "prefix", "suffix"]
  static let formingPrefix = "form"
  /// How others begin that change the collection that they are called on.
  static let changingPrefixes = [formingPrefix, "withUnsafeMutable", "withContiguousMutable"]
  /// Methods that change the collection that they are called on.
  static let changingMethods: Set<String> = [
    "append", "insert", "merge", "partition", "reverse", "shuffle", "sort", "swapAt",
    "updateValue",
  ]

  static let resolvingProtocols: [String: String] = ["EnvironmentalModifier": "resolve"]

  /// Static members whose values are those of the moment, or objects that change.
  static let changingMembers: Set<String> = [
    "autoupdatingCurrent", "current", "default", "general", "now", "main", "shared", "standard",
  ]

  /// Enumerations: two of their cases are two values.
  static let enumerations: Set<String> = [
    "Axis", "BlendMode", "ColorScheme", "ColorSchemeContrast", "ContentMode", "ControlSize",
    "DynamicTypeSize", "Edge", "HorizontalEdge", "LayoutDirection", "ScenePhase", "TextAlignment",
    "UserInterfaceSizeClass", "VerticalEdge", "Visibility",
  ]

  /// The wrappers whose properties make and keep what they hold.
  static let owningWrappers: Set<String> = ["State", "StateObject"]
  /// Wrappers of what nothing presents: of another property's value, and of where the focus is.
  static let unpresentedWrappers: Set<String> = [
    "AccessibilityFocusState", "Binding", "FocusState",
  ]
  /// The labels of the initialiser by which a nib makes an object.
  static let nibInitialiserLabels = ["coder"]
  /// Property wrappers whose projection gives bindings to members of an object, and none to the object.
  static let observingWrappers: Set<String> = ["StateObject", "ObservedObject"]

  /// Protocols of SwiftUI that only its own views and shapes of the project have.
  static let viewProtocols: Set<String> = [
    "InsettableShape", "RoundedRectangularShape", "Shape", "ShapeView",
  ]

  /// What closures know the view as that a modifier is applied to.
  static let placeholder = "PlaceholderContentView"
  /// Views that closures of SwiftUI are given for views of the project.
  static let standIns: Set<String> = [
    placeholder, "SectionCollection", "Subview", "SubviewsCollection", "_VariadicView.Children",
    "_VariadicView.Children.Element", "_VariadicView_Children", "_VariadicView_Children.Element",
  ]

  /// The protocol of modifiers.
  static let modifierProtocol = "ViewModifier"

  static let installingProtocols: [String: MemberRequirement?] = [
    "AccessibilityRotorContent": "body",
    "AnimatableModifier": "body(content:)",
    "App": "body",
    "AxisContent": "body",
    "ButtonStyle": "makeBody(configuration:)",
    "Chart3DContent": "body",
    "ChartContent": "body",
    "Commands": "body",
    "ControlGroupStyle": "makeBody(configuration:)",
    "ControlWidget": "body",
    "ControlWidgetConfiguration": "body",
    "ControlWidgetTemplate": "body",
    "CustomizableToolbarContent": "body",
    "DatePickerStyle": "makeBody(configuration:)",
    "DisclosureGroupStyle": "makeBody(configuration:)",
    "DynamicProperty": nil,
    "DynamicTableRowContent": "tableRowBody",
    "DynamicViewContent": "body",
    "EnvironmentalModifier": nil,
    "FormStyle": "makeBody(configuration:)",
    "GaugeStyle": "makeBody(configuration:)",
    "Gesture": "body",
    "GlassBackgroundEffect": "makeBody(configuration:)",
    "GroupBoxStyle": "makeBody(configuration:)",
    "ImmersiveSpaceContent": "body",
    "LabelStyle": "makeBody(configuration:)",
    "LabeledContentStyle": "makeBody(configuration:)",
    "MapContent": "body",
    "MenuStyle": "makeBody(configuration:)",
    "NSGestureRecognizerRepresentable": nil,
    "NSViewControllerRepresentable": nil,
    "NSViewRepresentable": nil,
    "NavigationSplitViewStyle": "makeBody(configuration:)",
    "PreviewModifier": "body(content:context:)",
    "PrimitiveButtonStyle": "makeBody(configuration:)",
    "ProductViewStyle": "makeBody(configuration:)",
    "ProgressViewStyle": "makeBody(configuration:)",
    "Scene": "body",
    "StoreContent": "body",
    "SubscriptionOfferViewStyle": "makeBody(configuration:)",
    "SubscriptionOptionGroupStyle": "makeBody(configuration:)",
    "SubscriptionStoreControlStyle": "makeBody(configuration:)",
    "TabContent": "body",
    "TableColumnContent": "tableColumnBody",
    "TableRowContent": "tableRowBody",
    "TextEditorStyle": "makeBody(configuration:)",
    "TextFieldStyle": "_body(configuration:)",
    "TipViewStyle": "makeBody(configuration:)",
    "ToggleStyle": "makeBody(configuration:)",
    "ToolbarContent": "body",
    "Transition": "body(content:phase:)",
    "UIGestureRecognizerRepresentable": nil,
    "UIViewControllerRepresentable": nil,
    "UIViewRepresentable": nil,
    "View": "body",
    "ViewModifier": "body(content:)",
    "WKInterfaceObjectRepresentable": nil,
    "Widget": "body",
    "WidgetBundle": "body",
    "WidgetConfiguration": "body",
    "_VariadicView_MultiViewRoot": "body(children:)",
    "_VariadicView_UnaryViewRoot": "body(children:)",
  ]

  /// The macro whose content is a preview.
  static let previewMacro = "Preview"
  static let previewProtocol = "PreviewProvider"
  static let rootProtocols: [String: String] = [
    previewProtocol: "previews",
    "UIHostingSceneDelegate": "rootScene",
  ]

  static let containerProtocols: [String: Slot] = ["Layout": Slot("", .content)]

  /// SwiftUI's own layouts as values: they are called with what they lay out.
  static let layouts: Set<String> = [
    "AnyLayout", "GridLayout", "HStackLayout", "VStackLayout", "ZStackLayout",
  ]

  static let hostClasses: [String: Slot] = [
    "NSHostingController": Slot("rootView", .content),
    "NSHostingMenu": Slot("rootView", .content),
    "NSHostingView": Slot("rootView", .content),
    "UIHostingController": Slot("rootView", .content),
    "WKHostingController": Slot("body", .content),
    "WKUserNotificationHostingController": Slot("body", .content),
    "_UIHostingView": Slot("rootView", .content),
  ]

  static let representableProtocols: Set<String> = [
    "NSGestureRecognizerRepresentable", "NSViewControllerRepresentable", "NSViewRepresentable",
    "UIGestureRecognizerRepresentable", "UIViewControllerRepresentable", "UIViewRepresentable",
    "WKInterfaceObjectRepresentable",
  ]

  /// The attribute of a preview's variables, which the macro makes properties of the view that it generates.
  static let previewable = "Previewable"

  /// Views and cells of UIKit and AppKit, which stand in the controller that makes them.
  static let platformViews: Set<String> = [
    "NSCollectionViewItem", "NSControl", "NSScrollView", "NSStackView", "NSTableCellView",
    "NSTableRowView", "NSView", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewListCell", "UIControl", "UIScrollView", "UIStackView",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UIView",
  ]

  /// Controllers of UIKit and AppKit whose names do not say so.
  static let platformControllers: Set<String> = ["UINavigationController", "UITabBarController"]

  /// Protocols by which an object gives a list or a map its cells and views, besides data sources.
  static let platformSources: Set<String> = [
    "MKMapViewDelegate", "NSCollectionViewDelegate", "NSOutlineViewDelegate",
    "NSTableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITableViewDelegate",
  ]

  /// Labels of the bindings that present: what they hold decides whether content is shown.
  static let presentationBindings: Set<String> = ["isPresented", "item"]
  /// Modifiers that only take a flag back by which they present.
  static let flaggedPresentations: Set<String> = [
    "alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]
  /// The label of the binding to a flag that opens a presentation.
  static let presentedFlag = "isPresented"
  /// Modifiers whose action runs when a value that they are given changes.
  static let watchingModifiers: Set<String> = ["onChange", "onReceive", "task"]
  /// The label of the binding to what a presentation shows, which is nil where it shows nothing.
  static let presentedItem = "item"

  static let members: [String: MemberTyping] = [
    "allSatisfy": .visit,
    "compactMap": .compactMap,
    "compactMapValues": .compactMapValues,
    "contains": .visit,
    "count": .visit,
    "drop": .sameCollection,
    "dropFirst": .sameCollection,
    "dropLast": .sameCollection,
    "enumerated": .enumerated,
    "filter": .sameCollection,
    "first": .optionalElement,
    "firstIndex": .visit,
    "flatMap": .flatMap,
    "forEach": .visit,
    "intersection": .sameCollection,
    "joined": .joined,
    "keys": .dictionaryKeys,
    "last": .optionalElement,
    "lastIndex": .visit,
    "lazy": .sameCollection,
    "map": .map,
    "mapValues": .mapValues,
    "max": .optionalElement,
    "min": .optionalElement,
    "popFirst": .optionalElement,
    "popLast": .optionalElement,
    "prefix": .sameCollection,
    "randomElement": .optionalElement,
    "reduce": .fold,
    "removeAll": .visit,
    "removeFirst": .element,
    "removeLast": .element,
    "reversed": .sameCollection,
    "shuffled": .sameCollection,
    "sorted": .sameCollection,
    "split": .pieces,
    "subtracting": .sameCollection,
    "suffix": .sameCollection,
    "symmetricDifference": .sameCollection,
    "union": .sameCollection,
    "values": .dictionaryValues,
  ]

  /// Methods that give the place of an element, or nil.
  static let positions: Set<String> = ["firstIndex", "lastIndex"]

  /// The types of ranges; one name stands for the three of those that are open on a side.
  static let ranges: Set<String> = ["ClosedRange", "PartialRange", "Range"]

  /// Methods that give a value of the type which is their first argument (Foundation's decoders).
  static let decodingMethods: Set<String> = ["decode"]

  static let functions: [String: FunctionTyping] = [
    "sequence": .sequence, "type": .dynamicType, "zip": .pairs,
  ]

  /// Sequences that are lists of the language, and others that are made of one.
  static let lists: Set<String> = ["Array", "ContiguousArray"]
  static let sequences: Set<String> = [
    "AnyBidirectionalCollection", "AnyCollection", "AnyRandomAccessCollection", "AnySequence",
    "ArraySlice", "Set",
  ]
  /// The protocol of sets that are numbers.
  static let optionSet = "OptionSet"
  /// Methods of sets that give another one, those that change one, and those that answer about two.
  static let setMethods: [String: SetOperation] = [
    "intersection": .intersection, "subtracting": .subtraction,
    "symmetricDifference": .symmetricDifference, "union": .union,
  ]
  static let setChanges: [String: SetOperation] = [
    "formIntersection": .intersection, "formSymmetricDifference": .symmetricDifference,
    "formUnion": .union, "insert": .union, "remove": .subtraction, "subtract": .subtraction,
    "update": .union,
  ]
  static let setQuestions: [String: SetQuestion] = [
    "contains": .isSuperset, "isDisjoint": .isDisjoint, "isStrictSubset": .isStrictSubset,
    "isStrictSuperset": .isStrictSuperset, "isSubset": .isSubset, "isSuperset": .isSuperset,
  ]
  static let slice = "ArraySlice"
  static let unorderedSequences: Set<String> = ["Set"]
  /// What gives a list of pairs, or one of them, where it is asked of a dictionary.
  static let pairMethods: Set<String> = [
    "drop", "dropFirst", "dropLast", "enumerated", "first", "max", "min", "prefix",
    "randomElement", "reversed", "shuffled", "sorted", "suffix",
  ]

  static let dictionaryInitializers: [String: DictionaryTyping] = [
    "grouping": .groups,
    "uniqueKeysWithValues": .pairs,
    "uniquingKeysWith": .pairs,
  ]

  static let scalars: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Date", "URL", "Data", "UUID", "Character",
    "TimeInterval", "CGSize", "CGPoint", "CGRect", "UInt", "Int64", "Int32", "Void", "Never",
  ]

  /// Types that a whole number, a number with a fraction, a text in quotes can be.
  static let wholeNumbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
  ]
  /// Types of numbers that have no fractions.
  static let integers: Set<String> = wholeNumbers.subtracting(fractions)
  static let keyPaths: Set<String> = [
    "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
  ]
  static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal"]
  static let texts: Set<String> = [
    "String", "Substring", "Character", "LocalizedStringKey", "LocalizedStringResource",
    "StaticString", "AttributedString", "Text",
  ]
  /// Initialisers that may return nil, by their first labels.
  static let failableInitializers: [String: Set<String>] = [
    "Bool": [""], "Bundle": ["path", "identifier", "url"], "CIFilter": ["name"],
    "CIImage": ["contentsOf", "data", "image"],
    "Data": ["base64Encoded"], "Decimal": ["string"], "Double": [""], "Float": [""],
    "Float16": [""], "InputStream": ["fileAtPath", "url"], "Int": [""], "Int16": [""],
    "Int32": [""], "Int64": [""], "Int8": [""],
    "NSAttributedString": ["docFormat", "html", "rtf", "rtfd"], "NSColor": ["named"],
    "NSData": ["base64Encoded", "contentsOf", "contentsOfFile"],
    "NSImage": ["named", "data", "contentsOfFile", "contentsOf", "systemSymbolName"],
    "NSURL": ["string"], "OutputStream": ["toFileAtPath", "url"],
    "String": ["bytes", "data", "utf8String", "validating", "validatingCString", "validatingUTF8"],
    "TimeZone": ["abbreviation", "identifier", "secondsFromGMT"],
    "UIColor": ["named"],
    "UIImage": ["contentsOfFile", "data", "named", "systemName"],
    "UInt": [""], "UInt16": [""], "UInt32": [""], "UInt64": [""], "UInt8": [""],
    "URL": ["string"], "URLComponents": ["string", "url"], "UUID": ["uuidString"],
    "Unicode.Scalar": [""], "UserDefaults": ["suiteName"],
  ]

  /// Those whose initialisers without a label may return nil for numbers, too.
  static let failableOfNumbers: Set<String> = ["Unicode.Scalar"]
  /// Types of the standard library whose values depend on what they are made of alone.
  static let constantTypes: Set<String> = [
    "Array", "Bool", "CGFloat", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "Int8", "ObjectIdentifier", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8",
  ]
  /// By what code of controllers shows others as roots of their own (C15).
  static let presentingCalls: Set<String> = [
    "present", "presentAsSheet", "presentAsModalWindow", "beginSheet", "presentViewController",
    "showWindow", "makeKeyAndVisible", "makeKeyAndOrderFront", "performSegue",
  ]
  /// What SwiftUI calls of a representable to make what it shows (C12).
  static let hostMakers: Set<String> = [
    "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
  ]
  /// What it calls when something has changed.
  static let hostUpdaters: Set<String> = ["updateNSViewController", "updateUIViewController"]
  /// What controllers present others by, each with the label of what comes after the one that it presents (C15).
  static let presentingMethods: [String: String?] = [
    "present": "animated", "presentAsModalWindow": nil, "presentAsSheet": nil,
  ]
  static let bindingWrapper = "Binding"
  /// What a controller says of the one that it presents.
  static let presentedMember = "presentedViewController"
  /// Functions that never return.
  static let endingCalls: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]
  /// Methods of texts, numbers and lists whose results depend on what they are given alone, and which no function has the name of.
  static let pureMethods: Set<String> = [
    "allSatisfy", "capitalized", "compactMap", "components", "contains", "dropFirst", "dropLast",
    "enumerated", "filter", "firstIndex", "flatMap", "hasPrefix", "hasSuffix", "isMultiple",
    "joined", "lastIndex", "lowercased", "map", "prefix", "reduce", "replacingOccurrences",
    "reversed", "rounded", "sorted", "split", "suffix", "trimmingCharacters", "uppercased",
  ]
  /// Members whose results differ from call to call.
  static let changingResults: Set<String> = ["now", "random", "randomElement", "shuffled"]
  /// Types of the standard library that hold values of other types.
  static let genericContainers: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range",
    "Result", "Set",
  ]
  /// The names by which extensions of them and of their protocols know what is held.
  static let heldTypes: [String: Set<String>] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "BidirectionalCollection": ["Element"],
    "Collection": ["Element"], "ContiguousArray": ["Element"],
    "Dictionary": ["Element", "Key", "Value"], "MutableCollection": ["Element"],
    "Optional": ["Wrapped"], "RandomAccessCollection": ["Element"],
    "RangeReplaceableCollection": ["Element"], "Sequence": ["Element"], "Set": ["Element"],
  ]
  /// Which generic argument the cases of types from outside hold, and which one their methods give.
  static let casePayloads: [String: [String: Int]] = ["Result": ["success": 0, "failure": 1]]
  static let unwrappingMethods: [String: [String: Int]] = ["Result": ["get": 0]]
  /// The first versions of systems that have SwiftUI.
  static let firstSystems: [String: [Int]] = [
    "iOS": [13], "macCatalyst": [13], "macOS": [10, 15], "tvOS": [13], "visionOS": [1],
    "watchOS": [6],
  ]
  /// Which of what a `Result` holds its methods map, and whether what the closure gives is the result.
  static let resultMaps: [String: (index: Int, isFlat: Bool)] = [
    "map": (0, false), "flatMap": (0, true), "mapError": (1, false), "flatMapError": (1, true),
  ]
  /// What protocols from outside ask of their conformers, as far as all of it is known.
  static let requirements: [String: Set<String>] = [
    "AnyObject": [], "App": ["body"], "CaseIterable": ["allCases"], "Codable": ["encode"],
    "Comparable": ["<", "<=", ">", ">=", "=="], "CustomStringConvertible": ["description"],
    "Decodable": [], "Encodable": ["encode"], "Equatable": ["==", "!="],
    "Hashable": ["==", "!=", "hash", "hashValue"], "Identifiable": ["id"],
    "ObservableObject": ["objectWillChange"], "Observable": [], "RawRepresentable": ["rawValue"],
    "Scene": ["body"], "Sendable": [], "View": ["body"], "ViewModifier": ["body"],
  ]
  /// Functions of the standard library of which constants make constants.
  static let pureFunctions: Set<String> = [
    "abs", "ceil", "floor", "max", "min", "pow", "round", "sqrt", "stride", "trunc", "type",
    "zip",
  ]
  /// Members that answer something else each time they are asked.
  static let freshMembers: Set<String> = ["random", "randomElement", "shuffled"]
  /// Static members that numbers and texts have.
  static let scalarMembers: Set<String> = [
    "zero", "infinity", "pi", "max", "min", "nan", "random", "init", "greatestFiniteMagnitude",
    "leastNormalMagnitude", "now", "distantPast", "distantFuture", "null",
  ]

  static let plainCallees: Set<String> = [
    "Task", "withAnimation", "withTransaction", "DispatchQueue", "async", "asyncAfter", "sync",
    "animate",
    "UIAction", "UIContextMenuConfiguration", "Timer", "scheduledTimer", "sink", "map", "forEach",
    "addOperation", "run", "perform", "performAndWait", "transition", "dismiss", "present", "print",
    "detached", "assumeIsolated", "addObserver", "addTask", "withTaskGroup", "receive", "then",
  ]

  static let valueWrappers: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Dependency",
    "Environment", "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding",
    "FocusedObject", "FocusedValue", "GestureState", "NSApplicationDelegateAdaptor", "Namespace",
    "ObservedObject", "PhysicalMetric", "Published", "Query", "ScaledMetric", "SceneStorage",
    "SectionedFetchRequest", "Shared", "State", "StateObject", "UIApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]

  static let delegateAdaptors: Set<String> = [
    "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]

  static let previewTraits = PreviewTraits(
    type: "PreviewTrait", modifier: "modifier",
    plain: [
      "arrangedContent", "assistiveAccess", "defaultLayout", "fixedLayout", "landscapeLeft",
      "landscapeRight", "portrait", "portraitUpsideDown", "sizeThatFitsLayout",
    ])

  static let sceneDelegateProtocols: Set<String> = ["UISceneDelegate", "UIWindowSceneDelegate"]
  /// A program that begins in code makes an object of such a class only where that is named.
  static let appDelegateProtocol = "UIApplicationDelegate"

  static let keyPathWrappers: [String: String] = [
    "Dependency": "DependencyValues",
    "Environment": "EnvironmentValues",
    "Injected": "Container",
    "InjectedObject": "Container",
    "InjectedObservable": "Container",
    "LazyInjected": "Container",
  ]

  /// Controls that styles build out of what they are given to show.
  static let styledControls = [
    "Button": StyledControl("buttonStyle", "ButtonStyle", ["label"]),
    "DisclosureGroup": StyledControl(
      "disclosureGroupStyle", "DisclosureGroupStyle", ["content", "label"]),
    "GroupBox": StyledControl("groupBoxStyle", "GroupBoxStyle", ["content", "label"]),
    "Label": StyledControl("labelStyle", "LabelStyle", ["title", "icon"]),
    "Toggle": StyledControl("toggleStyle", "ToggleStyle", ["label"]),
  ]

  static let makerTypes = ["Factory": 0, "ParameterFactory": 1]

  static let metatypeWrappers: Set<String> = [
    "Dependency", "Environment", "NSApplicationDelegateAdaptor",
    "UIApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]
}

/// A control that a style builds.
struct StyledControl {
  /// The modifier that sets the style, and the style's protocol.
  var modifier: String
  var style: String
  /// What the style's configuration calls the views that the control is given.
  var parts: [String]

  init(_ modifier: String, _ style: String, _ parts: [String]) {
    self.modifier = modifier
    self.style = style
    self.parts = parts
  }
}
