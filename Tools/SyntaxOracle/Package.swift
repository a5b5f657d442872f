// swift-tools-version: 6.2
import PackageDescription

// A development tool: it compares PrefLint's reading of Swift with SwiftSyntax's. PrefLint itself
// has no dependencies and does not see this package.
let package = Package(
  name: "SyntaxOracle",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "syntax-oracle", targets: ["SyntaxOracle"])],
  dependencies: [
    .package(name: "PrefLint", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "SyntaxOracle",
      dependencies: [
        .product(name: "PrefLintCore", package: "PrefLint"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
