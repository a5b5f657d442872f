// B1: an extension of View declares functions with the names of modifiers, and calls the modifiers in them. What the
// arguments are tells which is meant; a function that is taken for calling itself would hide the content below it.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var hour = 0 }

protocol Action { var name: String { get } }

struct Reload: Action { var name = "Reload" }

struct Paint {
  var name: String
  func color() -> Color { Color(name) }
}

struct ActionButtons: View {
  var actions: () -> [any Action]
  var body: some View { Text(actions().map(\.name).joined()) }
}

struct CartButton: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock
  var body: some View { Button("\(cart.count) \(clock.hour)") {} }
}

struct PaintModifier: ViewModifier {
  let paint: Paint
  func body(content: Content) -> some View {
    content.tint(paint.color())
  }
}

extension View {
  func tint(_ paint: Paint) -> some View {
    modifier(PaintModifier(paint: paint))
  }

  func contextMenu(actions: @escaping () -> [any Action]) -> some View {
    contextMenu {
      ActionButtons(actions: actions)
    }
  }

  func navigationTitle(_ title: () -> String) -> some View {
    navigationTitle(title())
  }

  func cartMenu() -> some View {
    contextMenu {
      CartButton()
    }
  }
}

struct Row: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hour)") }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Row() // want missing-environment-object(Clock) missing-environment-object(Cart)
        .cartMenu()
        .contextMenu { [Reload()] }
        .navigationTitle { "Row" }
        .tint(Paint(name: "Accent"))
    }
  }
}
