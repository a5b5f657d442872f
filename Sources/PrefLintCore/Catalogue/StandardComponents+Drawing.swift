// Text, images, shapes and styles that are views by themselves.

extension StandardComponents {
  /// Components that are what they are given, besides wrappers.
  static let transparent =
    [
      "AnyShape", "AnyView", "Binding", "Binding.constant", "EmptyView", "EquatableView",
      "IdentifiedArray", "ModifiedContent", "Optional", "Optional.some", "TupleView",
    ] + StandardTypes.lists.sorted() + StandardTypes.sequences.sorted()

  /// Components that are no controls: no style is for them, whatever they hold (A17).
  static let unstyled: Set<String> = [
    "AnyView", "AngularGradient", "Capsule", "Circle", "Color", "Divider", "Ellipse",
    "EquatableView", "ForEach", "GeometryReader", "Grid", "GridRow", "Group", "HStack", "Image",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "ModifiedContent",
    "Path", "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader",
    "Spacer", "Text", "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack",
  ]

  static let drawing: [ComponentEntry] = .groups(
    .leaves([
      "AngularGradient", "AnyShape", "ButtonBorderShape", "Capsule", "Circle", "Color",
      "ConcentricRectangle", "ContainerRelativeShape", "Divider", "Ellipse", "EllipticalGradient",
      "Gradient", "Image", "ImagePaint", "LinearGradient", "MeshGradient", "OffsetShape",
      "RadialGradient", "Rectangle", "RotatedShape", "RoundedRectangle", "ScaledShape", "Spacer",
      "Text", "TransformedShape", "UnevenRoundedRectangle",
    ]),
    [
      .component(
        "AsyncImage", content: ["", "content", "placeholder"],
        with: [.external("AsyncImagePhase")], alternatives: asyncImage),
      .component(
        "Canvas", content: ["symbols"], action: ["", "renderer"], alternatives: canvas),
      .component("FillShapeView", content: ["background"]),
      .component("Path", action: [""]),
      .component("StrokeBorderShapeView", content: ["background"]),
      .component("StrokeShapeView", content: ["background"]),
    ])

  /// Behind a renderer that is an argument the trailing closure has the symbols.
  private static let canvas: [SlotAlternative] = [
    SlotAlternative(
      "renderer", [Slot("renderer", .action), Slot("", .content), Slot("symbols", .content)])
  ]

  private static let asyncImage: [SlotAlternative] = [
    SlotAlternative(
      "placeholder",
      [
        Slot("", .content, [.external("Image")]), Slot("content", .content, [.external("Image")]),
        Slot("placeholder", .content),
      ])
  ]
}
