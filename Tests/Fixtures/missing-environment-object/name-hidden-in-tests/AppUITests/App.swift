import XCTest

enum App {
  @MainActor static func launch() -> XCUIApplication {
    let application = XCUIApplication()
    application.launch()
    return application
  }
}
