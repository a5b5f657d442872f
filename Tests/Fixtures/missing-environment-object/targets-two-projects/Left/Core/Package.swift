// swift-tools-version: 6.0
// Each project has a package of this name.
import PackageDescription

let package = Package(
  name: "Core",
  products: [.library(name: "Core", targets: ["Core"])],
  targets: [.target(name: "Core")]
)
