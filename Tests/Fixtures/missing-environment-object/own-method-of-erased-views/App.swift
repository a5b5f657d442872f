// Design §4: where a view's type is erased SwiftUI's modifier is called, whatever methods of its name the view has.
import SwiftUI

final class Trail: ObservableObject { @Published var steps = 0 }

/// Injected above: what it stands for is never missing.
final class Cart: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  @State private var isOn = false
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Trail)
        card.badge(3)
        made(isOn).badge(3)
        AnyView(isOn ? Card(number: 1) : Card(number: 2)).badge(3)
        Box { if isOn { Card(number: 1) } else { Card(number: 2) } }
        maybe.badge(3)
        Seen(isOn: isOn)
      }
      .environmentObject(cart)
    }
  }

  private var maybe: Card? { isOn ? Card(number: 1) : nil }

  @ViewBuilder private var card: some View {
    if isOn { Card(number: 1) } else { Card(number: 2) }
  }

  @ViewBuilder private func made(_ isOn: Bool) -> some View {
    if isOn { Card(number: 1) } else { Card(number: 2) }
  }
}

struct Seen: View {
  let isOn: Bool
  var body: some View { Card(number: 1).emphasised(isOn).badge(4) }
}

struct Box<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content().badge(3) }
}

struct Card: View {
  var number: Int

  var body: some View {
    CartView()
    if number == 3 { Lost() }
    if number == 4 { TrailView() }
  }

  func emphasised(_ isOn: Bool) -> Card { isOn ? Card(number: 2) : self }

  func badge(_ number: Int) -> Card {
    var copy = self
    copy.number = number
    return copy
  }
}

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct TrailView: View {
  @EnvironmentObject private var trail: Trail
  var body: some View { Text("\(trail.steps)") }
}

/// Shown only by a method that nothing calls.
struct Lost: View {
  @EnvironmentObject private var lost: LostObject
  var body: some View { Text("\(lost.count)") }
}

final class LostObject: ObservableObject { @Published var count = 0 }
