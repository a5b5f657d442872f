// C17: a project's own traits are followed to the modifier that they hold; one that nobody declares
// may provide anything, Apple's own provide nothing.
import SwiftUI

final class Cart: ObservableObject {}

struct Checkout: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart)") }
}

struct SampleData: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.environmentObject(Cart()) }
}

struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self = .modifier(SampleData())
  static var computed: Self { .modifier(SampleData()) }
  static let constant: PreviewTrait<T> = .modifier(SampleData())
  static var plain: Self { .modifier(Plain()) }
  static var long: PreviewTrait { PreviewTrait.modifier(SampleData()) }
  static func with(_ d: SampleData) -> Self { .modifier(d) }
}

#Preview(traits: .sample) { Checkout() }

#Preview(traits: .computed) { Checkout() }

#Preview(traits: .constant) { Checkout() }

#Preview("a", traits: .sizeThatFitsLayout, .long) { Checkout() }

#Preview(traits: .with(SampleData())) { Checkout() }

#Preview(traits: PreviewTrait.sample) { Checkout() }

#Preview(traits: .unheardOf) { Checkout() }

#Preview(traits: .landscapeLeft) {
  Checkout() // want missing-environment-object-in-preview(Cart)
}

#Preview(traits: .plain) {
  Checkout() // want missing-environment-object-in-preview(Cart)
}
