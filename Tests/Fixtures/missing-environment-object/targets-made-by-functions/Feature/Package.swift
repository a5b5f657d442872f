// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Feature",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Feature", targets: ["Feature"])],
  targets: [.featureTarget(name: "Feature", path: ".")]
)

extension Target {
  static func featureTarget(name: String, path: String) -> Target {
    .target(name: name, path: path, swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")])
  }
}
