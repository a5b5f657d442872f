// swift-tools-version: 6.0
// Design §4: targets of a package with paths, left out files and a product of a package beside it.
import PackageDescription

let shared: [Target.Dependency] = ["Base", .product(name: "Parts", package: "parts")]

let package = Package(
  name: "Tools",
  dependencies: [.package(path: "Parts")],
  targets: [
    .target(name: "Base", path: "Code/Base", exclude: ["Old", "Draft.swift"]),
    .executableTarget(name: "Left", dependencies: shared, path: "Code/Left"),
    .testTarget(name: "BaseTests", dependencies: ["Base"], path: "Code/Checks"),
  ]
)

package.targets.append(
  .executableTarget(name: "Right", dependencies: shared, path: "Code/Right", sources: ["In"]))
