// swift-tools-version: 6.0
// The package beside it: its product has another name than its target's folder.
import PackageDescription

let name = "Part"

let package = Package(
  name: "parts",
  products: [.library(name: name + "s", targets: ["Parts"])],
  targets: [.target(name: "Parts", path: "All")]
)
