// swift-tools-version: 6.2
import PackageDescription

// A development tool: it times PrefLint's stages next to SwiftSyntax's parser. PrefLint itself has
// no dependencies and does not see this package.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "preflint-bench", targets: ["Benchmarks"])],
  dependencies: [
    .package(name: "PrefLint", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "PrefLintCore", package: "PrefLint"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
