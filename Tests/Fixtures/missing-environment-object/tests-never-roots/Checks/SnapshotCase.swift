// The folder does not say so, but the import does.
@testable import Shop
import SwiftUI
import XCTest

enum Snapshots {
  static func record() -> UIViewController {
    UIHostingController(rootView: CartBadge())
  }
}
