// What code does with a host to make a picture of it: the members of UIKit's and AppKit's classes that draw what they are called on,
// and those that prepare or measure it. A member that is not listed may show it, or give it to somebody who does.

enum StandardPictures {
  /// Hosts that show a root view only where somebody places them.
  static let hosts: Set<String> = ["NSHostingController", "NSHostingView", "UIHostingController"]

  /// Members that give a part of a host, which shows what the host shows, with the class of that part.
  static let parts: [String: [String: String]] = [
    "NSView": ["layer": "CALayer"],
    "NSViewController": ["view": "NSView", "viewIfLoaded": "NSView"],
    "UIView": ["layer": "CALayer"],
    "UIViewController": ["view": "UIView", "viewIfLoaded": "UIView"],
  ]

  /// What puts a view into another one, and what takes it away from there.
  static let adding = "addSubview"
  static let removing = "removeFromSuperview"

  /// Members that draw what they are called on.
  static let drawing: [String: Set<String>] = [
    "CALayer": ["draw", "render"],
    "NSView": [
      "bitmapImageRepForCachingDisplay", "cacheDisplay", "dataWithEPS", "dataWithPDF",
      "displayIgnoringOpacity", "writeEPS", "writePDF",
    ],
    "UIView": ["drawHierarchy", "resizableSnapshotView", "snapshotView"],
  ]

  /// Members that leave it to others whether, and where, what they belong to is shown.
  static let preparing: [String: Set<String>] = [
    "CALayer": [
      "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsGravity",
      "contentsScale", "cornerCurve", "cornerRadius", "displayIfNeeded", "frame",
      "isGeometryFlipped", "isHidden", "isOpaque", "layoutIfNeeded", "layoutSublayers",
      "masksToBounds", "opacity", "position", "rasterizationScale", "setAffineTransform",
      "setNeedsDisplay", "setNeedsLayout", "shadowColor", "shadowOffset", "shadowOpacity",
      "shadowPath", "shadowRadius", "shouldRasterize", "transform",
    ],
    "NSHostingController": ["safeAreaRegions", "sizeThatFits", "sizingOptions"],
    "NSHostingView": ["safeAreaRegions", "sizingOptions"],
    "NSView": [
      "additionalSafeAreaInsets", "alphaValue", "appearance", "autoresizesSubviews",
      "autoresizingMask", "bounds", "canDrawConcurrently", "clipsToBounds", "display",
      "displayIfNeeded", "effectiveAppearance", "fittingSize", "frame", "heightAnchor",
      "intrinsicContentSize", "invalidateIntrinsicContentSize", "isFlipped", "isHidden", "isOpaque",
      "layerContentsRedrawPolicy", "layout", "layoutSubtreeIfNeeded", "needsDisplay", "needsLayout",
      "needsUpdateConstraints", "removeFromSuperview", "safeAreaInsets", "setBoundsOrigin",
      "setBoundsSize", "setContentCompressionResistancePriority", "setContentHuggingPriority",
      "setFrameOrigin", "setFrameSize", "setNeedsDisplay", "tag",
      "translatesAutoresizingMaskIntoConstraints", "updateConstraints",
      "updateConstraintsForSubtreeIfNeeded", "userInterfaceLayoutDirection", "visibleRect",
      "wantsLayer", "widthAnchor",
    ],
    "NSViewController": [
      "isViewLoaded", "loadView", "loadViewIfNeeded", "preferredContentSize", "viewDidLayout",
      "viewDidLoad", "viewWillLayout",
    ],
    "UIHostingController": ["safeAreaRegions", "sizeThatFits", "sizingOptions"],
    "UIView": [
      "alpha", "autoresizesSubviews", "autoresizingMask", "backgroundColor", "bounds", "center",
      "clipsToBounds", "contentMode", "contentScaleFactor", "directionalLayoutMargins",
      "effectiveUserInterfaceLayoutDirection", "frame", "heightAnchor",
      "insetsLayoutMarginsFromSafeArea", "intrinsicContentSize", "invalidateIntrinsicContentSize",
      "isHidden", "isOpaque", "isUserInteractionEnabled", "layoutIfNeeded", "layoutMargins",
      "layoutSubviews", "maximumContentSizeCategory", "minimumContentSizeCategory",
      "overrideUserInterfaceStyle", "preservesSuperviewLayoutMargins", "removeFromSuperview",
      "safeAreaInsets", "semanticContentAttribute", "setContentCompressionResistancePriority",
      "setContentHuggingPriority", "setNeedsDisplay", "setNeedsLayout",
      "setNeedsUpdateConstraints", "sizeThatFits", "sizeToFit", "systemLayoutSizeFitting", "tag",
      "tintColor", "traitCollection", "traitOverrides", "transform", "transform3D",
      "translatesAutoresizingMaskIntoConstraints", "updateConstraints",
      "updateConstraintsIfNeeded", "updateTraitsIfNeeded", "widthAnchor",
    ],
    "UIViewController": [
      "additionalSafeAreaInsets", "beginAppearanceTransition", "edgesForExtendedLayout",
      "endAppearanceTransition", "extendedLayoutIncludesOpaqueBars", "isViewLoaded", "loadView",
      "loadViewIfNeeded", "overrideUserInterfaceStyle", "preferredContentSize", "traitCollection",
      "traitOverrides", "updateTraitsIfNeeded", "viewDidAppear", "viewDidLayoutSubviews",
      "viewDidLoad", "viewRespectsSystemMinimumLayoutMargins", "viewWillAppear",
      "viewWillLayoutSubviews",
    ],
  ]
}
