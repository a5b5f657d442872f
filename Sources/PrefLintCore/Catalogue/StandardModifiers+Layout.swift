// Size, position and alignment, and layers around a view (E.2).

extension StandardModifiers {
  static let layout: [ModifierEntry] = .groups(
    .plain([
      "aspectRatio", "aspectRatio3D", "containerCornerOffset", "containerShape", "contentMargins",
      "contentShape", "coordinateSpace", "depthAlignment", "edgesIgnoringSafeArea", "fixedSize",
      "frame", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
      "horizontalRadioGroupLayout", "ignoresSafeArea", "layoutDirectionBehavior", "layoutPriority",
      "layoutValue", "listRowInsets", "listRowSpacing", "listSectionMargins", "listSectionSpacing",
      "offset", "padding", "padding3D", "position", "rotation3DLayout", "safeAreaPadding",
      "scaledToFill", "scaledToFill3D", "scaledToFit", "scaledToFit3D", "scenePadding", "_trait",
      "zIndex",
    ]),
    [
      .modifier(
        "alignmentGuide", action: ["", "computeValue"], given: [.external("ViewDimensions")]),
      .modifier("background", content: ["", "content"]),
      .modifier("containerRelativeFrame", action: [""]),
      .modifier("mask", content: ["", "mask"]),
      .modifier("overlay", content: ["", "content"]),
      .modifier("safeAreaBar", content: ["", "content"]),
      .modifier("safeAreaInset", content: ["", "content"]),
      .modifier("spatialOverlay", content: ["", "content"]),
    ])
}
