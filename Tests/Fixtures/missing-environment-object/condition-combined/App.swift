// A3: conditions that are joined by '&&' and '||', cases, and numbers are compared as far as they tell: what one excludes is on no
// path with it, what both allow is.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

final class Few: ObservableObject { @Published var count = 0 }

enum Mode { case shop, read, both }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct FewLeaf: View {
  @EnvironmentObject var few: Few
  var body: some View { Text("\(few.count)") }
}

extension View {
  @ViewBuilder func providing(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Cart()) } else { self }
  }
  @ViewBuilder func few(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Few()) } else { self }
  }
}

struct Page: View {
  let mode: Mode
  var body: some View { if mode == .shop || mode == .both { CartLeaf() } else { Text("read") } }
}

struct LostPage: View {
  let mode: Mode
  var body: some View { if mode == .shop || mode == .both { LostLeaf() } else { Text("read") } }
}

struct Home: View {
  @State private var isFirst = false
  @State private var isSecond = false
  @State private var mode = Mode.read
  @State private var count = 0
  @State private var tab = "home"
  var body: some View {
    Picker("mode", selection: $mode) {
      Text("shop").tag(Mode.shop)
      Text("read").tag(Mode.read)
      Text("both").tag(Mode.both)
    }
    Button("next") {
      isFirst.toggle()
      isSecond.toggle()
      count += 1
      tab = "cart"
    }
    Group { if isFirst && isSecond { CartLeaf() } else { Text("x") } }.providing(isFirst || isSecond)
    switch mode {
    case .shop, .both: Page(mode: mode).environmentObject(Cart())
    case .read: Page(mode: mode)
    }
    switch mode {
    case .shop: LostPage(mode: mode).environmentObject(Lost())
    case .read, .both: LostPage(mode: mode)
    }
    Group { if count > 5 { CartLeaf() } }.providing(count > 2)
    Group { if count > 2 { FewLeaf() } }.few(count > 5)
    Group {
      switch tab {
      case "home": Text("home")
      case "cart": CartLeaf()
      default: Text("other")
      }
    }
    .providing(tab == "cart")
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Few) missing-environment-object(Lost)
    }
  }
}
