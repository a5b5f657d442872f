// A7: what stands behind `??` is only asked for where nothing stands before it; defaults and functions decide by what they
// are given.
import SwiftUI

final class Theme: ObservableObject { @Published var text = "" }
final class Spare: ObservableObject { @Published var text = "" }
final class Cart: ObservableObject { @Published var text = "" }

struct Panel: View {
  var model: Theme?
  @EnvironmentObject private var environment: Theme
  private var theme: Theme { model ?? environment }
  var body: some View { Text(theme.text) }
}

struct SparePanel: View {
  var model: Spare?
  @EnvironmentObject private var environment: Spare
  private var spare: Spare { model ?? environment }
  var body: some View { Text(spare.text) }
}

struct Leaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text(cart.text) }
}

struct Card: View {
  enum Size: Int, Comparable {
    case small, large
    static func < (left: Size, right: Size) -> Bool { left.rawValue < right.rawValue }
  }

  let isShown: Bool
  var size = Size.small
  var level = 1

  init(_ isShown: @autoclosure () -> Bool = false) { self.isShown = isShown() }

  func shows(_ level: Int) -> Bool {
    guard level > 3 else { return false }
    return true
  }

  var body: some View {
    if isShown { Leaf() }
    if size >= .large { Leaf() }
    if shows(level) { Leaf() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Spare)
        Panel(model: Theme())
        SparePanel(model: nil)
        Card()
      }
    }
  }
}
