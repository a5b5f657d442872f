// The first `.preflint.yml` of a project, fitted to what stands in it: deployment targets as its projects and
// packages give them, folders of generated code, and everything else as comments to take the lead from.

/// What a project tells of the settings that it needs.
public struct ConfigurationDraft: Equatable, Sendable {
  /// The oldest system of each platform, and the file that says so.
  public private(set) var targets: DeploymentTargets = [:]
  public private(set) var targetSources: [DeploymentPlatform: String] = [:]
  /// Patterns of generated code.
  public private(set) var generated: [String] = []
  /// How many files are read.
  public private(set) var fileCount = 0

  /// - Complexity: linear in the bytes of project files and manifests, and the number of files.
  public init(files: [SourceFile], xcodeProjects: [SourceFile]) {
    fileCount = files.count
    for project in xcodeProjects { readTargets(ofProject: project) }
    // An app's own project says what the app runs on; its packages may support more than the app does.
    let decided = Set(targets.keys)
    for file in files where file.path.split(separator: "/").last == "Package.swift" {
      readTargets(ofManifest: file, except: decided)
    }
    let folders = Set(files.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    for name in ["Generated", "generated", "__generated__"] where folders.contains(name) {
      generated.append("**/\(name)")
    }
    for suffix in [".generated.swift", ".gen.swift", ".pb.swift"]
    where files.contains(where: { $0.path.hasSuffix(suffix) }) {
      generated.append("**/*\(suffix)")
    }
  }

  private mutating func note(_ platform: DeploymentPlatform, _ text: String, in path: String) {
    guard let version = PlatformVersion(text) else { return }
    if let known = targets[platform], known <= version { return }
    targets[platform] = version
    targetSources[platform] = path
  }

  /// Build settings such as `IPHONEOS_DEPLOYMENT_TARGET = 16.0;`.
  private mutating func readTargets(ofProject file: SourceFile) {
    let settings: [(String, DeploymentPlatform)] = [
      ("IPHONEOS", .iOS), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS),
      ("XROS", .visionOS),
    ]
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) where line.count < 200 {
      let words = String(decoding: line, as: UTF8.self).split { " \t=;\"\r".contains($0) }
      guard words.count == 2 else { continue }
      for (name, platform) in settings where words[0] == "\(name)_DEPLOYMENT_TARGET" {
        note(platform, String(words[1]), in: file.path)
      }
    }
  }

  /// Calls such as `.iOS(.v16)`, `.macOS(.v10_15)` and `.iOS("16.4")`.
  private mutating func readTargets(
    ofManifest file: SourceFile, except decided: Set<DeploymentPlatform>
  ) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    for platform in DeploymentPlatform.allCases where !decided.contains(platform) {
      for part in text.split(separator: ".\(platform.rawValue)(").dropFirst() {
        let argument = part.prefix { $0 != ")" }
        let version =
          argument.hasPrefix(".v")
          ? String(argument.dropFirst(2).map { $0 == "_" ? "." : $0 })
          : String(argument.filter { $0 != "\"" })
        note(platform, version, in: file.path)
      }
    }
  }

  /// The document.
  public var text: String {
    let version = Linter.version.split(separator: ".").prefix(2).joined(separator: ".")
    let known = DeploymentPlatform.allCases.compactMap { platform in
      targets[platform].map { "\(platform.rawValue): \"\($0.text)\"" }
    }
    let files = Set(targetSources.values).sorted()
    let sources = files.count > 2 ? "\(files[0]) or another file" : files.joined(separator: " or ")
    let optional = RuleCatalog.all.filter { $0.severity == .off && $0.isImplemented }
    var text = """
      # Settings of PrefLint. Every key is optional; docs/configuration.md of PrefLint describes all of them, and
      # 'preflint config' prints what is in effect. The folder of this file is the project root.

      # The version that these settings are written for, in quotes.
      required-version: "\(version)"

      # What makes a run fail: error, warning or never.
      fail-on: error


      """
    if known.isEmpty {
      text += """
        # The oldest systems that the app runs on, in quotes. Some modifiers behave differently on old ones.
        # deployment-targets: { iOS: "16.0", macOS: "13.0" }


        """
    } else {
      text += """
        # The oldest systems that the app runs on, as \(sources) says.
        deployment-targets: { \(known.joined(separator: ", ")) }


        """
    }
    let patterns = generated.map { "\"\($0)\"" }.joined(separator: ", ")
    text += "# Read, since generated code injects objects, too, but not reported.\n"
    text += generated.isEmpty ? "# exclude: [\"**/Generated\"]\n\n" : "exclude: [\(patterns)]\n\n"
    let unread = ProjectListing.unreadFolders + ProjectListing.unreadExtensions.map { "*\($0)" }
    text += """
      # Never opened, as are hidden folders, \(unread.joined(separator: ", ")).
      # unread: ["Vendor"]

      # 'preflint rules' lists all rules, 'preflint explain RULE' says what one proves.
      rules:
        all: default

      """
    for rule in optional { text += "  # \(rule.id): warning   # off by default\n" }
    text += """

      # Settings for some of the files; later ones win.
      # overrides:
      #   - paths: ["Watch/**"]
      #     rules: { missing-environment-object-in-preview: off }

      # What modifiers of packages do that are not read.
      # catalogue:
      #   modifiers:
      #     partialSheet: { content: inherits }
      #     withAppDependencies: { injects: [Session] }

      # To report only what is new: 'preflint baseline' writes .preflint-baseline.json.

      """
    return text
  }
}
