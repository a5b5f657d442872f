// C17: traits by an alias, by a generic extension and by a condition.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

struct M: PreviewModifier {
  static func makeSharedContext() async throws -> Cart { Cart() }
  func body(content: Content, context: Cart) -> some View { content.environmentObject(context) } }

extension PreviewTrait<Preview.ViewTraits> {
  static var data: Self { if true { return .modifier(M()) } else { return .modifier(M()) } }
  static var all: [Self] { [.data, .landscapeLeft] }
}

typealias Traits = PreviewTrait<Preview.ViewTraits>

#Preview(traits: .data) { Badge() }

#Preview(traits: Traits.data) { Badge() }

#Preview("x", traits: .data, .landscapeLeft) { Badge() }
