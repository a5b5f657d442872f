// C18: tests and snapshot tests are never roots.
import SwiftUI
import XCTest

final class BadgeTests: XCTestCase {
  func testBadge() {
    let host = UIHostingController(rootView: CartBadge())
    XCTAssertNotNil(host.view)
  }
}
