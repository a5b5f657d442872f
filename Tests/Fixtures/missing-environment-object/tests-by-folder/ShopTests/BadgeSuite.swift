import SwiftUI
import Testing

@Suite struct BadgeSuite {
  @Test @MainActor func renders() {
    #expect(ImageRenderer(content: CartBadge()).cgImage == nil)
  }
}
