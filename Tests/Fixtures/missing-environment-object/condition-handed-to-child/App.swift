// A3: what decides whether a view writes an object is handed on, as a value, a binding, a local or an argument of a closure, and
// decides there what reads it. Only the opposite misses the object.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct Detail: View {
  let showsCart: Bool
  var body: some View { if showsCart { CartLeaf() } else { Text("plain") } }
}

struct Panel: View {
  @Binding var isOpen: Bool
  @EnvironmentObject var cart: Cart
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen { Text("\(cart.count)") }
  }
}

struct OtherPanel: View {
  @Binding var isOpen: Bool
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen { LostLeaf() }
  }
}

struct Providing: ViewModifier {
  let isOn: Bool
  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.environmentObject(Cart()) } else { content }
  }
}

struct Losing: ViewModifier {
  let isOn: Bool
  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.environmentObject(Lost()) } else { content }
  }
}

struct Tabs<Content: View>: View {
  @State private var selected = 0
  @ViewBuilder let content: (Bool) -> Content
  var body: some View {
    Button("next") { selected += 1 }
    if selected == 1 {
      content(selected == 1).environmentObject(Cart())
    } else {
      content(selected == 1)
    }
  }
}

struct Locals: View {
  @State private var count = 0
  var body: some View {
    let isMany = count > 3
    let inner = Group { if isMany { CartLeaf() } else { Text("few") } }
    return VStack {
      Button("more") { count += 1 }
      if isMany { inner.environmentObject(Cart()) } else { inner }
    }
  }
}

struct Home: View {
  @State private var isOn = false
  @State private var isOpen = false
  var body: some View {
    Button("on") { isOn.toggle() }
    if isOn { Detail(showsCart: isOn).environmentObject(Cart()) } else { Detail(showsCart: isOn) }
    Panel(isOpen: $isOpen).modifier(Providing(isOn: isOpen))
    OtherPanel(isOpen: $isOpen).modifier(Losing(isOn: !isOpen))
    Tabs { isActive in if isActive { CartLeaf() } else { Text("other") } }
    Locals()
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Lost)
    }
  }
}
