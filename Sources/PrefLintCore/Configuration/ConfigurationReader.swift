// From the bytes of `.preflint.yml` to a `Configuration`. All mistakes are gathered, so that one run shows
// them all; a document that is not YAML shows its first.

/// All mistakes of a configuration, ordered by place; never empty.
public struct InvalidConfiguration: Error, Equatable, Sendable {
  public var errors: [ConfigurationError]
}

/// Reads configurations.
public enum ConfigurationReader {
  /// Reads the bytes of a configuration.
  public static func read(_ bytes: [UInt8]) throws(InvalidConfiguration) -> Configuration {
    let document: YAMLNode
    do {
      document = try YAMLReader.read(bytes)
    } catch {
      throw InvalidConfiguration(errors: [error])
    }
    var decoder = ConfigurationDecoder()
    decoder.decode(document)
    if decoder.errors.isEmpty { return decoder.configuration }
    throw InvalidConfiguration(
      errors: decoder.errors.sorted { $0.position < $1.position })
  }
}

/// Fills a configuration from a document and gathers what is wrong.
struct ConfigurationDecoder {
  var configuration = Configuration()
  var errors: [ConfigurationError] = []

  static let keys = ConfigurationKey.all.map(\.name)

  mutating func decode(_ document: YAMLNode) {
    for entry in entries(of: document, expected: "settings such as 'fail-on: error'") {
      let value = entry.value
      switch entry.key {
      case "required-version": checkRequiredVersion(value)
      case "fail-on":
        configuration.failOn = choice(value, default: .error)
      case "require-reasons": configuration.requiresReasons = truth(value, default: true)
      case "include": configuration.include = patterns(value)
      case "exclude": configuration.exclude = patterns(value)
      case "unread": configuration.unread = patterns(value)
      case "deployment-targets": configuration.deploymentTargets = deploymentTargets(value)
      case "libraries":
        configuration.libraries = texts(
          value, expected: "a list of modules, such as [DesignSystem]")
      case "rules": configuration.rules = rules(value)
      case "overrides": configuration.overrides = overrides(value)
      case "catalogue": decodeCatalogue(value)
      case "baseline":
        configuration.baseline = text(value, expected: "the path of the baseline")
      default: unknownKey(entry, among: Self.keys)
      }
    }
  }

  // MARK: - Settings

  private mutating func checkRequiredVersion(_ node: YAMLNode) {
    guard let text = version(node) else { return }
    guard let required = versionComponents(text), required.count <= 3 else {
      fail(node, "expected a version such as \"0.1\", found '\(text)'")
      return
    }
    let own = versionComponents(Linter.version) ?? []
    if !own.starts(with: required) {
      fail(
        node,
        "this is PrefLint \(Linter.version), but version \(text) is required: install it, or change "
          + "'required-version'")
    }
  }

  private mutating func deploymentTargets(_ node: YAMLNode) -> DeploymentTargets {
    var targets: DeploymentTargets = [:]
    for entry in entries(of: node, expected: "a map such as { iOS: \"16.0\" }") {
      guard let platform = DeploymentPlatform(rawValue: entry.key) else {
        let names = DeploymentPlatform.allCases.map(\.rawValue)
        fail(
          entry,
          "unknown platform '\(entry.key)'"
            + (suggestion(for: entry.key, among: names).map { "; did you mean '\($0)'?" }
              ?? ": expected \(alternatives(names))"))
        continue
      }
      guard let text = version(entry.value) else { continue }
      if let version = PlatformVersion(text) {
        targets[platform] = version
      } else {
        fail(entry.value, "expected a version such as \"16.0\", found '\(text)'")
      }
    }
    return targets
  }

  private mutating func rules(_ node: YAMLNode) -> Configuration.RuleSettings {
    var settings = Configuration.RuleSettings()
    for entry in entries(of: node, expected: "a map of rules and severities") {
      if entry.key == "all" {
        settings.all = setting(entry.value, severities: [.off])
      } else if RuleCatalog.rule(entry.key) != nil {
        readRule(entry, into: &settings)
      } else {
        let ids = ["all"] + RuleCatalog.all.map(\.id)
        fail(
          entry,
          "unknown rule '\(entry.key)'"
            + (suggestion(for: entry.key, among: ids).map { "; did you mean '\($0)'?" }
              ?? ": see 'preflint rules'"))
      }
    }
    return settings
  }

