// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shell",
  targets: [
    .executableTarget(name: "Shell", dependencies: ["ShellKit"], path: "Sources"),
    .target(name: "ShellKit", path: "Kit"),
  ])
