// C4: what somebody else's function returns of a closure that gives a constant, and what a list of constants answers to one
// that knows nothing else, is decided, but not told; a binding that gives a constant is that.
import SwiftUI
import os

enum Mode { case shop, read }

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

struct Animated: View {
  let mode: Mode
  var body: some View {
    switch withAnimation({ mode }) {
    case .shop: CartLeaf()
    case .read: Text("read")
    }
  }
}

struct Locked: View {
  let mode: Mode
  let lock: OSAllocatedUnfairLock<Void>
  var body: some View {
    switch lock.withLock({ mode }) {
    case .shop: CartLeaf()
    case .read: Text("read")
    }
  }
}

struct Listed: View {
  let mode: Mode
  var body: some View {
    if [Mode.shop, .read].contains(where: { $0 == mode }) { CartLeaf() } else { Text("none") }
  }
}

struct Panel: View {
  @Binding var isOn: Bool
  var body: some View { if isOn { CartLeaf() } else { Text("off") } }
}

struct Bound: View {
  let isOn: Bool
  var body: some View { Panel(isOn: Binding(get: { isOn }, set: { _ in })) }
}

struct Kept: View {
  @State private var isOn = false
  var body: some View {
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    if binding.wrappedValue { LostLeaf() } else { Toggle("", isOn: binding) }
  }
}

struct Found: View {
  @State private var modes: [Mode] = []
  let mode: Mode
  var body: some View {
    if modes.contains(where: { $0 == mode }) { LostLeaf() } else { Button("") { modes = [.shop] } }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Animated(mode: .read)
      Locked(mode: .read, lock: .init())
      Listed(mode: .read)
      Bound(isOn: false)
      VStack {
        Animated(mode: .shop)
        Locked(mode: .shop, lock: .init())
        Listed(mode: .shop)
        Bound(isOn: true)
      }
      .environmentObject(Cart())
    }
    WindowGroup("kept") { Kept() }  // want missing-environment-object(Lost)
    WindowGroup("found") { Found(mode: .shop) }  // want missing-environment-object(Lost)
  }
}
