// What `preflint config` prints: the settings in effect as a document that could stand in their place, with the line
// that decides each as a comment beside it.

/// The settings of a project and where they come from.
public struct ConfigurationListing {
  /// A file that is asked about.
  public struct Subject {
    /// Relative to the project root.
    public var path: String
    public var isIgnored: Bool
    /// Whether the walk opens it.
    public var isRead: Bool

    public init(path: String, isIgnored: Bool, isRead: Bool) {
      self.path = path
      self.isIgnored = isIgnored
      self.isRead = isRead
    }
  }

  private let configuration: Configuration
  private let document: YAMLNode
  /// How the document is called; nil if there is none.
  private let source: String?
  private var rows: [(text: String, origin: String)] = []

  /// - Parameters:
  ///   - bytes: the document, which is valid.
  ///   - source: how it is called.
  public init(bytes: [UInt8]?, configuration: Configuration, source: String?) {
    self.configuration = configuration
    self.source = source
    let empty = YAMLNode(position: DocumentPosition(line: 1, column: 1), value: .absent)
    document = bytes.flatMap { try? YAMLReader.read($0) } ?? empty
  }

  /// The settings of the project, or of one file.
  public func text(for subject: Subject? = nil) -> String {
    var copy = self
    if let subject { copy.add(subject) } else { copy.addProject() }
    let width = copy.rows.filter { !$0.origin.isEmpty }.map(\.text.count).max() ?? 0
    let column = min(width, Self.column)
    return copy.rows.map { row in
      if row.origin.isEmpty { return row.text + "\n" }
      let gap = String(repeating: " ", count: max(0, column - row.text.count))
      return "\(row.text)\(gap)  # \(row.origin)\n"
    }.joined()
  }

  /// The comments begin here, or behind a longer line.
  private static let column = 60

  // MARK: - The project

  private mutating func addProject() {
    for key in ConfigurationKey.all {
      switch key.name {
      case "rules": addRules(inPath: nil)
      case "overrides": addOverrides()
      default: add(key)
      }
    }
  }

  private mutating func add(_ key: ConfigurationKey) {
    if let entry = entry(key.name, of: document), entry.value.value != .absent {
      rows.append(("\(key.name): \(flow(entry.value))", origin(entry.position)))
      return
    }
    if key.name == "baseline" {
      rows.append(("# baseline: \(Baseline.defaultPath)", "default, if it is there"))
      return
    }
    let text: String
    switch key.value {
    case .patterns, .texts: text = "[]"
    case .targets, .map: text = "{}"
    case .words: text = configuration.failOn.rawValue
    case .truth: text = "\(configuration.requiresReasons)"
    default: return
    }
    rows.append(("\(key.name): \(text)", "default"))
  }

  private mutating func addOverrides() {
    guard let entry = entry("overrides", of: document), case .list(let items) = entry.value.value
    else { return }
    rows.append(("overrides:", ""))
    for item in items { rows.append(("  - \(flow(item))", origin(item.position))) }
  }

  // MARK: - One file

  private mutating func add(_ subject: Subject) {
    rows.append(("# \(subject.path): \(standing(of: subject))", ""))
    if !subject.isRead { return }
    let targets = configuration.deploymentTargets(forPath: subject.path)
    let known = DeploymentPlatform.allCases.compactMap { platform in
      targets[platform].map { "\(platform.rawValue): \"\($0.text)\"" }
    }
    let list = known.isEmpty ? "{}" : "{ \(known.joined(separator: ", ")) }"
    let origins = layers(forPath: subject.path).compactMap { entry("deployment-targets", of: $0) }
    rows.append(
      (
        "deployment-targets: \(list)",
        origins.isEmpty ? "default" : origins.map { origin($0.position) }.joined(separator: ", ")
      ))
    addRules(inPath: subject.path)
  }

  private func standing(of subject: Subject) -> String {
    if !subject.isRead { return "never opened" + reason(notToRead: subject.path) }
    if subject.isIgnored { return "read, but not reported: Git ignores it" }
    if configuration.reports(path: subject.path) { return "read and reported" }
    let components = pathComponents(subject.path.utf8)
    let isExcluded = configuration.exclude.contains { $0.covers(components) }
    return "read, but not reported" + because(isExcluded ? "exclude" : "include")
  }

