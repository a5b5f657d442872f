// Text, images, shapes and styles that are views by themselves.

extension StandardComponents {
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
      .component("Canvas", content: ["symbols"], action: ["", "renderer"]),
      .component("FillShapeView", content: ["background"]),
      .component("Path", action: [""]),
      .component("StrokeBorderShapeView", content: ["background"]),
      .component("StrokeShapeView", content: ["background"]),
    ])

  private static let asyncImage: [SlotAlternative] = [
    SlotAlternative(
      "placeholder",
      [
        Slot("", .content, [.external("Image")]), Slot("content", .content, [.external("Image")]),
        Slot("placeholder", .content),
      ])
  ]
}
