// Design §4: a type's own method is called on each of the values that may stand before it, also where SwiftUI has a modifier of
// its name.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Trail: ObservableObject { @Published var steps = 0 }

/// Read only for a number that no card has.
final class Spare: ObservableObject { @Published var count = 0 }

@main
struct Main: App {
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      Card { Row() }.emphasised(isOn).badge(3) // want missing-environment-object(Cart) missing-environment-object(Trail)
    }
  }
}

struct Card<Content: View>: View {
  private var number = 1
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    content()
    if number == 3 { Numbered() }
    if number == 4 { Never() }
  }

  func emphasised(_ isOn: Bool) -> Card {
    guard isOn else { return self }
    var copy = self
    copy.number = 2
    return copy
  }

  func badge(_ number: Int) -> Card {
    var copy = self
    copy.number = number
    return copy
  }
}

struct Row: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct Numbered: View {
  @EnvironmentObject private var trail: Trail
  var body: some View { Text("\(trail.steps)") }
}

struct Never: View {
  @EnvironmentObject private var spare: Spare
  var body: some View { Text("\(spare.count)") }
}
