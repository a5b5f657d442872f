// A1: a result builder may inject around each expression: what it makes is not followed. One that only puts together is.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

@resultBuilder
enum Providing {
  static func buildExpression<V: View>(_ view: V) -> some View { view.environmentObject(Cart()) }
  static func buildBlock<V: View>(_ view: V) -> V { view }
}

@resultBuilder
enum Plain {
  static func buildBlock<V: View>(_ view: V) -> V { view }
}

func provided<V: View>(@Providing _ content: () -> V) -> V { content() }
func plain<V: View>(@Plain _ content: () -> V) -> V { content() }

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Cart)
        provided { Leaf() }
        plain { Leaf() }
      }
    }
  }
}
