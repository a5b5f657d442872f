// Views of the frameworks that build on SwiftUI.

extension StandardComponents {
  static let frameworks: [ComponentEntry] = .groups(charts, maps, media, spatial, store, system)

  /// Charts
  static let charts: [ComponentEntry] = .groups(
    .leaves([
      "AreaMark", "AreaPlot", "AxisGridLine", "AxisTick", "BarMark", "BarPlot", "LineMark",
      "LinePlot", "PointMark", "PointPlot", "RectangleMark", "RectanglePlot", "RuleMark",
      "RulePlot", "SectorMark", "SectorPlot", "SurfacePlot",
    ]),
    .containers(["", "content"], ["AxisValueLabel", "Plot"]),
    [
      .component("AxisMarks", content: ["", "content"], with: [.external("AxisValue")]),
      .component("Chart", content: ["", "content"], with: [.element(of: "")]),
      .component("Chart3D", content: ["", "content"], with: [.element(of: "")]),
    ])

  /// MapKit
  static let maps: [ComponentEntry] = .groups(
    .leaves([
      "LookAroundPreview", "MapCircle", "MapCompass", "MapLocationCompass", "MapMarker", "MapPin",
      "MapPitchSlider", "MapPitchToggle", "MapPolygon", "MapPolyline", "MapScaleView",
      "MapUserLocationButton", "MapZoomStepper",
    ]),
    [
      .component("Annotation", content: ["", "content", "label"]),
      .component(
        "Map", content: ["", "content", "annotationContent"],
        with: [.element(of: "annotationItems")]),
      .component("MapAnnotation", content: ["", "content"]),
      .component("MapReader", content: ["", "content"], with: [.external("MapProxy")]),
      .component("Marker", content: ["", "label"]),
      .component("UserAnnotation", content: ["", "content"], with: [.external("UserLocation")]),
    ])

  /// AVKit, PhotosUI, QuickLook, SceneKit, SpriteKit, WebKit
  static let media: [ComponentEntry] = .groups(
    .leaves(["NowPlayingView", "SceneView", "WebView"]),
    [
      .component("PhotosPicker", content: ["", "label"]),
      .component("SpriteView", action: ["shouldRender"]),
      .component("VideoPlayer", content: ["", "videoOverlay"]),
    ])

  /// RealityKit and visionOS
  static let spatial: [ComponentEntry] = .groups(
    .leaves(["ARQuickLookPreview", "CompositorLayer"]),
    [
      .component("Attachment", content: ["", "content"]),
      .component(
        "Model3D", content: ["", "content", "placeholder"], with: [.external("ResolvedModel3D")]),
      .component(
        "RealityView", content: ["attachments", "placeholder"], action: ["", "make", "update"]),
    ])

  /// StoreKit, PassKit, AuthenticationServices
  static let store: [ComponentEntry] = .groups(
    .leaves(["PayLaterView", "SubscriptionOfferView"]),
    [
      .component("AddOrderToWalletButton", content: ["fallback"], action: ["", "onCompletion"]),
      .component(
        "AddPassToWalletButton", content: ["fallback"], action: ["", "action", "onCompletion"]),
      .component(
        "PayWithApplePayButton", content: ["fallback"],
        action: ["", "action", "onPaymentAuthorizationChange", "onMerchantSessionRequested"]),
      .component("ProductView", content: ["", "icon", "placeholderIcon"]),
      .component("SignInWithAppleButton", action: ["", "onRequest", "onCompletion"]),
      .component(
        "StoreView", content: ["", "icon", "placeholderIcon"], with: [.external("Product")]),
      .component("SubscriptionOptionGroup", content: ["", "content", "label", "marketingContent"]),
      .component(
        "SubscriptionOptionGroupSet", content: ["", "content", "label", "marketingContent"]),
      .component("SubscriptionOptionSection", content: ["", "content", "header", "footer"]),
      .component(
        "SubscriptionPeriodGroupSet", content: ["", "content", "label", "marketingContent"]),
      .component("SubscriptionStoreView", content: ["", "marketingContent", "content"]),
      .component(
        "VerifyIdentityWithWalletButton", content: ["fallback"], action: ["", "onCompletion"]),
    ])

  /// TipKit and single buttons and pickers of other frameworks
  static let system: [ComponentEntry] = .groups(
    .leaves([
      "ContactAccessButton", "DeviceActivityReport", "FamilyActivityPicker", "ManagedAppView",
      "ShortcutsLink", "SiriTipView",
    ]),
    [
      .component("DevicePicker", content: ["label", "fallback"], action: ["", "onSelect"]),
      .component("LocalAuthenticationView", content: ["", "label"], action: ["result"]),
      .component("LocationButton", action: ["", "action"]),
      .component("TipView", action: ["", "action"]),
    ])
}
