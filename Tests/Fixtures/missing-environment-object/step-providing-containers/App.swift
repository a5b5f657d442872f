// C9: containers with objects of their own provide them for what they place.
import SwiftUI

final class Cart: ObservableObject {}

final class Session: ObservableObject {}

struct Badge: View { @EnvironmentObject var cart: Cart; @EnvironmentObject var s: Session; var body: some View { Text("\(cart) \(s)") } }

struct WithCart<Content: View>: View {
  @StateObject private var cart = Cart()
  private let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.environmentObject(cart) }
}

struct WithSession<Content: View>: View {
  @StateObject private var s = Session()
  let content: (Session) -> Content
  var body: some View { content(s).environmentObject(s) }
}

@main struct A: App { var body: some Scene { WindowGroup { WithCart { WithSession { _ in Badge() } } } } }
