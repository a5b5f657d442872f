// What SwiftUI's modifiers and components do to sizes and places (E.2), and what measures and calls back.

/// An axis of the plane.
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

/// What a modifier does to the size and the place of what it is applied to.
public enum LayoutEffect: UInt8, Hashable, Sendable {
  /// Neither changes: drawing, events, environment, layers, what is shown elsewhere.
  case none
  /// `offset`: the size stays, and the place is moved by its arguments.
  case moves
  /// Scales and rotations: the size stays, and the place follows in a way that is not told.
  case transforms
  /// `frame`
  case frames
  /// `padding`
  case pads
  /// `fixedSize`
  case fixes
  /// `position`: takes what is proposed.
  case positions
  /// `resizable`: an image takes what is proposed.
  case resizes
  /// Starts a coordinate space.
  case namesSpace
  /// Detents: what they are applied to is proposed the height of its sheet.
  case sizesHost
  /// Text metrics and the like: sizes follow the arguments in a way that is not told.
  case metrics
  /// Anything else: aspect ratios, safe areas, what is not known.
  case other
}

/// How a component gets its size.
public enum LayoutBehaviour: Hashable, Sendable {
  case stack(LayoutAxis)
  /// The largest of its content on both axes.
  case layers
  /// Its content stands in the container around it.
  case transparent
  /// The same, once for each element.
  case repeats
  /// As large as its content, plus what a style adds.
  case hugs
  /// As large as the only view in it.
  case single
  /// As high as its style makes it, whatever height is proposed; of a width that is not told.
  case control
  /// Rows below each other, the cells of each side by side in columns.
  case grid
  /// The cells of a row of a grid.
  case gridRow
  /// Shown elsewhere, with all the space there is.
  case apart
  /// What is proposed.
  case fills
  /// What is proposed along the axes that it scrolls; its content gets no proposal there.
  case scrolls
  /// What is proposed; its content is laid out in rows.
  case rows
  /// `GeometryReader`: what is proposed, and it measures that.
  case measures
  /// What remains of the stack around it.
  case spacer
  case divider
  case text
  case image
  /// No size at all.
  case empty
}

/// What a property wrapper holds.
public enum StateWrapper: UInt8, Hashable, Sendable {
  /// State of the view.
  case owned
  /// Somebody else's state.
  case bound
  /// An object that the view is given.
  case observed
  /// An object of the environment.
  case environment
}

enum StandardLayout {
  /// Modifiers with an effect of their own; those in `unchanging` groups have none, those in `metrics`
  /// groups change metrics, and any other is not told.
  static let effects: [String: LayoutEffect] = groups([
    .moves: ["offset"], .frames: ["frame"], .pads: ["padding", "safeAreaPadding"],
    .fixes: ["fixedSize"],
    .positions: ["position"], .sizesHost: ["presentationDetents"], .resizes: ["resizable"],
    .namesSpace: ["coordinateSpace"],
    .transforms: [
      "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
      "visualEffect", "scrollTransition", "matchedGeometryEffect", "perspectiveRotationEffect",
      "transform3DEffect",
    ],
    .none: [
      "overlay", "background", "mask", "contentShape", "zIndex", "containerShape", "layoutPriority",
      "tag", "id", "navigationTitle", "textSelection", "listRowBackground", "listRowSeparator",
      "multilineTextAlignment", "scrollIndicators", "scrollDisabled", "environmentObject",
      "navigationBarTitle", "navigationBarTitleDisplayMode", "underline", "strikethrough",
    ],
    .metrics: [
      "badge", "buttonBorderShape", "buttonSizing", "controlSize", "headerProminence", "imageScale",
      "labelIconToTitleSpacing", "labelReservedIconWidth", "labelsHidden", "labelsVisibility",
      "menuIndicator", "sliderThumbVisibility", "symbolVariant", "symbolRenderingMode",
      "textRenderer", "typesettingLanguage", "listRowInsets", "buttonStyle", "textFieldStyle",
      "toggleStyle", "pickerStyle", "labelStyle", "environment", "transformEnvironment",
    ],
    .other: [
      "alignmentGuide", "inset", "keyframeAnimator", "phaseAnimator",
      "rotation", "scale", "statusBar", "statusBarHidden", "subtracting", "transform", "union",
    ],
  ])

