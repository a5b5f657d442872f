import Testing

@testable import PrefLintCore

/// What is asked of a part apart must be asked once, whatever the parts weigh and however many threads there are.
@Suite struct AnalysisWorkTests {
  /// A package whose app lacks an object and measures what it sizes.
  private func app(_ name: String, screens: Int) -> [SourceFile] {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "\(name)", targets: [.executableTarget(name: "\(name)")])
      """
    let code = """
      import SwiftUI

      final class \(name)Model: ObservableObject { @Published var level = 1.0 }

      @main struct \(name)App: App {
        var body: some Scene { WindowGroup { \(name)Screen() } }
      }

      struct \(name)Screen: View {
        @EnvironmentObject var model: \(name)Model
        @State private var height: CGFloat = 10

        var body: some View {
          Color.red.opacity(model.level)
            .frame(height: height + 1)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }

      """
    let more = (0..<screens).map {
      "struct \(name)Other\($0): View { var body: some View { Text(\"\\(1 + 2 + 3)\") } }\n"
    }
    return [
      SourceFile(path: "\(name)/Package.swift", text: manifest),
      SourceFile(path: "\(name)/Sources/\(name)/App.swift", text: code + more.joined()),
    ]
  }

  private func findings(_ files: [SourceFile], threads: Int) -> [String] {
    let files = files.sorted { $0.path < $1.path }
    let result = Linter.lint(LintInput(files: files), threads: threads)
    return result.findings.map { "\($0.rule) \($0.subject)" }.sorted()
  }

  private func expected(_ names: [String]) -> [String] {
    names.flatMap { ["layout-feedback-loop height", "missing-environment-object \($0)Model"] }
      .sorted()
  }

  @Test(arguments: [1, 2, 4])
  func onePartIsToldOnce(threads: Int) {
    #expect(findings(app("One", screens: 0), threads: threads) == expected(["One"]))
  }

  @Test(arguments: [1, 2, 4])
  func partsOfOneWeightAreToldOnce(threads: Int) {
    let files = app("One", screens: 3) + app("Two", screens: 3)
    #expect(findings(files, threads: threads) == expected(["One", "Two"]))
  }

  @Test(arguments: [1, 2, 4])
  func onePartThatOutweighsTheOthersIsToldOnce(threads: Int) {
    let files = app("One", screens: 0) + app("Two", screens: 60) + app("Three", screens: 1)
    #expect(findings(files, threads: threads) == expected(["One", "Three", "Two"]))
  }

  @Test func packagesThatDoNotUseEachOtherAreParts() {
    let files = app("One", screens: 0) + app("Two", screens: 60)
    let facts = files.map { FactsBuilder.facts(of: $0.bytes) }
    let table = TargetMapBuilder.table(
      paths: files.map(\.path), facts: facts, xcodeProjects: [],
      platformModules: Catalogue.standard().modulePlatforms)
    let parts = AnalysisPart.parts(of: facts, table)
    #expect(parts.count == 2)
    #expect(4 * parts[0].weight > 3 * (parts[0].weight + parts[1].weight))
  }
}
