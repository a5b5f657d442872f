// C1, design "what makes a step decided": what is only compared with a case is never worth it. What somebody puts into a variable,
// a binding or a list it may be, also where it is compared, too.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct ClockLeaf: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.time)") }
}

enum Asked: Hashable { case home, equal, unequal, listed, chosen, ordered }

struct OnlyAsked: View {
  @State var shown: Asked = .home
  @State var all: [Asked] = []
  var isLast = false
  var body: some View {
    Button("ask") {
      shown = .home
      all.append(.home)
      print(shown == .equal, shown != Asked.unequal, [.home, .listed].contains(shown))
      print(shown == (isLast ? .home : .chosen), all.firstIndex(of: .ordered) ?? 0)
    }
    switch shown {
    case .home: Text("home")
    case .equal, .unequal: CartLeaf()
    case .listed, .chosen, .ordered: CartLeaf()
    }
  }
}

enum Row: Hashable { case plain, cart }

struct AskedRows: View {
  @State var rows: [Row] = []
  var body: some View {
    Button("ask") {
      rows.append(.plain)
      print(rows[0] == .cart, rows.contains(.cart), rows.contains { $0 == .cart })
    }
    ForEach(rows, id: \.self) { row in
      switch row {
      case .plain: Text("plain")
      case .cart: CartLeaf()
      }
    }
  }
}

enum Put: Hashable { case home, lost }

struct PutAndAsked: View {
  @State var shown: Put = .home
  var body: some View {
    Button("put") { if shown != .lost { shown = .lost } }
    switch shown {
    case .home: Text("home")
    case .lost: LostLeaf()
    }
  }
}

enum Picked: Hashable { case home, clock }

struct Choosing: View {
  @State var shown: Picked = .home
  var body: some View {
    Picker("shown", selection: $shown) {
      Text("home").tag(Picked.home)
      Text("clock").tag(Picked.clock)
    }
    if shown == .clock { Text("chosen") }
    switch shown {
    case .home: Text("home")
    case .clock: ClockLeaf()
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Asked") {
      OnlyAsked()
      AskedRows()
    }
    WindowGroup("Put") { PutAndAsked() }  // want missing-environment-object(Lost)
    WindowGroup("Choosing") { Choosing() }  // want missing-environment-object(Clock)
  }
}
