// swift-tools-version: 6.0
// Design §4: two targets with equal type names do not leak into each other.
import PackageDescription

let package = Package(
  name: "Apps",
  targets: [
    .executableTarget(name: "Alpha"),
    .executableTarget(name: "Beta"),
  ]
)
