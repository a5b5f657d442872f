// swift-tools-version: 6.0
// Design §4: a module's name before a type's says which of two types of one name is meant.
import PackageDescription

let package = Package(
  name: "Radio",
  targets: [
    .target(name: "Kit"),
    .executableTarget(name: "Radio", dependencies: ["Kit"]),
  ]
)
