// What the settings of an Xcode project say that a target is built for. A setting of the target stands above one of its
// configuration file, and that above the project's; files of settings are not read, so that what they may say is not told.

struct XcodePlatforms {
  /// The platforms in all configurations; nil where one of them does not tell.
  private(set) var all: PlatformSet?

  init(_ project: XcodeProjectReader, _ target: XcodeProjectReader.NodeID) {
    let own = Self.configurations(of: target, project)
    let shared = Self.configurations(of: project.root, project)
    guard !own.isEmpty else { return }
    var found: PlatformSet = []
    for configuration in own {
      let name = project.list.text("name", of: configuration)
      let around = shared.first { project.list.text("name", of: $0) == name }
      guard let platforms = Self.platforms([configuration] + (around.map { [$0] } ?? []), project)
      else { return }
      found.formUnion(platforms)
    }
    all = found
  }

  private static func configurations(
    of owner: XcodeProjectReader.NodeID?, _ project: XcodeProjectReader
  ) -> [XcodeProjectReader.NodeID] {
    guard let owner,
      let list = project.object(project.list.value("buildConfigurationList", of: owner))
    else { return [] }
    return project.objects("buildConfigurations", of: list)
  }

  /// What a target's configuration and the project's around it say together.
  private static func platforms(
    _ configurations: [XcodeProjectReader.NodeID], _ project: XcodeProjectReader
  ) -> PlatformSet? {
    if case .told(let text) = setting("SUPPORTED_PLATFORMS", configurations, project) {
      return platforms(of: text)
    }
    guard case .absent = setting("SUPPORTED_PLATFORMS", configurations, project),
      case .told(let text) = setting("SDKROOT", configurations, project)
    else { return nil }
    return platforms(of: text)
  }

  private enum Setting {
    case told(String)
    /// A file that is not read may say it.
    case hidden
    case absent
  }

  private static func setting(
    _ key: StaticString, _ configurations: [XcodeProjectReader.NodeID],
    _ project: XcodeProjectReader
  ) -> Setting {
    for configuration in configurations {
      let settings = project.list.value("buildSettings", of: configuration)
      if let value = project.list.value(key, of: settings) {
        return project.list.text(value).map { .told($0) } ?? .hidden
      }
      if project.list.value("baseConfigurationReference", of: configuration) != nil
        || project.list.value("baseConfigurationReferenceAnchor", of: configuration) != nil
      {
        return .hidden
      }
    }
    return .absent
  }

  /// The platforms of a list of filters; nil where it filters nothing, or one of them is not known.
  static func filter(_ words: [String?]) -> PlatformSet? {
    var found: PlatformSet = []
    for word in words {
      switch word {
      case "ios": found.insert(.iOS)
      case "maccatalyst": found.insert(.macCatalyst)
      case "macos": found.insert(.macOS)
      case "tvos": found.insert(.tvOS)
      case "watchos": found.insert(.watchOS)
      case "xros": found.insert(.visionOS)
      case "driverkit": continue
      default: return nil
      }
    }
    return words.isEmpty ? nil : found
  }

  /// The platforms of a list of SDKs; nil where one of them is not known, as `$(inherited)` and `auto`.
  private static func platforms(of text: String) -> PlatformSet? {
    var found: PlatformSet = []
    for word in text.split(separator: " ") {
      switch word {
      case "iphoneos", "iphonesimulator": found.formUnion([.iOS, .macCatalyst])
      case "macosx": found.insert(.macOS)
      case "appletvos", "appletvsimulator": found.insert(.tvOS)
      case "watchos", "watchsimulator": found.insert(.watchOS)
      case "xros", "xrsimulator": found.insert(.visionOS)
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}
