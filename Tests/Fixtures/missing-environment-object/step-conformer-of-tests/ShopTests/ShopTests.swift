import XCTest

final class ShopTests: XCTestCase {
  func testHome() {
    Services.shared.service = Stub()
  }
}
