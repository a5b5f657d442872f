// A13: helpers of the project that forward a whole environment import everything that it has.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

extension View {
  func forwarding(_ values: EnvironmentValues) -> some View {
    environment(\.self, values)
  }

  func styled(_ values: EnvironmentValues) -> some View {
    environment(\.font, values.font)
  }
}

struct Forwarded: ViewModifier {
  let values: EnvironmentValues
  func body(content: Content) -> some View { content.forwarding(values) }
}

struct Presenter: View {
  @Environment(\.self) private var values

  var body: some View {
    Button("Show") {
      show(CartBadge().forwarding(values))
      show(CartBadge().modifier(Forwarded(values: values)))
    }
    Button("Style") {
      _ = UIHostingController(rootView: CartBadge().styled(values)) // want missing-environment-object(Cart)
    }
  }

  private func show<Content: View>(_ content: Content) {
    _ = UIHostingController(rootView: content)
  }
}
