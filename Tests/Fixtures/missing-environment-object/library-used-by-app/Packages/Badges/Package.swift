// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Badges",
  products: [.library(name: "Badges", targets: ["Badges"])],
  targets: [.target(name: "Badges")]
)
