// SARIF 2.1.0, as code scanning reads it: relative URIs below `%SRCROOT%`, the root of the repository; columns in
// UTF-16 units with exclusive ends; a code flow from the place to the evidence; fingerprints that outlive edits;
// findings that a comment or the baseline silences as suppressed results; and what could not be read as
// notifications, so that a document about half of a project says so.

/// Writes a report as SARIF.
public enum SARIFReporter {
  /// The document; the same bytes for the same input.
  public static func text(of report: Report) -> String {
    text(of: report, describing: RuleCatalog.all.filter(\.isImplemented))
  }

  /// The document with the pages of some rules only: they do not depend on the input, and to write those of all rules
  /// takes much longer than to lint a small file.
  static func text(of report: Report, describing rules: [RuleInfo]) -> String {
    var writer = SARIFWriter(report, describing: rules)
    return JSONValue.object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [writer.run()],
    ]).document
  }
}

private struct SARIFWriter {
  private let report: Report
  private var lines: LineTables
  /// The rules that are described, in the order of the catalogue.
  private let rules: [RuleInfo]

  init(_ report: Report, describing rules: [RuleInfo]) {
    self.report = report
    self.rules = rules
    lines = LineTables(report.files)
  }

  mutating func run() -> JSONValue {
    var results = report.result.findings.map { result(of: $0, silencing: nil) }
    results += report.result.silenced.map { result(of: $0.finding, silencing: $0.cause) }
    return .object([
      "tool": .object([
        "driver": .object([
          "name": "PrefLint", "version": .text(Linter.version),
          "semanticVersion": .text(Linter.version), "rules": .list(rules.map(descriptor)),
          "notifications": .list(Notification.allCases.map(\.descriptor)),
        ])
      ]),
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": .object([
        "%SRCROOT%": .object([
          "description": .object(["text": "the root of the repository, or of the project"])
        ])
      ]),
      "invocations": [
        .object([
          "executionSuccessful": .truth(!report.isIncomplete),
          "toolExecutionNotifications": .list(notifications()),
        ])
      ],
      "results": .list(results),
    ])
  }

  // MARK: - Rules

  private func descriptor(of rule: RuleInfo) -> JSONValue {
    let documentation = rule.documentation
    return .object([
      "id": .text(rule.id),
      "shortDescription": .object(["text": .text(rule.summary)]),
      "fullDescription": .object(["text": .text(plain(documentation?.proves ?? rule.summary))]),
      "help": .object([
        "text": .text(RuleExplanation.text(of: rule)),
        "markdown": .text(RulePage.help(of: rule)),
      ]),
      "defaultConfiguration": .object([
        "enabled": .truth(rule.severity != .off), "level": .text(level(of: rule.severity)),
      ]),
      "properties": .object([
        "tags": ["swiftui"], "precision": "very-high",
        "problem.severity": .text(problemSeverity(of: rule.severity)),
      ]),
    ])
  }

  private func level(of severity: Severity) -> String {
    severity == .off ? "warning" : severity.name
  }

  private func problemSeverity(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning, .off: "warning"
    case .note: "recommendation"
    }
  }

  /// Text without markup: a line of it is a paragraph.
  private func plain(_ markdown: String) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let paragraphs = lines.split { $0.isEmpty }.map { $0.joined(separator: " ") }
    return String(paragraphs.joined(separator: "\n\n").map { $0 == "`" ? "'" : $0 })
  }

  // MARK: - Results

  private mutating func result(
    of finding: Finding, silencing cause: SilencedFinding.Cause?
  ) -> JSONValue {
    var related: [JSONValue] = []
    var flow: [JSONValue] = [.object(["location": location(finding.range, finding.message)])]
    for step in finding.trace {
      if step.kind == .nearMiss {
        related.append(location(step.range, step.message, id: related.count + 1))
      } else {
        flow.append(.object(["location": location(step.range, step.message)]))
      }
    }
    var message = finding.message
    if let help = finding.fullHelp { message += "\n\(help)" }
    let suppressions: JSONValue? =
      switch cause {
      case nil: report.result.silenced.isEmpty ? nil : []
      case .comment(let reason):
        [.object(["kind": "inSource", "justification": .text(reason)])]
      case .baseline: [.object(["kind": "external", "justification": "in the baseline"])]
      }
    let digits = String(finding.fingerprint.drop { $0 != ":" }.dropFirst())
    return .object([
      "ruleId": .text(finding.rule),
      "ruleIndex": rules.firstIndex { $0.id == finding.rule }.map { .number($0) },
      "level": .text(level(of: finding.severity)),
      "message": .object(["text": .text(message)]),
      "locations": [location(finding.range)],
      "relatedLocations": related.isEmpty ? nil : .list(related),
      "codeFlows": flow.count < 2
        ? nil : [.object(["threadFlows": [.object(["locations": .list(flow)])]])],
      // GitHub compares the first of these names and no other.
      "partialFingerprints": .object([
        "primaryLocationLineHash": .text(digits + ":1"), "preflint/v1": .text(digits),
      ]),
      "suppressions": suppressions,
      "fixes": finding.fix.map { [fix($0)] },
      "properties": properties(of: finding),
    ])
  }

  private func properties(of finding: Finding) -> JSONValue {
    .object([
      "subject": .text(finding.subject),
      "reason": finding.reason.map { .text($0) },
      "root": finding.root.map { .text($0) },
      "readers": finding.readers.isEmpty ? nil : .list(finding.readers.map { .text($0) }),
    ])
  }

  private mutating func fix(_ fix: Fix) -> JSONValue {
    var changes: [JSONValue] = []
    for file in Set(fix.edits.map(\.range.file)).sorted() {
      let edits = fix.edits.filter { $0.range.file == file }
      let replacements = edits.map { edit in
        JSONValue.object([
          "deletedRegion": region(edit.range),
          "insertedContent": .object(["text": .text(edit.replacement)]),
        ])
      }
      guard let first = edits.first else { continue }
      changes.append(
        .object(["artifactLocation": artifact(first.range), "replacements": .list(replacements)]))
    }
    return .object([
      "description": .object(["text": .text(fix.description)]), "artifactChanges": .list(changes),
    ])
  }

  // MARK: - Places

  private mutating func location(
    _ range: SourceRange, _ message: String? = nil, id: Int? = nil
  ) -> JSONValue {
    .object([
      "id": id.map { .number($0) },
      "physicalLocation": .object([
        "artifactLocation": artifact(range), "region": region(range),
      ]),
      "message": message.map { .object(["text": .text($0)]) },
    ])
  }

  private func artifact(_ range: SourceRange) -> JSONValue {
    Self.artifact(report.repositoryPath(of: range))
  }

  private static func artifact(_ path: String) -> JSONValue {
    .object(["uri": .text(relativeURI(of: path)), "uriBaseId": "%SRCROOT%"])
  }

  private mutating func region(_ range: SourceRange) -> JSONValue {
    let start = lines.start(of: range)
    let end = lines.end(of: range)
    return .object([
      "startLine": .number(start.line), "startColumn": .number(start.utf16Column),
      "endLine": .number(end.line), "endColumn": .number(end.utf16Column),
    ])
  }

  // MARK: - Notifications

  private enum Notification: String, CaseIterable {
    case unread = "unread-file"
    case undecided = "undecided"

    var descriptor: JSONValue {
      let text =
        switch self {
        case .unread:
          "a file that could not be read, or not as a whole, so that nothing is known of the rest"
        case .undecided: "a place at which the sources do not decide what happens"
        }
      return .object(["id": .text(rawValue), "shortDescription": .object(["text": .text(text)])])
    }
  }

  private mutating func notifications() -> [JSONValue] {
    var result = report.problems.map { problem in
      let region = problem.line.map { JSONValue.object(["startLine": .number($0)]) }
      let place = Self.artifact(report.repositoryPrefix + problem.path)
      return notification(
        .unread, problem.isFailure ? "error" : "note", "\(problem.path): \(problem.message)",
        .object([
          "physicalLocation": .object(["artifactLocation": place, "region": region])
        ]))
    }
    if report.listsUndecided {
      for step in report.result.undecided {
        result.append(notification(.undecided, "note", step.message, location(step.range)))
      }
    }
    return result
  }

  private func notification(
    _ kind: Notification, _ level: String, _ text: String, _ location: JSONValue
  ) -> JSONValue {
    .object([
      "descriptor": .object(["id": .text(kind.rawValue)]), "level": .text(level),
      "message": .object(["text": .text(text)]), "locations": [location],
    ])
  }
}

/// A relative path as a URI reference: what RFC 3986 does not allow in a path is percent-encoded, and so is a
/// colon, which would make a scheme of what stands before it.
func relativeURI(of path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/", "!", "$", "&", "'", "(", ")",
      "*", "+", ",", ";", "=", "@":
      result.unicodeScalars.append(scalar)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return result
}
