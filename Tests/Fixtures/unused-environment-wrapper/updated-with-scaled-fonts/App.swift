// ROW: A7. A view may have the size of texts only to be updated when fonts change that UIKit scales: no finding. What else it has
// for nothing is one.
import SwiftUI
import UIKit

extension Font {
  static var scaledBody: Font { Font(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16))) }
}

struct Row: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.colorScheme) private var colorScheme // want unused-environment-wrapper(colorScheme)
  var body: some View { Text("A").font(.scaledBody) }
}

@main struct TestApp: App {
  var body: some Scene { WindowGroup { Row() } }
}
