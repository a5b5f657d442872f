// Frameworks that add to SwiftUI: MapKit, StoreKit, PassKit, TipKit, RealityKit, WebKit and others.

extension StandardModifiers {
  static let frameworks: [ModifierEntry] = .groups(
    .plain([
      "addOrderToWalletButtonStyle", "addPassToWalletButtonStyle", "annotationSubtitles",
      "annotationTitles", "appEntityIdentifier", "contactAccessButtonCaption",
      "contactAccessButtonStyle", "imagePlaygroundGenerationStyle",
      "imagePlaygroundPersonalizationPolicy", "managedContentStyle", "mapControlVisibility",
      "mapFeatureSelectionAccessory", "mapItemDetailSelectionAccessory", "mapOverlayLevel",
      "mapScope", "mapStyle", "margins", "minSize", "payLaterViewAction",
      "payLaterViewDisplayStyle", "payWithApplePayButtonDisableCardArt",
      "payWithApplePayButtonStyle", "productDescription", "productIconBorder",
      "realityViewCameraControls", "realityViewLayoutBehavior", "shortcutsLinkStyle",
      "signInWithAppleButtonStyle", "siriTipViewStyle", "storeButton",
      "subscriptionOfferViewButtonVisibility", "subscriptionStoreButtonLabel",
      "subscriptionStorePickerItemBackground", "subscriptionStorePolicyForegroundStyle",
      "targetedToAnyEntity", "targetedToEntity", "tipAnchor", "tipBackground",
      "tipBackgroundInteraction", "tipCornerRadius", "tipImageSize", "tipImageStyle",
      "verifyIdentityWithWalletButtonStyle", "webViewBackForwardNavigationGestures",
      "webViewContentBackground", "webViewElementFullscreenBehavior", "webViewLinkPreviews",
      "webViewMagnificationGestures", "webViewScrollInputBehavior", "webViewScrollPosition",
      "webViewTextSelection",
    ]),
    .actions(
      ["", "action"],
      [
        "currentEntitlementTask", "storeProductsTask", "storeProductTask", "subscriptionStatusTask",
        "transactionTask", "translationTask",
      ]),
    .actions(
      ["", "perform"],
      [
        "onApplePayCouponCodeChange", "onApplePayPaymentMethodChange",
        "onApplePayShippingContactChange", "onApplePayShippingMethodChange",
        "onInAppPurchaseCompletion", "onInAppPurchaseStart",
      ]),
    .actions(
      [""],
      [
        "inAppPurchaseOptions", "mapFeatureSelectionDisabled", "onMapCameraChange",
        "preferredSubscriptionOffer", "subscriptionOfferViewDetailAction",
        "subscriptionStoreSignInAction",
      ]),
    [
      .modifier("healthDataAccessRequest", action: ["", "completion"]),
      .modifier("mapCameraKeyframeAnimator", action: ["", "keyframes"]),
      .modifier("mapControls", content: ["", "content"]),
      .modifier("mapFeatureSelectionContent", content: ["", "content"]),
      .modifier("popoverTip", action: ["", "action"]),
      .modifier("subscriptionIntroductoryOffer", action: ["", "applyOffer", "compactJWS"]),
      .modifier("subscriptionPromotionalOffer", action: ["", "offer", "compactJWS", "signature"]),
      .modifier("subscriptionStoreControlBackground", content: ["", "content"]),
      .modifier("subscriptionStoreControlIcon", content: ["", "icon"]),
      .modifier("subscriptionStorePolicyDestination", content: ["", "destination"]),
      .modifier("tabletopGame", action: ["", "interaction"]),
      .modifier("webViewContextMenu", content: ["", "menu"]),
    ])
}