  private func reason(notToRead path: String) -> String {
    if configuration.unread.contains(where: { $0.covers(path) }) { return because("unread") }
    if !path.hasSuffix(".swift") { return ": not a Swift file" }
    return ProjectListing.isUnread(path, patterns: [])
      ? ": hidden folders and those of dependencies are not" : ""
  }

  private func because(_ key: String) -> String {
    guard let entry = entry(key, of: document) else { return "" }
    return ": '\(key)' in \(origin(entry.position))"
  }

  /// The document, and the overrides that hold for a path, the strongest last.
  private func layers(forPath path: String?) -> [YAMLNode] {
    guard let path, let entry = entry("overrides", of: document),
      case .list(let items) = entry.value.value
    else { return [document] }
    let components = pathComponents(path.utf8)
    return [document]
      + zip(items, configuration.overrides).filter { $1.applies(to: components) }.map(\.0)
  }

  // MARK: - Rules

  private mutating func addRules(inPath path: String?) {
    let layers = layers(forPath: path)
    rows.append(("rules:", ""))
    let all = layers.compactMap { entry("all", of: entry("rules", of: $0)?.value) }.last
    rows.append(
      (
        "  all: \(all.map { flow($0.value) } ?? "default")",
        all.map { origin($0.position) } ?? "default"
      ))
    for rule in RuleCatalog.all {
      var decided: YAMLEntry?
      var exceptions: [YAMLEntry] = []
      for layer in layers {
        let rules = entry("rules", of: layer)?.value
        let named = entry(rule.id, of: rules)
        let severity = named.flatMap { self.severity($0) }
        decided = severity ?? entry("all", of: rules) ?? decided
        if let except = entry("except", of: named?.value) { exceptions.append(except) }
      }
      let setting =
        path.map { configuration.severity(ofRule: rule.id, proved: rule.severity, inPath: $0) }
        ?? setting(of: rule)
      let origin = decided.map { self.origin($0.position) } ?? "default"
      if let last = exceptions.last {
        let list = exceptions.flatMap { items(of: $0.value) }.map(flow).joined(separator: ", ")
        rows.append(
          (
            "  \(rule.id): { severity: \(setting.name), except: [\(list)] }",
            decided == nil ? self.origin(last.position) : origin
          ))
      } else {
        rows.append(("  \(rule.id): \(setting.name)", origin))
      }
    }
  }

  /// The entry that sets a severity: that of the rule itself, or of its map.
  private func severity(_ entry: YAMLEntry) -> YAMLEntry? {
    guard case .map = entry.value.value else { return entry }
    return self.entry("severity", of: entry.value)
  }

  private func setting(of rule: RuleInfo) -> Severity {
    switch configuration.rules.setting(of: rule.id) ?? .byDefault {
    case .severity(let severity): severity
    case .byDefault: rule.severity
    }
  }

  // MARK: - Documents

  private func entry(_ key: String, of node: YAMLNode?) -> YAMLEntry? {
    guard case .map(let entries)? = node?.value else { return nil }
    return entries.first { $0.key == key }
  }

  private func items(of node: YAMLNode) -> [YAMLNode] {
    if case .list(let items) = node.value { return items }
    return []
  }

  private func origin(_ position: DocumentPosition) -> String {
    "\(source ?? ""):\(position.line)"
  }

  /// A value on one line.
  private func flow(_ node: YAMLNode) -> String {
    switch node.value {
    case .absent: return "[]"
    case .text(let text, let isPlain):
      let isSafe = isPlain && !text.contains { ",[]{}?#:".contains($0) }
      return isSafe ? text : jsonQuoted(text)
    case .list(let items): return "[" + items.map(flow).joined(separator: ", ") + "]"
    case .map(let entries):
      let members = entries.map { "\($0.key): \(flow($0.value))" }
      return members.isEmpty ? "{}" : "{ " + members.joined(separator: ", ") + " }"
    }
  }
}

extension PlatformVersion {
  /// Such as `16.4`.
  var text: String { "\(major).\(minor)" + (patch > 0 ? ".\(patch)" : "") }
}
