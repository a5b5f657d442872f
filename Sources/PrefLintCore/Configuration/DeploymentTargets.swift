// The oldest systems that a project runs on: some boundaries behave differently on old ones.

/// A platform that a deployment target names.
public enum DeploymentPlatform: String, CaseIterable, Sendable {
  case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
}

/// The version of a platform, such as 16.4.
public struct PlatformVersion: Hashable, Comparable, Sendable {
  public var major: Int
  public var minor: Int
  public var patch: Int

  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads one to three decimal numbers with dots between them.
  public init?(_ text: String) {
    guard let parts = versionComponents(text), parts.count <= 3 else { return nil }
    self.init(parts[0], parts.count > 1 ? parts[1] : 0, parts.count > 2 ? parts[2] : 0)
  }

  public static func < (lhs: PlatformVersion, rhs: PlatformVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}

/// The deployment target of each platform that is named.
public typealias DeploymentTargets = [DeploymentPlatform: PlatformVersion]

extension Configuration {
  /// The files that run on iOS 13, by index.
  func filesOnIOS13(_ files: [SourceFile]) -> Set<Int> {
    let first = PlatformVersion(14)
    func isOld(_ targets: DeploymentTargets) -> Bool { targets[.iOS].map { $0 < first } ?? false }
    guard isOld(deploymentTargets) || overrides.contains(where: { isOld($0.deploymentTargets) })
    else { return [] }
    return Set(files.indices.filter { isOld(self.deploymentTargets(forPath: files[$0].path)) })
  }
}

/// The numbers of a version such as `0.1`: ASCII digits with dots between them.
func versionComponents(_ text: String) -> [Int]? {
  var numbers: [Int] = []
  for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
    guard (1...6).contains(part.count) else { return nil }
    var number = 0
    for byte in part {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    numbers.append(number)
  }
  return numbers
}
