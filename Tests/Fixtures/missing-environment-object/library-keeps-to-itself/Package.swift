// swift-tools-version: 6.0
// Design §4: what a module keeps to itself is no other module's: neither its types nor what it adds to views.
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Design"),
    .executableTarget(name: "App", dependencies: ["Design"]),
  ]
)
