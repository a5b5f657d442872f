// A3: what a view hands on decides the same way where it is handed to: a modifier, a helper, an optional object, a case.
// Another property decides for itself.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }
final class Lost: ObservableObject { @Published var count = 0 }

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Stray: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

enum Phase { case before, during }

struct Providing: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    if isOn { content.environmentObject(Cart()) } else { content }
  }
}

struct Holding: ViewModifier {
  let cart: Cart?
  func body(content: Content) -> some View {
    if let cart { content.environmentObject(cart) } else { content }
  }
}

struct Phased: ViewModifier {
  let phase: Phase
  @ViewBuilder func body(content: Content) -> some View {
    switch phase {
    case .during: content.environmentObject(Cart())
    case .before: content
    }
  }
}

extension View {
  @ViewBuilder func providing(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Cart()) } else { self }
  }
  @ViewBuilder func losing(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Lost()) } else { self }
  }
}

struct Content: View {
  @State private var isOn = false
  @State private var isOther = false
  @State private var phase = Phase.before
  @Environment(\.horizontalSizeClass) private var width
  var body: some View {
    VStack {
      VStack { if isOn { Leaf() } }.modifier(Providing(isOn: isOn))
      VStack { if isOn { Leaf() } }.providing(isOn)
      VStack { if isOn { Leaf() } else { Text("") } }.modifier(Holding(cart: isOn ? Cart() : nil))
      VStack { if case .during = phase { Leaf() } }.modifier(Phased(phase: phase))
      VStack { if phase == .during { Leaf() } }.modifier(Phased(phase: phase))
      if width == .compact { inner.environmentObject(Cart()) } else { inner }
      VStack { if isOther { Stray() } }.losing(isOn)
    }
  }
  @ViewBuilder private var inner: some View {
    if width == .compact { Leaf() } else { Text("") }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Lost)
    }
  }
}