  /// Reads a severity, or a map with the options of a rule.
  private mutating func readRule(
    _ entry: YAMLEntry, into settings: inout Configuration.RuleSettings
  ) {
    guard case .map(let options) = entry.value.value else {
      settings.named[entry.key] = setting(entry.value, severities: Severity.allCases)
      return
    }
    for option in options {
      switch option.key {
      case "severity":
        settings.named[entry.key] = setting(option.value, severities: Severity.allCases)
      case "except":
        settings.exceptions[entry.key] = texts(
          option.value, expected: "a list of types or keys, such as [Session]")
      default: unknownKey(option, among: ConfigurationKey.ofRules.map(\.name))
      }
    }
  }

  private mutating func setting(
    _ node: YAMLNode, severities: [Severity]
  ) -> Configuration.RuleSetting? {
    let words = severities.map(\.name) + ["default"]
    let expected = alternatives(words)
    guard case .text(let text, _) = node.value else {
      fail(node, "expected \(expected), found \(node.description)")
      return nil
    }
    if text == "default" { return .byDefault }
    // YAML readers take a plain `off` for false.
    let name = text == "false" ? "off" : text
    if let severity = severities.first(where: { $0.name == name }) { return .severity(severity) }
    fail(node, "expected \(expected), found '\(text)'\(didYouMean(text, among: words))")
    return nil
  }

  private mutating func overrides(_ node: YAMLNode) -> [Configuration.Override] {
    let keys = ConfigurationKey.ofOverrides.map(\.name)
    var result: [Configuration.Override] = []
    for item in items(of: node, expected: "a list of maps with 'paths'") {
      var override = Configuration.Override(paths: [])
      var (hasPaths, setsSomething) = (false, false)
      guard isMap(item, expected: "a map with 'paths'") else { continue }
      let before = errors.count
      for entry in entries(of: item, expected: "a map with 'paths'") {
        switch entry.key {
        case "paths":
          hasPaths = true
          let count = errors.count
          override.paths = patterns(entry.value)
          if override.paths.isEmpty && errors.count == count {
            fail(entry.value, "expected at least one pattern")
          }
        case "rules":
          setsSomething = true
          override.rules = rules(entry.value)
        case "deployment-targets":
          setsSomething = true
          override.deploymentTargets = deploymentTargets(entry.value)
        default: unknownKey(entry, among: keys)
        }
      }
      if !hasPaths { fail(item, "expected 'paths': the files that the override is for") }
      if !setsSomething, errors.count == before {
        fail(item, "expected 'rules' or 'deployment-targets': what the override sets")
      }
      result.append(override)
    }
    return result
  }

  private mutating func decodeCatalogue(_ node: YAMLNode) {
    for entry in entries(of: node, expected: "a map with 'modifiers'") {
      guard entry.key == "modifiers" else {
        unknownKey(entry, among: ConfigurationKey.ofCatalogue.map(\.name))
        continue
      }
      for modifier in entries(of: entry.value, expected: "a map of modifiers") {
        if let modifier = self.modifier(modifier) { configuration.modifiers.append(modifier) }
      }
    }
  }

  private mutating func modifier(_ entry: YAMLEntry) -> CatalogueAddition? {
    guard isModifierName(entry.key) else {
      fail(entry, "expected the name of a modifier without a dot, such as 'partialSheet'")
      return nil
    }
    let expected = "a map such as { content: inherits } or { injects: [Session] }"
    guard isMap(entry.value, expected: expected) else { return nil }
    var modifier = CatalogueAddition(name: entry.key)
    for setting in entries(of: entry.value, expected: expected) {
      switch setting.key {
      case "content": modifier.content = choice(setting.value, default: .inherits)
      case "injects":
        modifier.injects = texts(setting.value, expected: "a list of types, such as [Session]")
      default: unknownKey(setting, among: ConfigurationKey.ofModifiers.map(\.name))
      }
    }
    return modifier
  }

  private func isModifierName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.properties.isXIDStart && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
      || first == "_" && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
