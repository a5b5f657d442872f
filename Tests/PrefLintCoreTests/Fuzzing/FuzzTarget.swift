// What fuzzing asks of PrefLint: whatever the bytes, each of these ends, without a trap, and what comes out keeps
// its invariants. `Tools/Fuzz` runs them under libFuzzer with AddressSanitizer; the unit tests replay what it found.

@testable import PrefLintCore

/// An input of PrefLint that anybody may write.
enum FuzzTarget: String, CaseIterable, Sendable {
  case tokenizer, parser, facts, lint, project, configuration, suppressions, xcode, manifest, json

  /// What is wrong with what the bytes give; nil if nothing is.
  func problem(in bytes: [UInt8]) -> String? {
    switch self {
    case .tokenizer: tokens(of: bytes).brokenInvariant(in: bytes)
    case .parser: SyntaxTree.parse(bytes).brokenInvariant
    case .facts: FactsBuilder.facts(of: bytes).brokenInvariant(length: bytes.count)
    case .lint: problem(inResultOf: LintInput(files: [SourceFile(path: "A.swift", bytes: bytes)]))
    case .project: problem(inResultOf: FuzzProject(bytes).input)
    case .configuration: problem(inConfiguration: bytes)
    case .suppressions: problem(inComments: bytes)
    case .xcode: problem(inXcodeProject: bytes)
    case .manifest: problem(inManifest: bytes)
    case .json: problem(inDocument: bytes)
    }
  }

  private func tokens(of bytes: [UInt8]) -> Tokens {
    let storage = TokenStorage(capacity: 16)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var tokenizer = unsafe Tokenizer(buffer, into: storage)
      tokenizer.run()
    }
    return Tokens(storage: storage)
  }

  /// A whole run: places lie in their files, fixes apply and parse, every format can be written.
  private func problem(inResultOf input: LintInput) -> String? {
    var input = input
    for rule in RuleCatalog.all where rule.isImplemented {
      input.configuration.rules.named[rule.id] = .severity(.warning)
    }
    let result = Linter.lint(input, threads: 1)
    if let problem = result.brokenInvariant(in: input.files) { return problem }
    var report = Report(files: input.files, result: result, listsUndecided: true)
    report.rules = Set(RuleCatalog.all.map(\.id))
    for format in ReportFormat.allCases {
      let layout = TextLayout(
        paths: .relative(root: "/a", to: "/a"), showsNotes: true, isForPeople: true,
        isColoured: true)
      let text =
        format == .sarif
        ? SARIFReporter.text(of: report, describing: []) : format.text(of: report, layout: layout)
      if [.json, .sarif, .gitlab].contains(format),
        (try? JSONReader.read(Array(text.utf8))) == nil
      {
        return "no JSON: \(format)"
      }
    }
    let plan = FixPlan(findings: result.findings, files: input.files)
    for changed in plan.files {
      if let problem = SyntaxTree.parse(changed.bytes).brokenInvariant { return problem }
      if changed.bytes == input.files[changed.file.index].bytes { return "a fix changes nothing" }
    }
    return nil
  }

  private func problem(inConfiguration bytes: [UInt8]) -> String? {
    do {
      let configuration = try ConfigurationReader.read(bytes)
      _ = configuration.reports(path: "Sources/A.swift")
      _ = configuration.severity(ofRule: "missing-environment-object", proved: .error, inPath: "A")
      return nil
    } catch {
      if error.errors.isEmpty { return "refused without an error" }
      let lines = LineTable(bytes).count + 1
      let misplaced = error.errors.first { error in
        error.position.line < 1 || error.position.line > lines || error.position.column < 1
      }
      return misplaced.map { "an error outside the file: \($0.line(path: "-"))" }
    }
  }

  private func problem(inComments bytes: [UInt8]) -> String? {
    let lines = LineTable(bytes).count + 1
    var end = 0
    for comment in SuppressionReader.comments(in: bytes) {
      let range = comment.range
      if range.lowerBound < end || range.upperBound > bytes.count {
        return "\(range) is no comment"
      }
      if let line = comment.line, line < 1 || line > lines { return "line \(line) of \(lines)" }
      if case .rules(let rules, _, _) = comment.content,
        !rules.allSatisfy({
          range.contains($0.range.lowerBound) && range.upperBound >= $0.range.upperBound
        })
      {
        return "a rule is named outside its comment"
      }
      end = range.upperBound
    }
    return problem(inResultOf: LintInput(files: [SourceFile(path: "A.swift", bytes: bytes)]))
  }

  private func problem(inXcodeProject bytes: [UInt8]) -> String? {
    let path = "A/App.xcodeproj/project.pbxproj"
    link(
      ["A/App/App.swift": Array("struct A {}\n".utf8), "A/B/C.swift": []],
      XcodeProjectReader.read(bytes, path: path))
    return nil
  }

  private func problem(inManifest bytes: [UInt8]) -> String? {
    link(["Package.swift": bytes, "Sources/App/App.swift": [], "Tests/T/T.swift": []])
    return nil
  }

  /// What a project makes of its targets, without looking at views.
  private func link(_ files: [String: [UInt8]], _ projects: DeclaredProject...) {
    let ordered = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let paths = ordered.map(\.key)
    let facts = ordered.map { FactsBuilder.facts(of: $0.value) }
    let table = TargetMapBuilder.table(
      paths: paths, facts: facts, xcodeProjects: projects,
      platformModules: Self.catalogue.modulePlatforms)
    _ = AnalysisPart.parts(of: facts, table)
    _ = Project(
      paths: paths, facts: facts, part: paths.map { _ in true }, targets: table,
      catalogue: Self.catalogue)
  }

  private static let catalogue = Catalogue.standard()

  /// What is read is written and read again as the same.
  private func problem(inDocument bytes: [UInt8]) -> String? {
    guard let value = try? JSONReader.read(bytes) else { return nil }
    for text in [value.document, value.line] where (try? JSONReader.read(Array(text.utf8))) != value
    {
      return "written as another value: \(text)"
    }
    guard let baseline = try? Baseline(bytes) else { return nil }
    if (try? Baseline(Array(baseline.text.utf8))) != baseline {
      return "written as another baseline"
    }
    if baseline.count(notIn: baseline) != 0 || baseline.widenedCount(beyond: baseline) != 0 {
      return "the baseline has what it does not have"
    }
    if baseline.shrunk(to: baseline) != baseline { return "what is there is gone" }
    return baseline.count < 1 && !baseline.entries.isEmpty ? "it holds nothing" : nil
  }
}

/// Several files in one input: each begins with a line `//// path`.
private struct FuzzProject {
  var input = LintInput(files: [])

  init(_ bytes: [UInt8]) {
    var texts: [String: [UInt8]] = [:]
    var path = "A.swift"
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "//// ".utf8), line.count < 80 {
        path = String(decoding: line.dropFirst(5), as: UTF8.self)
      } else {
        texts[path, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    for (path, bytes) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if path.hasSuffix(".pbxproj") {
        input.xcodeProjects.append(SourceFile(path: path, bytes: bytes))
      } else if path == ProjectLocation.configurationName {
        input.configuration = (try? ConfigurationReader.read(bytes)) ?? Configuration()
      } else {
        input.files.append(SourceFile(path: path, bytes: bytes))
      }
    }
  }
}
