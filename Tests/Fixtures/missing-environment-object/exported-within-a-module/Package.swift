// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Models"),
    .target(name: "Screens", dependencies: ["Models"]),
    .executableTarget(name: "Shop", dependencies: ["Screens"]),
  ]
)
