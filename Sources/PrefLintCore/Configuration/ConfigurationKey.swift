// The keys of `.preflint.yml` as tables: what the reader knows, what errors suggest, and the schema for editors
// come from here.

/// A key of a configuration.
struct ConfigurationKey: Sendable {
  /// What a value is.
  indirect enum Value: Sendable {
    /// A version in quotes.
    case version
    case truth
    case words([String])
    case text
    /// A list of texts.
    case texts
    /// A list of patterns of paths.
    case patterns
    /// A map from platforms to versions.
    case targets
    /// A map from rules to severities or options.
    case rules
    case map([ConfigurationKey])
    /// A map from names of modifiers to maps.
    case modifiers([ConfigurationKey])
    /// A list of maps; the first key is required.
    case maps([ConfigurationKey])
  }

  var name: String
  var value: Value
  /// A sentence for editors.
  var help: String

  init(_ name: String, _ value: Value, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  static let all = [
    ConfigurationKey(
      "required-version", .version,
      "The version that PrefLint must have; \"0.1\" accepts every 0.1.x."),
    ConfigurationKey(
      "fail-on", .words(Configuration.FailingSeverity.allCases.map(\.rawValue)),
      "The weakest severity that makes the exit status 1."),
    ConfigurationKey(
      "require-reasons", .truth, "Whether a suppression comment has to give a reason."),
    ConfigurationKey("include", .patterns, "Only findings in matching files are reported."),
    ConfigurationKey(
      "exclude", .patterns, "Matching files are read, but no finding in them is reported."),
    ConfigurationKey("unread", .patterns, "Matching files and folders are never opened."),
    ConfigurationKey(
      "deployment-targets", .targets, "The oldest systems that the project runs on."),
    ConfigurationKey(
      "libraries", .texts, "Modules whose public API has users outside the project."),
    ConfigurationKey("rules", .rules, "The severity of each rule."),
    ConfigurationKey("overrides", .maps(ofOverrides), "Settings for some of the files."),
    ConfigurationKey("catalogue", .map(ofCatalogue), "What third-party components do."),
    ConfigurationKey("baseline", .text, "The path of the baseline."),
  ]

  static let ofOverrides = [
    ConfigurationKey("paths", .patterns, "The files that the override is for."),
    ConfigurationKey("rules", .rules, "The severity of each rule in them."),
    ConfigurationKey("deployment-targets", .targets, "The oldest systems that they run on."),
  ]

  static let ofCatalogue = [
    ConfigurationKey("modifiers", .modifiers(ofModifiers), "Modifiers of packages, by name.")
  ]

  static let ofModifiers = [
    ConfigurationKey(
      "content", .words(CatalogueAddition.Content.allCases.map(\.rawValue)),
      "What environment the content closures of the modifier have."),
    ConfigurationKey("injects", .texts, "The types of the objects that the modifier injects."),
  ]

  static let ofRules = [
    ConfigurationKey(
      "severity", .words(Severity.allCases.map(\.name) + ["default"]), "The severity."),
    ConfigurationKey("except", .texts, "Types or keys about which the rule reports nothing."),
  ]
}

/// Writes the JSON schema of `.preflint.yml`, for editors.
public enum ConfigurationSchema {
  public static func text() -> String {
    var document = schema(of: ConfigurationKey.all)
    document.insert(
      contentsOf: [
        member("$schema", "http://json-schema.org/draft-07/schema#"),
        member("title", "PrefLint's settings, .preflint.yml"),
      ], at: 0)
    document.append(
      member(
        "definitions",
        .object([
          "severity": severity(RuleSettings.severities),
          "setting": .object([
            "oneOf": [
              reference("severity"),
              .object(
                schema(of: ConfigurationKey.ofRules.filter { $0.name != "severity" })
                  .map { part in
                    guard part.name == "properties", case .object(let members) = part.value else {
                      return part
                    }
                    return member(
                      "properties", .object([member("severity", reference("severity"))] + members))
                  }),
            ]
          ]),
          "rules": .object([
            "type": ["object", "null"], "additionalProperties": false,
            "properties": .object(
              [member("all", severity(RuleSettings.forAll))]
                + RuleCatalog.all.map { rule in
                  member(
                    rule.id,
                    .object([
                      "description": .text(rule.summary), "allOf": [reference("setting")],
                    ]))
                }),
          ]),
          "patterns": .object([
            "type": ["array", "null"],
            "items": .object(["type": "string", "minLength": 1, "pattern": "^[^/{}][^{}]*$"]),
          ]),
          "texts": .object([
            "type": ["array", "null"], "items": .object(["type": "string", "minLength": 1]),
          ]),
          "version": .object(["type": "string", "pattern": "^[0-9]{1,6}(\\.[0-9]{1,6}){0,2}$"]),
          "targets": .object([
            "type": ["object", "null"], "additionalProperties": false,
            "properties": .object(
              DeploymentPlatform.allCases.map { member($0.rawValue, reference("version")) }),
          ]),
        ])))
    return JSONValue.object(document).document
  }

  private enum RuleSettings {
    static let severities = Severity.allCases.map(\.name) + ["default"]
    static let forAll = ["off", "default"]
  }

  /// YAML 1.1 takes a plain `off` for false.
  private static func severity(_ words: [String]) -> JSONValue {
    .object(["enum": .list(words.map { .text($0) } + [false])])
  }

  private static func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name: name, value: value)
  }

  private static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .text("#/definitions/\(name)")])
  }

  private static func schema(of keys: [ConfigurationKey]) -> [JSONValue.Member] {
    [
      member("type", ["object", "null"]), member("additionalProperties", false),
      member("properties", .object(keys.map { member($0.name, schema(of: $0)) })),
    ]
  }

  private static func schema(of key: ConfigurationKey) -> JSONValue {
    var members = [member("description", .text(key.help))]
    switch key.value {
    case .version: members.append(member("allOf", [reference("version")]))
    case .truth: members.append(member("type", "boolean"))
    case .words(let words): members.append(member("enum", .list(words.map { .text($0) })))
    case .text: members += [member("type", "string"), member("minLength", 1)]
    case .texts: members.append(member("allOf", [reference("texts")]))
    case .patterns: members.append(member("allOf", [reference("patterns")]))
    case .targets: members.append(member("allOf", [reference("targets")]))
    case .rules: members.append(member("allOf", [reference("rules")]))
    case .map(let keys): members += schema(of: keys)
    case .modifiers(let keys):
      members += [
        member("type", ["object", "null"]),
        member("additionalProperties", .object(schema(of: keys))),
      ]
    case .maps(let keys):
      var item = schema(of: keys)
      item[0] = member("type", "object")
      if let first = keys.first {
        let others = keys.dropFirst().map { JSONValue.object(["required": [.text($0.name)]]) }
        item += [member("required", [.text(first.name)]), member("anyOf", .list(others))]
      }
      members += [member("type", ["array", "null"]), member("items", .object(item))]
    }
    return .object(members)
  }
}
