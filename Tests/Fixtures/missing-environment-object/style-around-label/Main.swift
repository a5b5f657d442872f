// A16: a style may inject around the label that it places; one that does not leaves the label as it is.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Providing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.environmentObject(Cart())
  }
}

struct Plain: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        Button {} label: { Leaf() }.buttonStyle(Providing())
        Button {} label: { Leaf() }.buttonStyle(Plain())
      }
    }
  }
}
