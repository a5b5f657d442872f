import Testing

@testable import PrefLintCore

@Suite struct PathStyleTests {
  @Test(arguments: [
    ("/p", "/p", "App/A.swift", "App/A.swift"),
    ("/p", "/p/App", "App/A.swift", "A.swift"),
    ("/p", "/p/App", "Kit/A.swift", "../Kit/A.swift"),
    ("/p", "/p/App/Deep", "App/A.swift", "../A.swift"),
    ("/p", "/", "App/A.swift", "p/App/A.swift"),
    ("/", "/", "A.swift", "A.swift"),
    ("/q/p", "/q/r", "A.swift", "../p/A.swift"),
    ("/p/q", "/r", "A.swift", "/p/q/A.swift"),
    ("/p", "/p", "", "."),
  ])
  func pathsAreShownFromTheWorkingFolder(
    root: String, folder: String, path: String, shown: String
  ) {
    #expect(PathStyle.relative(root: root, to: folder).shown(path) == shown)
  }

  @Test func pathsAreAbsoluteInsideXcode() {
    #expect(PathStyle.absolute(root: "/p").shown("App/A.swift") == "/p/App/A.swift")
    #expect(PathStyle.absolute(root: "/").shown("A.swift") == "/A.swift")
  }
}
