// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "PrefLint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "preflint", targets: ["PrefLint"]),
    .library(name: "PrefLintCore", targets: ["PrefLintCore"]),
  ],
  targets: [
    .target(name: "PrefLintCore", swiftSettings: settings),
    .executableTarget(name: "PrefLint", dependencies: ["PrefLintCore"], swiftSettings: settings),
    .testTarget(
      name: "PrefLintCoreTests", dependencies: ["PrefLintCore", "PrefLint"], swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
