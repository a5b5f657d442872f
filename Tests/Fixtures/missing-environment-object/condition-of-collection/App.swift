// A3: what is built for the elements of a collection is built where it holds some: not under what asks for an empty one, and not
// for an empty list.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

enum Feature { case cart, lost }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

struct Rows: View {
  let items: [Int]
  var body: some View { ForEach(items, id: \.self) { _ in CartLeaf() } }
}

struct LostRows: View {
  let items: [Int]
  var body: some View { ForEach(items, id: \.self) { _ in LostLeaf() } }
}

struct Narrow: View {
  let isNarrow: Bool
  var body: some View { ForEach(isNarrow ? [1, 2] : [], id: \.self) { _ in CartLeaf() } }
}

struct Page: View {
  let features: Set<Feature>
  var body: some View { if features.contains(.cart) { CartLeaf() } else { Text("none") } }
}

struct Home: View {
  @State private var items: [Int] = []
  @State private var features: Set<Feature> = []
  @State private var isNarrow = false
  var body: some View {
    Button("add") {
      items.append(1)
      features.insert(.cart)
      isNarrow.toggle()
    }
    if items.isEmpty { Rows(items: items) } else { Rows(items: items).environmentObject(Cart()) }
    if items.isEmpty {
      LostRows(items: items).environmentObject(Lost())
    } else {
      LostRows(items: items)
    }
    if isNarrow {
      Narrow(isNarrow: isNarrow).environmentObject(Cart())
    } else {
      Narrow(isNarrow: isNarrow)
    }
    if features.contains(.cart) {
      Page(features: features).environmentObject(Cart())
    } else {
      Page(features: features)
    }
    Rows(items: [])
    Rows(items: [Int]())
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
