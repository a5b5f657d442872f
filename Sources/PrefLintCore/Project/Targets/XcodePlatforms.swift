// What the settings of an Xcode project say that a target is built for. A setting of the target stands above one of its
// configuration file, and that above the project's; files of settings are not read, so that what they may say is not told. They
// may say more than is seen, but hardly that a target is built for something else altogether.

struct XcodePlatforms {
  /// The platforms in all configurations; nil where one of them does not tell.
  private(set) var all: PlatformSet?
  /// Those that settings tell, whatever is hidden. What is built for iOS is one for Mac Catalyst only where that is said.
  private(set) var sure: PlatformSet = []

  init(_ project: XcodeProjectReader, _ target: XcodeProjectReader.NodeID) {
    let own = Self.configurations(of: target, project)
    let shared = Self.configurations(of: project.root, project)
    guard !own.isEmpty else { return }
    var found: PlatformSet? = []
    for configuration in own {
      let name = project.list.text("name", of: configuration)
      let around = shared.first { project.list.text("name", of: $0) == name }
      let configurations = [configuration] + (around.map { [$0] } ?? [])
      let platforms = Self.platforms(configurations, project)
      if let platforms { found?.formUnion(platforms) } else { found = nil }
      var seen = platforms ?? Self.seenPlatforms(configurations, project) ?? []
      if Self.seen("SUPPORTS_MACCATALYST", configurations, project) != "YES" {
        seen.remove(.macCatalyst)
      }
      sure.formUnion(seen)
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

  /// The same, of what is not hidden.
  private static func seenPlatforms(
    _ configurations: [XcodeProjectReader.NodeID], _ project: XcodeProjectReader
  ) -> PlatformSet? {
    (seen("SUPPORTED_PLATFORMS", configurations, project)
      ?? seen("SDKROOT", configurations, project)).flatMap(platforms)
  }

  /// The first text that is written for a setting.
  private static func seen(
    _ key: StaticString, _ configurations: [XcodeProjectReader.NodeID],
    _ project: XcodeProjectReader
  ) -> String? {
    for configuration in configurations {
      let settings = project.list.value("buildSettings", of: configuration)
      if let value = project.list.value(key, of: settings), let text = project.list.text(value) {
        return text
      }
    }
    return nil
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
