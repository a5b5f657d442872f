// Colour, effects, transforms and animation: nothing that flows (E.2).

extension StandardModifiers {
  static let drawing: [ModifierEntry] = .groups(
    .placing([""], ["transition"]),
    .plain([
      "accentColor", "allowedDynamicRange", "alternatingRowBackgrounds", "antialiased",
      "backgroundExtensionEffect", "backgroundStyle", "badge", "badgeProminence", "blendMode",
      "blur", "border", "breakthroughEffect", "brightness", "buttonBorderShape",
      "buttonRepeatBehavior", "buttonSizing", "clipped", "clipShape", "colorEffect", "colorInvert",
      "colorMultiply", "compositingGroup", "contentCaptureProtected", "contentTransition",
      "contrast", "controlSize", "cornerRadius", "defaultHoverEffect", "distortionEffect",
      "drawingGroup", "fill", "flipsForRightToLeftLayoutDirection", "foregroundColor",
      "foregroundStyle", "geometryGroup", "glassBackgroundEffect", "glassEffect", "glassEffectID",
      "glassEffectTransition", "glassEffectUnion", "gradient", "grayscale",
      "groupActivityAssociation", "handPointerBehavior", "headerProminence", "hidden",
      "hoverEffectDisabled", "hoverEffectGroup", "hueRotation", "imageScale", "inset",
      "interpolation", "intersection", "invalidatableContent", "labelIconToTitleSpacing",
      "labelReservedIconWidth", "labelsHidden", "labelsVisibility", "layerEffect",
      "lineIntersection", "lineSubtraction", "listItemTint", "luminanceToAlpha",
      "matchedGeometryEffect", "menuActionDismissBehavior", "menuIndicator", "menuOrder", "mix",
      "opacity", "paletteSelectionEffect", "persistentSystemOverlays", "perspectiveRotationEffect",
      "pointerStyle", "pointerVisibility", "preferredSurroundingsEffect",
      "preferredWindowClippingMargins", "privacySensitive", "projectionEffect", "redacted",
      "renderingMode", "resizable", "rotation", "rotation3DEffect", "rotationEffect", "saturation",
      "scale", "scaleEffect", "shadow", "sliderThumbVisibility", "springLoadingBehavior",
      "statusBar", "statusBarHidden", "stroke", "strokeBorder", "subtracting",
      "symbolColorRenderingMode", "symbolEffect", "symbolEffectsRemoved", "symbolRenderingMode",
      "symbolVariableValueMode", "symbolVariant", "symmetricDifference", "textRenderer", "tint",
      "transform", "transform3DEffect", "transformEffect", "trim",
      "typeSelectEquivalent", "typesettingLanguage", "union", "unredacted", "upperLimbVisibility",
      "windowResizeAnchor", "writingDirection",
    ]),
    [
      .modifier("animation", content: ["", "body"], with: [.base]),
      .modifier("containerBackground", content: ["", "content"]),
      .modifier("hoverEffect", action: ["", "body"]),
      .modifier(
        "keyframeAnimator", content: ["", "content"],
        with: [.base, .value(of: "initialValue")], action: ["keyframes"]),
      .modifier(
        "phaseAnimator", content: ["", "content"], with: [.base, .element(of: "")],
        action: ["animation"]),
      .modifier(
        "scrollTransition", action: ["", "transition"],
        given: [.external("EmptyVisualEffect"), .external("ScrollTransitionPhase")]),
      .modifier(
        "transaction", content: ["body"], with: [.base], action: ["", "transform"],
        given: [.external("Transaction")]),
      .modifier(
        "visualEffect", action: ["", "effect"],
        given: [.external("EmptyVisualEffect"), .external("GeometryProxy")]),
      .modifier(
        "visualEffect3D", action: ["", "effect"],
        given: [.external("EmptyVisualEffect"), .external("GeometryProxy3D")]),
    ])
}
