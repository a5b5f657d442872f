// swift-tools-version: 6.0
// Design §4: the public views of a library that no app of the project uses are never reported.
import PackageDescription

let package = Package(
  name: "Badges",
  products: [.library(name: "Badges", targets: ["Badges"])],
  targets: [.target(name: "Badges")]
)
