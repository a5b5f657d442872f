// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  targets: [
    .target(name: "Core"), .target(name: "Bridge", dependencies: ["Core"]),
    .target(name: "Kit", dependencies: ["Bridge"]),
  ])