  private static func groups(_ table: [LayoutEffect: [String]]) -> [String: LayoutEffect] {
    Dictionary(
      table.flatMap { effect, names in names.map { ($0, effect) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Modifiers that change the metrics of what they are applied to.
  static let metrics: [[ModifierEntry]] = [StandardModifiers.text]

  /// Modifiers that change neither size nor place, unless `effects` says otherwise.
  static let unchanging: [[ModifierEntry]] = [
    StandardModifiers.accessibility, StandardModifiers.drawing, StandardModifiers.events,
    StandardModifiers.preferences, StandardModifiers.presentation,
  ]

  static let callbacks: [String: LayoutCallback] = [
    "onGeometryChange": .geometry, "onScrollGeometryChange": .scrollGeometry,
    "onPreferenceChange": .preference, "onChange": .value,
    "onReceive": .value, "onAppear": .appearance, "task": .task, "alignmentGuide": .layout,
  ]

  /// Anchors of the whole of a view.
  static let boundsAnchors: Set<String> = ["bounds"]
  /// Stacks that propose nothing to their views along their axis.
  static let lazyStacks: Set<String> = ["LazyVStack", "LazyHStack"]
  /// The labels of the gap between the views of a stack, and of the least length of a spacer.
  static let spacing = "spacing"
  static let gridSpacing = "verticalSpacing"
  static let text = "Text"
  static let leastLength = "minLength"
  /// The labels of the bounds of a range, and those of a text that is repeated.
  static let bounds = ["lowerBound", "upperBound"]
  static let repeatedText = ["repeating", "count"]
  /// The labels with which a text is given what it shows.
  static let textLabels: Set<String> = ["", "verbatim"]
  /// Modifiers that may show less of a text.
  static let shortening: Set<String> = ["lineLimit", "minimumScaleFactor", "environment"]
  /// Modifiers that make a text smaller, so that it fits, and the values of the environment that do.
  static let scaleFactors: Set<String> = ["minimumScaleFactor"]
  /// Modifiers that set the font of texts, and the label of a font's size, in points.
  static let fonts: Set<String> = ["font"]
  static let fontSize = "size"
  /// How high a line of the system's font is, by its size.
  static let lineHeight = 1.19
  /// Styles of text, none of which has a line that is higher than the one below.
  static let textStyles: Set<String> = [
    "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle", "subheadline",
    "title", "title2", "title3",
  ]
  /// A line of text, or a word, at most, where no font says otherwise; and a divider, the gap between two rows, and an inset.
  static let lineLimit = 50.0
  static let thickness = 2.0
  static let gap = 20.0
  static let inset = 16.0
  /// What has no size of its own has this where nothing is proposed.
  static let idealLength = 10.0
  /// Components that take what is proposed, and have a size of their own where nothing is.
  static let sized: Set<String> = ["TextEditor", "Map", "VideoPlayer", "Canvas"]
  /// The protocols of what has scenes, the scenes that show their content in a window, and the space that every window has, but for
  /// those of a watch: that of a small telephone, with a bar at both ends. What only programs for a watch import.
  static let sceneProtocols = ["App", "Scene"]
  static let windows: Set<String> = ["WindowGroup"]
  static let windowWidth = 320.0
  static let windowHeight = 450.0
  static let watchModule = "WatchKit"
  /// Modifiers that limit the number of lines, and those that change neither that nor how high a line is.
  static let lineLimits: Set<String> = ["lineLimit"]
  static let lineStyles: Set<String> = [
    "allowsTightening", "autocorrectionDisabled", "bold", "buttonStyle", "controlSize",
    "fontDesign", "fontWeight", "imageScale", "italic", "keyboardType", "labelStyle",
    "monospaced", "monospacedDigit", "pickerStyle", "symbolRenderingMode", "symbolVariant",
    "textCase", "textFieldStyle", "toggleStyle", "truncationMode",
  ]
  /// The detent with a height, in points.
  static let detentHeight = "height"

  /// Functions that run the code that they are given once, soon.
  static let passing: Set<String> = [
    "Task", "withAnimation", "withTransaction", "async", "asyncAfter", "run",
  ]

  /// Labels of what callbacks watch, and the label that asks for the first value.
  static let watched: Set<String> = ["of", "id"]
  static let initial = "initial"

  /// Labels of what callbacks call.
  static let actions: Set<String> = ["action", "perform"]

  /// Modifiers that make a new view of what they are applied to when their argument changes.
  static let identities: Set<String> = ["id"]

  /// The view that hides what it holds.
  static let anyView = "AnyView"

  /// Modifiers that measure what they are applied to, and the component that measures the space it gets.
  static let measuringNames = [
    "GeometryReader", "onGeometryChange", "onScrollGeometryChange", "alignmentGuide",
  ]

  static let stateWrappers: [String: StateWrapper] = [
    "State": .owned, "StateObject": .owned, "GestureState": .owned, "SceneStorage": .owned,
    "AppStorage": .owned, "Binding": .bound, "Bindable": .observed, "ObservedObject": .observed,
    "EnvironmentObject": .environment, "Environment": .environment,
  ]

  /// Wrappers of state that SwiftUI forbids to write while it updates views (E8).
  static let updateWrappers: Set<String> = ["State", "Binding"]
  /// What a binding is given that is written by code of one's own.
  static let setterLabel = "set"

  /// Functions and initialisers that keep nothing of their arguments but their result.
  static let pureFunctions: Set<String> = [
    "min", "max", "abs", "floor", "ceil", "round", "sqrt", "pow", "sin", "cos", "frame", "CGFloat",
    "Double", "Float", "Int", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Path", "Angle",
    "UnitPoint", "degrees", "radians", "print",
  ]
  /// Types whose values hold no views.
  static let plainTypes: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Color", "Double", "EdgeInsets", "Float",
    "GeometryProxy", "Int", "Namespace", "ScrollViewProxy", "String", "UUID", "URL", "Date",
  ]
  /// Functions that return what they are given, as far as sizes go.
  static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Just", "Optional"]
  /// Functions that round, and what `rounded` does by each rule.
  static let roundings: [String: LayoutRounding] = [
    "ceil": .up, "floor": .down, "round": .nearest, "rint": .nearest, "trunc": .down,
    "Int": .down,
  ]
  /// What members of numbers tell of one that is a number.
  static let ofNumbers: [String: Bool] = ["isFinite": true, "isInfinite": false, "isNaN": false]
  static let roundingMethod = "rounded"
  /// The types of numbers of layout, and the protocols of such.
  static let numberTypes = [
    "CGFloat", "Double", "FloatingPoint", "BinaryFloatingPoint", "SignedNumeric", "Numeric",
    "Comparable", "Strideable", "AdditiveArithmetic",
  ]
  static let roundingRules: [String: LayoutRounding] = [
    "up": .up, "awayFromZero": .up, "down": .down, "towardZero": .down,
    "toNearestOrAwayFromZero": .nearest, "toNearestOrEven": .nearest,
  ]
  /// Types of which what they tell about the device or the process stays as it is, as far as layout goes.
  static let steadyTypes: Set<String> = ["UIDevice", "WKInterfaceDevice", "ProcessInfo", "Bundle"]
  /// Members of types from outside that are false where what is asked goes on.
  static let falseMembers: [String: Set<String>] = ["Task": ["isCancelled"]]
  /// Methods that make a Boolean its opposite.
  static let negatingMethods: Set<String> = ["toggle"]
  /// Calls that never return the same value twice.
  static let freshValues: Set<String> = ["UUID", "Date", "ObjectIdentifier"]
  /// Members of types that make such a value, and parts of one that differ as it does.
  static let freshMembers: [String: Set<String>] = ["Date": ["now"]]
  static let freshParts: Set<String> = [
    "uuidString", "timeIntervalSince1970", "timeIntervalSinceReferenceDate",
  ]
  /// Functions that run a closure before they return.
  static let immediateCallees: Set<String> = [
    "withAnimation", "withTransaction", "forEach", "map", "compactMap", "flatMap", "filter",
    "assumeIsolated", "performWithoutAnimation", "sync", "withExtendedLifetime", "allSatisfy",
    "contains", "first", "reduce", "sorted",
  ]
  /// What shows its content as long as it is there, besides stacks and the like.
  static let showing: Set<String> = [
    "NavigationStack", "NavigationView", "WindowGroup", "Window", "Settings",
  ]
  /// Functions that do not return.
  static let endingFunctions: Set<String> = [
    "fatalError", "preconditionFailure", "exit", "abort",
  ]
  /// Parts of a chain that show it to be about values that come later.
  static let publisherMembers: Set<String> = [
    "publisher", "receive", "subscribe", "debounce", "throttle", "removeDuplicates", "dropFirst",
    "objectWillChange", "eraseToAnyPublisher", "combineLatest", "merge", "lazy",
  ]
  /// What a method of a publisher does with its values.
  enum PublisherOperator {
    /// Gives the same ones, though fewer or later.
    case passes
    /// Gives what a closure makes of them.
    case maps
    /// Hands them to a closure.
    case hands
    /// Writes them into a property.
    case assigns
    /// Keeps the subscription.
    case keeps
  }
  static let publisherOperators: [String: PublisherOperator] = [
    "debounce": .passes, "delay": .passes, "dropFirst": .passes, "eraseToAnyPublisher": .passes,
    "receive": .passes, "removeDuplicates": .passes, "share": .passes, "subscribe": .passes,
    "throttle": .passes, "map": .maps, "sink": .hands, "assign": .assigns, "store": .keeps,
  ]
  /// Publishers that hand on what they are sent, and the method that sends it.
  static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]
  static let sending = "send"
  /// The label of what a subscriber runs when there are no more values.
  static let completionLabel = "receiveCompletion"
  /// What a proxy tells.
  static let proxyMembers: Set<String> = ["size", "frame", "safeAreaInsets"]
  /// Parts of a size, a point or a rectangle, with the part that is meant.
  /// The cases of `Axis`, and the sets of edges that are called so.
  static let axisCases: Set<String> = ["horizontal", "vertical"]
  static let extents: [String: LayoutAxis] = ["width": .horizontal, "height": .vertical]
  static func extent(along axis: LayoutAxis) -> String {
    axis == .horizontal ? "width" : "height"
  }
  static let edges: [String: LayoutAxis] = [
    "minX": .horizontal, "x": .horizontal, "minY": .vertical, "y": .vertical,
  ]
  /// What makes another value of each that a collection or an optional holds, and what takes the largest or the smallest.
  static let mappingMethods: Set<String> = ["map", "compactMap", "flatMap"]
  static let extremes: [String: Bool] = ["max": true, "min": false]
  /// What goes through a collection, and what folds one into a value.
  static let visiting = "forEach"
  static let folding = "reduce"
  /// Members of collections: those that only its size decides, its first element, either end, and the values of a dictionary.
  static let countMembers: Set<String> = ["count", "indices", "isEmpty", "endIndex"]
  static let firstElement = "first"
  /// Members that tell all of a value in other words, and types that are made of all of one.
  static let textMembers: Set<String> = ["description", "hashValue", "uuidString"]
  static let textTypes: Set<String> = ["AnyHashable", "String"]
  static let ends: Set<String> = ["first", "last"]
  static let rawValue = "rawValue"
  /// What a binding is made of, and the methods that give the same one.
  static let binding = "Binding"
  /// What makes bindings of an object's properties: `Bindable(model).height`.
  static let bindable = "Bindable"
  static let getting = "get"
  static let setting = "set"
  static let bindingMethods: Set<String> = ["animation", "transaction"]
  static let values = "values"
  /// The method that puts a value under a key, by its labels, and the one that puts an element behind the others.
  static let keyedUpdate = "updateValue"
  static let keyedUpdateLabels = ["", "forKey"]
  static let appending = "append"
  /// The cases of an optional.
  static let some = "some"
  static let absent = "none"
  /// The label with which rows may be moved and removed.
  static let editing = "editActions"
  /// A type of insets, and its parts.
  static let insets = "EdgeInsets"
  static let insetEdges = ["top", "leading", "bottom", "trailing"]
  /// What values of types from outside consist of.
  static let parts: [String: [String]] = [
    "CGSize": ["width", "height"], "CGPoint": ["x", "y"], insets: insetEdges,
  ]
  /// What of those types, and of a rectangle, is known by name.
  static let membersOfGeometry: [String: Set<String>] = {
    var result = parts.mapValues { Set($0) }
    result["CGRect"] = Set(extents.keys).union(edges.keys).union(derivedEdges.keys)
      .union(["size", "origin"])
    return result
  }()
  /// Static members of those types that are of the type themselves.
  static let zero = "zero"
  static let valuesOfGeometry: Set<String> = [zero, "null", "infinite"]
  /// The far edges and the middles: the near edge and a share of the extent.
  static let derivedEdges: [String: (axis: LayoutAxis, share: Double)] = [
    "maxX": (.horizontal, 1), "midX": (.horizontal, 0.5), "maxY": (.vertical, 1),
    "midY": (.vertical, 0.5),
  ]
  /// How many edges of an axis a set of edges names.
  static let edgeSets: [String: [LayoutAxis: Int]] = [
    "all": [.horizontal: 2, .vertical: 2], "horizontal": [.horizontal: 2],
    "vertical": [.vertical: 2],
    "top": [.vertical: 1], "bottom": [.vertical: 1], "leading": [.horizontal: 1],
    "trailing": [.horizontal: 1],
  ]
  /// Edges that move the content, rather than only make room behind it.
  static let nearEdges: [String: Set<LayoutAxis>] = [
    "all": [.horizontal, .vertical], "horizontal": [.horizontal], "vertical": [.vertical],
    "top": [.vertical], "leading": [.horizontal],
  ]
}

extension StandardLayout {
  /// Every modifier of which the effect on layout is known.
  static let allEffects: [String: LayoutEffect] = {
    var result: [String: LayoutEffect] = [:]
    for entry in metrics.joined() { result[entry.name] = .metrics }
    for entry in unchanging.joined() { result[entry.name] = LayoutEffect.none }
    return result.merging(effects) { $1 }
  }()

  /// Modifiers whose content is a layer with the size of what they are applied to.
  static let layers: Set<String> = [
    "overlay", "background", "mask", "overlayPreferenceValue", "backgroundPreferenceValue",
  ]
}

extension StandardLayout {
  /// Methods among `updateMembers` of which SwiftUI has one of its own, and the type of what they are given first (F1).
  static let optionalMembers = ["sizeThatFits": "ProposedViewSize"]

  /// Members that SwiftUI calls while it updates or lays out views, by the protocol that asks for them (E8, F1, F5).
  static let updateMembers: [String: [MemberRequirement]] = [
    "View": ["body"], "ViewModifier": ["body(content:)"],
    "UIViewRepresentable": [
      "makeUIView(context:)", "updateUIView(_:context:)", "sizeThatFits(_:uiView:context:)",
    ],
    "NSViewRepresentable": [
      "makeNSView(context:)", "updateNSView(_:context:)", "sizeThatFits(_:nsView:context:)",
    ],
    "UIViewControllerRepresentable": [
      "makeUIViewController(context:)", "updateUIViewController(_:context:)",
      "sizeThatFits(_:uiViewController:context:)",
    ],
    "NSViewControllerRepresentable": [
      "makeNSViewController(context:)", "updateNSViewController(_:context:)",
      "sizeThatFits(_:nsViewController:context:)",
    ],
    "WKInterfaceObjectRepresentable": [
      "makeWKInterfaceObject(context:)", "updateWKInterfaceObject(_:context:)",
    ],
    "ButtonStyle": [makeBody], "PrimitiveButtonStyle": [makeBody], "ToggleStyle": [makeBody],
    "LabelStyle": [makeBody], "ProgressViewStyle": [makeBody], "MenuStyle": [makeBody],
    "GroupBoxStyle": [makeBody], "GaugeStyle": [makeBody], "DisclosureGroupStyle": [makeBody],
    "LabeledContentStyle": [makeBody], "DatePickerStyle": [makeBody],
    "Shape": ["path(in:)"], "InsettableShape": ["path(in:)"],
    "Layout": [
      "placeSubviews(in:proposal:subviews:cache:)", "sizeThatFits(proposal:subviews:cache:)",
      "makeCache(subviews:)", "updateCache(_:subviews:)",
      "explicitAlignment(of:in:proposal:subviews:cache:)",
    ],
  ]

  /// How representables name what they are given, and what they make for it.
  static let contextLabel = "context"
  static let coordinator = "coordinator"
  static let coordinatorMaker = "makeCoordinator"
  /// Types of flags and counters, with which code says what it is doing.
  static let flagTypes: Set<String> = ["Bool", "Int", "UInt"]

  private static let makeBody: MemberRequirement = "makeBody(configuration:)"

  /// Methods that change the value that they are called on.
  static let changingMethods: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "formUnion",
    "subtract", "formIntersection", "updateValue", "merge", "swapAt", "sort", "reverse", "shuffle",
    "popLast", "removeSubrange", "replaceSubrange",
  ]

  /// Methods that change the number that they are called on.
  static let changingNumbers: Set<String> = [
    "negate", "round", "formRemainder", "formTruncatingRemainder", "formSquareRoot", "addProduct",
  ]

  /// Methods that leave alone the value that they are called on.
  static let readingMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "max", "min", "first", "last", "contains",
    "sorted",
    "reversed", "enumerated", "prefix", "suffix", "dropFirst", "dropLast", "joined", "mapValues",
    "compactMapValues",
    "allSatisfy", "firstIndex", "lastIndex", "hasPrefix", "hasSuffix", "rounded", "isEmpty",
    "applying", "insetBy",
    "offsetBy", "union", "intersection", "intersects", "formatted", "truncatingRemainder",
    "distance", "advanced",
    "isEqual", "frame",
  ]

  /// Methods that tell nobody anything: of loggers, of numbers and texts, of subscriptions and timers, and those that only decide
  /// when a closure runs.
  static let harmlessMethods: Set<String> = [
    "debug", "info", "notice", "warning", "error", "fault", "critical", "trace", "log",
    "squareRoot", "isMultiple", "lowercased", "uppercased", "split", "trimmingCharacters",
    "replacingOccurrences", "timeIntervalSince", "addingTimeInterval",
    "cancel", "invalidate",
    "async", "asyncAfter", "run", "perform",
  ]
  /// Functions that tell nobody anything.
  static let harmlessFunctions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "os_log", "os_signpost", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "fatalError", "type", "max", "min", "abs", "sqrt", "pow",
    "exp", "log", "log2", "log10", "sin", "cos", "tan", "atan", "atan2", "hypot", "fmod", "fabs",
    "stride", "zip",
  ]

  static func changes(_ method: String) -> Bool { changingMethods.contains(method) }
}
