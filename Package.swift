// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  // Debug builds, and with them all tests, check that accesses to memory are exclusive; in a release those checks
  // took a seventh of all instructions.
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

let package = Package(
  name: "PrefLint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "preflint", targets: ["PrefLint"]),
    .library(name: "PrefLintCore", targets: ["PrefLintCore"]),
    .plugin(name: "PrefLintPlugin", targets: ["PrefLintPlugin"]),
  ],
  targets: [
    .target(name: "PrefLintCore", swiftSettings: settings),
    .executableTarget(name: "PrefLint", dependencies: ["PrefLintCore"], swiftSettings: settings),
    .plugin(
      name: "PrefLintPlugin",
      capability: .command(
        intent: .custom(verb: "preflint", description: "Proves mistakes in SwiftUI's view tree"),
        permissions: []),
      dependencies: ["PrefLint"]),
    .testTarget(
      name: "PrefLintCoreTests", dependencies: ["PrefLintCore", "PrefLint"], swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
