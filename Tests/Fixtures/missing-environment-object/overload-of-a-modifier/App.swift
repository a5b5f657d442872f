// A15, E.2: a project's overload of one of SwiftUI's modifiers is called only with what it takes. 'tint' with a
// 'Color' is SwiftUI's, also within the modifier that the overload applies; 'badge' takes a type of the project.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Cart)
    }
  }
}

final class Cart: ObservableObject {}

final class Clock: ObservableObject {}

struct ThemedColor {
  let light: Color

  func resolve(dark: Bool) -> Color { light }

  static var accent: ThemedColor { ThemedColor(light: .red) }
}

struct ThemedTint: ViewModifier {
  @State private var isDark = false
  let color: ThemedColor

  func body(content: Content) -> some View {
    content.tint(color.resolve(dark: isDark))
  }
}

struct Stamped: ViewModifier {
  func body(content: Content) -> some View {
    content.environmentObject(Clock())
  }
}

extension View {
  @ViewBuilder
  func tint(_ color: ThemedColor?) -> some View {
    if let color {
      modifier(ThemedTint(color: color))
    } else {
      self
    }
  }

  func badge(_ color: ThemedColor) -> some View {
    modifier(Stamped())
  }
}

struct Home: View {
  var body: some View {
    Row().tint(.accent).badge(.accent)
  }
}

struct Row: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var clock: Clock

  var body: some View {
    Text("\(ObjectIdentifier(cart).hashValue) \(ObjectIdentifier(clock).hashValue)")
  }
}
