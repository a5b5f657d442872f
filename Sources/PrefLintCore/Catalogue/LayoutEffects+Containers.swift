// What is known of components and containers: how their sizes follow from what stands in them.

extension StandardLayout {
  static let behaviours: [String: LayoutBehaviour] = [
    "VStack": .stack(.vertical), "HStack": .stack(.horizontal), "ZStack": .layers,
    "LazyVStack": .stack(.vertical), "LazyHStack": .stack(.horizontal),
    "Group": .transparent, "AnyView": .transparent, "Section": .transparent,
    "ForEach": .repeats, "Button": .hugs, "NavigationLink": .hugs, "Link": .hugs, "Label": .hugs,
    "Menu": .hugs, "GroupBox": .hugs, "ScrollViewReader": .single, "TimelineView": .single,
    "TextField": .control, "SecureField": .control, "Toggle": .control, "Stepper": .control,
    "Slider": .control, "ProgressView": .control, "ColorPicker": .control, "Grid": .grid,
    "GridRow": .gridRow,
    "Color": .fills, "Rectangle": .fills, "RoundedRectangle": .fills, "Capsule": .fills,
    "Ellipse": .fills, "UnevenRoundedRectangle": .fills, "LinearGradient": .fills,
    "RadialGradient": .fills, "AngularGradient": .fills, "EllipticalGradient": .fills,
    "MeshGradient": .fills, "Canvas": .fills, "TextEditor": .fills, "Map": .fills,
    "VideoPlayer": .fills, "GeometryReader": .measures, "ScrollView": .scrolls, "List": .rows,
    "Form": .rows, "Table": .rows, "Spacer": .spacer, "Divider": .divider, "Text": .text,
    "Image": .image, "EmptyView": .empty,
  ]

  /// The protocols of the styles that lay out controls and boxes of which the size is told.
  static let styles = [
    "TextField": "TextFieldStyle", "SecureField": "TextFieldStyle", "Toggle": "ToggleStyle",
    "ProgressView": "ProgressViewStyle", "GroupBox": "GroupBoxStyle",
  ]
  /// Controls of which the size is told by what they are given to show, where a style builds them.
  static let styledControls = StandardTypes.styledControls.filter {
    $0.key == "Button" || $0.key == "Label"
  }
  /// The protocol of layouts, and the wrapper of state that is a view's alone.
  static let layoutProtocol = "Layout"
  static let plainState = "State"
  /// Containers as values, by their types, and the type that is any of them.
  static let layouts = [
    "VStackLayout": "VStack", "HStackLayout": "HStack", "ZStackLayout": "ZStack",
    "GridLayout": "Grid",
  ]
  static let anyLayout = "AnyLayout"

  /// The parts of `ScrollGeometry` that are sizes: of the content, and of the scroll view; and the rest, which follows both.
  static let contentSize = "contentSize"
  static let containerSize = "containerSize"
  static let scrollParts = ["contentOffset", "visibleRect", "bounds", "contentInsets"]
}
