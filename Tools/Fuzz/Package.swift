// swift-tools-version: 6.2
import PackageDescription

// A development tool: libFuzzer's entry points around PrefLint. `Tools/Fuzz/fuzz` builds it with the sanitizers and
// links it, since libFuzzer brings a `main` of its own. PrefLint itself does not see this package.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Fuzz", type: .static, targets: ["Fuzz"])],
  dependencies: [.package(name: "PrefLint", path: "../..")],
  targets: [
    .target(name: "Fuzz", dependencies: [.product(name: "PrefLintCore", package: "PrefLint")])
  ],
  swiftLanguageModes: [.v6]
)
