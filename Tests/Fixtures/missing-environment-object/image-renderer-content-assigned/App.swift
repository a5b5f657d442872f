// C19: the content of a renderer is replaced like a root view.
import SwiftUI

final class Cart: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart)") } }

@MainActor func render(_ c: Cart) -> CGImage? {
  let r = ImageRenderer(content: AnyView(Badge()))
  r.content = AnyView(Badge().environmentObject(c))
  return r.cgImage
}

@MainActor func render2(_ c: Cart) -> CGImage? {
  let r = ImageRenderer(content: AnyView(Text("")))
  r.content = AnyView(Badge()) // want missing-environment-object(Cart)
  return r.cgImage
}
