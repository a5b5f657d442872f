// swift-tools-version: 6.0
// Design §4: each platform imports a module of its own, and both have types of one name.
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Shelf"),
    .target(name: "ShelfTV"),
    .executableTarget(name: "Shop", dependencies: ["Shelf", "ShelfTV"]),
  ]
)
