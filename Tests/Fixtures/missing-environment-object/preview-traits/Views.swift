// C17: a PreviewModifier injects through the traits of a preview.
import SwiftUI

@Observable
final class Cart {
  var count = 0
}

struct CartBadge: View {
  @Environment(Cart.self) private var cart
  var body: some View { Text("\(cart.count)") }
}

struct SampleCart: PreviewModifier {
  static func makeSharedContext() async throws -> Cart { Cart() }

  func body(content: Content, context: Cart) -> some View {
    content.environment(context)
  }
}

struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.padding()
  }
}

#Preview(traits: .modifier(SampleCart())) {
  CartBadge()
}

#Preview("plain", traits: .modifier(Plain())) {
  CartBadge() // want missing-environment-object-in-preview(Cart)
}

#Preview("of a size", traits: .fixedLayout(width: 280, height: 900)) {
  CartBadge() // want missing-environment-object-in-preview(Cart)
}

enum Sample: String, CaseIterable {
  case first
}

#Preview(Sample.allCases[0].rawValue) {
  CartBadge() // want missing-environment-object-in-preview(Cart)
}

#Preview(Sample.allCases[0].rawValue, traits: .sizeThatFitsLayout, .modifier(SampleCart())) {
  CartBadge()
}
