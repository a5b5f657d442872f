// What is read of an Xcode project, and that no bytes break the reader.

import Testing

@testable import PrefLintCore

@Suite struct XcodeProjectReaderTests {
  private func read(_ objects: String, path: String = "Dir/App.xcodeproj/project.pbxproj")
    -> DeclaredProject
  {
    XcodeProjectReader.read(Array("{ objects = { \(objects) }; rootObject = P; }".utf8), path: path)
  }

  private static let target =
    "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"

  @Test func placesFilesThroughTheirGroups() throws {
    let project = read(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; children = (G, N, R, A, B, S, ); sourceTree = "<group>"; };
      G = {isa = PBXGroup; path = Code; children = (F, V, ); sourceTree = "<group>"; };
      V = {isa = PBXVariantGroup; name = Texts; children = (L, ); sourceTree = "<group>"; };
      L = {isa = PBXFileReference; path = L.swift; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "My File.swift"; sourceTree = "<group>"; };
      N = {isa = PBXGroup; name = Named; children = (U, ); sourceTree = "<group>"; };
      U = {isa = PBXFileReference; path = ../Up.swift; sourceTree = "<group>"; };
      R = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      A = {isa = PBXFileReference; path = /tmp/A.swift; sourceTree = "<absolute>"; };
      B = {isa = PBXFileReference; path = B.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      S = {isa = PBXFileReference; path = ../../Out.swift; sourceTree = "<group>"; };
      O = {isa = PBXFileReference; path = Orphan.swift; sourceTree = SOURCE_ROOT; };
      T = {\(Self.target) name = App; buildPhases = (H, K, ); };
      H = {isa = PBXSourcesBuildPhase; files = (1, 2, 3, 4, 5, 6, 7, 8, 9, ); };
      K = {isa = PBXResourcesBuildPhase; files = (1, ); };
      1 = {isa = PBXBuildFile; fileRef = F; }; 2 = {isa = PBXBuildFile; fileRef = L; };
      3 = {isa = PBXBuildFile; fileRef = U; }; 4 = {isa = PBXBuildFile; fileRef = R; };
      5 = {isa = PBXBuildFile; fileRef = A; }; 6 = {isa = PBXBuildFile; fileRef = B; };
      7 = {isa = PBXBuildFile; fileRef = S; }; 8 = {isa = PBXBuildFile; fileRef = O; };
      9 = {isa = PBXBuildFile; fileRef = NONE; };
      """)
    let target = try #require(project.targets.first)
    #expect(project.folder == "Dir")
    #expect(
      target.files == [
        "Dir/Code/My File.swift", "Dir/Code/L.swift", "Up.swift", "Dir/Root.swift",
        "Dir/Orphan.swift",
      ])
    #expect(target.kind == .program && target.name == "App")
  }

  @Test func readsSynchronisedFolders() throws {
    let project = read(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, U, ); };
      M = {isa = PBXGroup; children = (G, ); sourceTree = "<group>"; };
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, Y, Z, );
        sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, "Old/A b.swift", ); };
      Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
        membershipExceptions = (Shared, ); };
      Z = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = Q;
        membershipExceptions = (Not.swift, ); };
      T = {\(Self.target) name = App; fileSystemSynchronizedGroups = (G, ); };
      U = {\(Self.target) name = Watch; };
      """)
    #expect(
      project.targets.map(\.folders) == [
        [.init(path: "Dir/App", without: ["Info.plist", "Old/A b.swift"])],
        [.init(path: "Dir/App", only: ["Shared"])],
      ])
  }

  @Test(arguments: [
    ("application", DeclaredTarget.Kind.program), ("app-extension", .program),
    ("application.watchapp2", .program), ("watchkit2-extension", .program), ("tool", .program),
    ("extensionkit-extension", .program), ("framework", .library), ("framework.static", .library),
    ("library.static", .library), ("bundle.unit-test", .tests), ("bundle.ui-testing", .tests),
  ])
  func knowsProducts(type: String, kind: DeclaredTarget.Kind) {
    let project = read(
      """
      P = {isa = PBXProject; targets = (T, A, ); };
      T = {isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.\(type)"; };
      A = {isa = PBXAggregateTarget; name = Y; };
      """)
    #expect(project.targets.map(\.kind) == [kind])
  }

  /// What the target and the project say, in this order: settings, and whether a file of settings stands above them.
  @Test(
    arguments: [
      ("SDKROOT = macosx;", false, "SDKROOT = iphoneos;", false, PlatformSet.macOS),
      ("", false, "SDKROOT = iphoneos;", false, [.iOS, .macCatalyst]),
      ("SUPPORTED_PLATFORMS = \"xros xrsimulator\";", true, "", true, .visionOS),
      (
        "SUPPORTED_PLATFORMS = \"appletvos watchos\";", false, "SDKROOT = auto;", false,
        [.tvOS, .watchOS]
      ),
      (
        "SDKROOT = macosx;", false, "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", false,
        [.iOS, .macCatalyst, .macOS]
      ),
      ("SDKROOT = auto;", false, "", false, nil), ("", true, "SDKROOT = iphoneos;", false, nil),
      ("", false, "", true, nil), ("", false, "", false, nil),
      ("SUPPORTED_PLATFORMS = \"$(inherited) macosx\";", false, "", false, nil),
      ("SUPPORTED_PLATFORMS = ( macosx, );", false, "", false, nil),
    ] as [(String, Bool, String, Bool, PlatformSet?)])
  func readsPlatforms(
    own: String, isFile: Bool, shared: String, isSharedFile: Bool, platforms: PlatformSet?
  ) {
    let targets = targets(own, isFile, shared, isSharedFile)
    #expect(targets.map(\.platforms) == [platforms])
  }

  /// The same, and what the target certainly is built for.
  @Test(
    arguments: [
      ("SDKROOT = macosx;", true, "", true, .macOS),
      ("", true, "SDKROOT = iphoneos;", true, .iOS),
      ("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", true, "", false, [.iOS, .macCatalyst]),
      ("SDKROOT = iphoneos;", false, "SUPPORTS_MACCATALYST = NO;", false, .iOS),
      ("SUPPORTED_PLATFORMS = \"appletvos watchos\";", false, "", false, [.tvOS, .watchOS]),
      ("SDKROOT = auto;", true, "", false, []), ("", true, "", true, []),
    ] as [(String, Bool, String, Bool, PlatformSet)])
  func readsSurePlatforms(
    own: String, isFile: Bool, shared: String, isSharedFile: Bool, platforms: PlatformSet
  ) {
    let targets = targets(own, isFile, shared, isSharedFile)
    #expect(targets.map(\.surePlatforms) == [platforms])
  }

  private func targets(
    _ own: String, _ isFile: Bool, _ shared: String, _ isSharedFile: Bool
  ) -> [DeclaredTarget] {
    func base(_ isFile: Bool) -> String { isFile ? "baseConfigurationReference = F; " : "" }
    let project = read(
      """
      P = {isa = PBXProject; targets = (T, ); buildConfigurationList = PL; };
      T = {isa = PBXNativeTarget; name = X; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
      PC = {isa = XCBuildConfiguration; \(base(isSharedFile))name = Debug; buildSettings = {\(shared)}; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TC, ); };
      TC = {isa = XCBuildConfiguration; \(base(isFile))name = Debug; buildSettings = {\(own)}; };
      F = {isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
      """)
    return project.targets
  }

  @Test func readsDependenciesAndModuleNames() throws {
    let project = read(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, U, ); packageReferences = (LP, RP, ); };
      M = {isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
      LP = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/Kit"; };
      T = {\(Self.target) name = "My App"; productName = MyApp; productReference = PR;
        dependencies = (D, E, X, ); packageProductDependencies = (K, ); buildPhases = (FW, );
        buildConfigurationList = CL; };
      CL = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration;
        buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_MODULE_NAME = Core; }; };
      PR = {isa = PBXFileReference; path = "My-App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
      U = {isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.framework"; };
      D = {isa = PBXTargetDependency; target = U; };
      E = {isa = PBXTargetDependency; productRef = K2; };
      X = {isa = PBXTargetDependency; name = Else; targetProxy = PX; };
      PX = {isa = PBXContainerItemProxy; remoteInfo = Else; };
      K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      K2 = {isa = XCSwiftPackageProductDependency; package = RP; productName = "plugin:Tool"; };
      FW = {isa = PBXFrameworksBuildPhase; files = (F1, F2, F3, F4, ); };
      F1 = {isa = PBXBuildFile; fileRef = R1; }; F2 = {isa = PBXBuildFile; fileRef = R2; };
      F3 = {isa = PBXBuildFile; fileRef = R3; }; F4 = {isa = PBXBuildFile; productRef = K; };
      R1 = {isa = PBXFileReference; path = Base2.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      R2 = {isa = PBXFileReference; path = System.framework; sourceTree = SDKROOT; };
      R3 = {isa = PBXReferenceProxy; path = libOther.a; sourceTree = BUILT_PRODUCTS_DIR; };
      """, path: "a/b/App.xcodeproj/project.pbxproj")
    let target = try #require(project.targets.first)
    #expect(target.modules == ["My_App", "MyApp", "Core"])
    #expect(
      target.dependencies == [
        .target(1), .product("plugin:Tool"), .product("Else"), .localProduct("Kit"),
        .product("Base2"), .product("Other"),
      ])
    #expect(project.localPackages == ["a/Kit"])
  }

  @Test func readsReferencesToFoldersOfPackages() {
    let project = read(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; children = (K, F, G, S, ); sourceTree = "<group>"; };
      K = {isa = PBXFileReference; lastKnownFileType = wrapper; name = Kit; path = ../Kit; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; lastKnownFileType = folder; path = Tools; sourceTree = "<group>"; };
      G = {isa = PBXFileReference; lastKnownFileType = wrapper; path = ../../../Far; sourceTree = "<group>"; };
      S = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; name = App; };
      """, path: "a/b/App.xcodeproj/project.pbxproj")
    #expect(project.localPackages.sorted() == ["a/Kit", "a/b/Tools"])
  }

  @Test func survivesWhatNamesItself() {
    let project = read(
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, T, P, ); };
      M = {isa = PBXGroup; children = (M, G, ); sourceTree = "<group>"; };
      G = {isa = PBXGroup; path = G; children = (M, G, ); sourceTree = "<group>"; };
      T = {\(Self.target) name = T; dependencies = (D, ); fileSystemSynchronizedGroups = (M, ); };
      D = {isa = PBXTargetDependency; target = T; };
      """)
    #expect(project.targets.count == 1)
    #expect(project.targets.first?.dependencies == [.target(0)])
  }

  // MARK: Hostile bytes

  private static let sample = Array(
    """
    // !$*UTF8*$!
    { objects = {
      P = {isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, W, ); };
      M = {isa = PBXGroup; children = (G, "S x", ); sourceTree = "<group>"; };
      G = {isa = PBXGroup; path = Code; children = (F, ); sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = "F\\"\\U00e9.swift"; sourceTree = "<group>"; };
      "S x" = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (X, );
        sourceTree = SOURCE_ROOT; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
        membershipExceptions = (A.swift, ); };
      T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.framework";
        buildPhases = (H, L, ); fileSystemSynchronizedGroups = ("S x", ); dependencies = (D, ); };
      W = {isa = PBXNativeTarget; name = W; productType = "com.apple.product-type.application"; };
      D = {isa = PBXTargetDependency; target = W; };
      H = {isa = PBXSourcesBuildPhase; files = (B, ); };
      B = {isa = PBXBuildFile; fileRef = F; };
      L = {isa = PBXFrameworksBuildPhase; files = (Y, ); };
      Y = {isa = PBXBuildFile; productRef = Z; };
      Z = {isa = XCSwiftPackageProductDependency; productName = <0a>; };
    }; rootObject = P; }
    """.utf8)

  private func check(_ bytes: [UInt8]) {
    let project = XcodeProjectReader.read(bytes, path: "App.xcodeproj/project.pbxproj")
    // What is read must also be safe to use.
    let map = TargetMap(
      TargetMapBuilder.table(
        paths: ["App/A.swift", "Code/F.swift", "X.swift"],
        facts: Array(repeating: FactsBuilder.facts(of: []), count: 3),
        xcodeProjects: [project, project], platformModules: [:]))
    #expect(map.reach(from: 0, to: 0) == .own)
  }

  @Test func readsTheWholeSample() {
    let project = XcodeProjectReader.read(Self.sample, path: "App.xcodeproj/project.pbxproj")
    #expect(project.targets.map(\.name) == ["T", "W"])
    #expect(project.targets.map(\.files) == [["Code/F\"\u{E9}.swift"], []])
  }

  @Test func survivesEveryPrefix() {
    for length in 0...Self.sample.count { check(Array(Self.sample.prefix(length))) }
  }

  @Test func survivesEveryMissingByte() {
    for index in Self.sample.indices {
      var bytes = Self.sample
      bytes.remove(at: index)
      check(bytes)
    }
  }

  @Test func survivesRandomChanges() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let structure = Array("{}()=;,\"'\\<>/*".utf8)
    for _ in 0..<2_000 {
      var bytes = Self.sample
      for _ in 0...next(12) {
        let place = next(bytes.count)
        switch next(4) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes[place] = structure[next(structure.count)]
        case 2: bytes.insert(structure[next(structure.count)], at: place)
        default: bytes.removeSubrange(place..<min(place + next(40), bytes.count))
        }
        if bytes.isEmpty { break }
      }
      check(bytes)
    }
    for _ in 0..<300 { check((0..<next(400)).map { _ in UInt8(next(256)) }) }
  }

  /// Groups within groups, each with a path: what is longer than any path is dropped.
  @Test func boundsPaths() {
    var text = "P = {isa = PBXProject; mainGroup = G0; targets = (T, ); };"
    for index in 0..<20_000 {
      text += """
        G\(index) = {isa = PBXGroup; path = folder; children = (G\(index + 1), );
        sourceTree = "<group>"; };
        """
    }
    #expect(read(text).targets.isEmpty)
  }

  /// A target that names a folder again and again, which names exceptions again and again: every exception would be read
  /// for every mention. A few mentions are read, though.
  @Test func boundsMentions() {
    func text(mentions: Int) -> String {
      """
      P = {isa = PBXProject; mainGroup = M; targets = (T, ); };
      M = {isa = PBXGroup; sourceTree = "<group>"; children = (G, ); };
      G = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
      exceptions = (\(String(repeating: "S, ", count: mentions))); };
      S = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
      membershipExceptions = (A.swift, ); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = ();
      fileSystemSynchronizedGroups = (\(String(repeating: "G, ", count: mentions))); };
      """
    }
    #expect(read(text(mentions: 5)).targets.first?.folders.count == 5)
    #expect(read(text(mentions: 5_000)).targets.isEmpty)
  }
}
