// Modules, with the platforms on which `canImport` holds. A module that is not here is undecided. Mac
// Catalyst finds the modules of macOS, too, even where it may not use what is in them.

extension StandardTypes {
  static let modulePlatforms: [String: PlatformSet] = {
    var platforms: [String: PlatformSet] = [:]
    for (set, names) in modules {
      for name in names { platforms[name] = set }
    }
    return platforms
  }()

  /// Modules by which a file can declare views, or what flows through them.
  static let interfaceModules: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "WatchKit", "WidgetKit",
  ]

  /// Modules that have SwiftUI's wrappers.
  static let viewModules: Set<String> = ["SwiftUI", "SwiftUICore", "WidgetKit"]

  /// Modules that have next to no class of a name that a project may use, too.
  static let plainModules: Set<String> = interfaceModules.union([
    "Combine", "CoreGraphics", "Dispatch", "Foundation", "Observation", "Swift", "SwiftData",
  ])

  private static let phone: PlatformSet = [.iOS, .macCatalyst]
  private static let hand: PlatformSet = [.iOS, .macCatalyst, .visionOS]
  private static let desk: PlatformSet = [.iOS, .macCatalyst, .macOS, .visionOS]
  private static let notMac: PlatformSet = [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]
  private static let notTV: PlatformSet = [.iOS, .macCatalyst, .macOS, .watchOS, .visionOS]
  private static let notWatch: PlatformSet = [.iOS, .macCatalyst, .macOS, .tvOS, .visionOS]

  static let modules: [(PlatformSet, [String])] = [
    (
      .all,
      [
        "Accelerate", "Accessibility", "AppIntents", "AudioToolbox", "AuthenticationServices",
        "AVFAudio", "AVFoundation", "AVKit", "CFNetwork", "Charts", "CloudKit", "Combine",
        "Compression", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
        "CoreLocation", "CoreMedia", "CoreML", "CoreText", "CoreTransferable", "CoreVideo",
        "CryptoKit", "Darwin", "DeveloperToolsSupport", "Dispatch", "Foundation", "GameKit",
        "ImageIO", "Intents", "MapKit", "MediaPlayer", "MusicKit", "NaturalLanguage", "Network",
        "ObjectiveC", "Observation", "os", "OSLog", "SceneKit", "Security", "ShazamKit", "simd",
        "Spatial", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore",
        "Symbols", "Synchronization", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
        "WeatherKit", "XCTest",
      ]
    ),
    (
      notWatch,
      [
        "AdSupport", "AppTrackingTransparency", "CoreHaptics", "CoreImage", "GameController",
        "GameplayKit", "GroupActivities", "JavaScriptCore", "LinkPresentation", "MediaToolbox",
        "Metal", "MetalKit", "MultipeerConnectivity", "QuartzCore", "ReplayKit", "VideoToolbox",
        "Vision",
      ]
    ),
    (notTV, ["Contacts", "CoreMotion", "EventKit", "HealthKit", "PassKit", "WidgetKit"]),
    (
      desk,
      [
        "ContactsUI", "FoundationModels", "ImagePlayground", "MetricKit", "PDFKit", "PencilKit",
        "QuickLook", "QuickLookThumbnailing", "SafariServices", "Speech", "VisionKit", "WebKit",
      ]
    ),
    (notMac, ["HomeKit", "UIKit"]),
    (hand, ["ARKit", "CoreTelephony", "EventKitUI", "MessageUI"]),
    (phone, ["ActivityKit", "CarPlay", "CoreNFC"]),
    (
      [.macOS, .macCatalyst],
      [
        "AppKit", "ApplicationServices", "Automator", "Carbon", "Cocoa", "CoreWLAN",
        "DiskArbitration", "InputMethodKit", "OpenDirectory", "Quartz", "QuickLookUI",
        "ScreenCaptureKit", "ScriptingBridge", "Virtualization",
      ]
    ),
    (.tvOS, ["TVMLKit", "TVServices", "TVUIKit"]),
    (.watchOS, ["ClockKit", "WatchKit"]),
    (
      [],
      [
        "Android", "Bionic", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "WASILibc",
        "WinSDK",
      ]
    ),
  ]
}
