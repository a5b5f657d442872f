// The command finds the files that say which targets there are.

import PrefLintCore
import Testing

@testable import PrefLint

@Suite struct TargetCommandTests {
  private static let app = """
    import SwiftUI

    final class Cart: ObservableObject {}

    struct CartView: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Text("cart \\(cart)") }
    }

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { CartView() } }
    }

    """

  private static func project(_ path: String) -> String {
    """
    { objects = {
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = \(path); sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Shop; fileSystemSynchronizedGroups = (F, );
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """
  }

  private func run(_ project: TemporaryProject) -> (status: RunStatus, errors: String) {
    let surroundings = RecordedSurroundings(project.path)
    let status = Command(surroundings: surroundings).run([])
    return (status, surroundings.errors)
  }

  @Test func readsProjectsBesideTheSources() {
    let project = TemporaryProject([
      "Shop/App.swift": Self.app, "Other/B.swift": "let b = 1\n",
      "Shop.xcodeproj/project.pbxproj": Self.project("Shop"),
    ])
    #expect(run(project).status == .findings)
    // No target compiles the app.
    project.write("Shop.xcodeproj/project.pbxproj", Self.project("Other"))
    #expect(run(project).status == .clean)
    // Without a target there is nothing to be left out of.
    project.write("Shop.xcodeproj/project.pbxproj", bytes: [0xFF, 0x7B, 0x00])
    #expect(run(project).status == .findings)
    project.delete("Shop.xcodeproj/project.pbxproj")
    #expect(run(project).status == .findings)
  }

  @Test func readsManifests() {
    let manifest = """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.executableTarget(name: "Shop")])
      """
    let project = TemporaryProject([
      "Sources/Old/App.swift": Self.app, "Sources/Shop/B.swift": "let b = 1\n",
      "Package.swift": manifest,
    ])
    #expect(run(project).status == .clean)
    project.write("Sources/Shop/App.swift", Self.app)
    #expect(run(project).status == .findings)
  }
}
