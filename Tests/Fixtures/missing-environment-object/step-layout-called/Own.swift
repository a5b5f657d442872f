import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct FlowLayout: Layout {
  var spacing: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct CartBadge: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Badges: View {
  var isWide: Bool

  var body: some View {
    let layout = FlowLayout()
    VStack {
      FlowLayout { CartBadge() }
      FlowLayout(spacing: isWide ? 8 : 4) { CartBadge() }
      layout { CartBadge() }
    }
  }
}
