// D9, D10: what meets under a listener is told however much dynamic content stands around it. Where only one value comes
// up, and nothing dynamic stands beside it, nothing is lost.
import SwiftUI

struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(Total)
}

struct Single: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Leaf: View {
  let isShown: Bool

  var body: some View {
    if isShown { Text("1") }
    if isShown { Text("2") }
    if isShown { Text("3") }
    if isShown { Text("4") }
    if isShown { Text("5") }
    if isShown { Text("6") }
  }
}

struct Branch: View {
  let isShown: Bool

  var body: some View {
    Leaf(isShown: isShown)
    Leaf(isShown: isShown)
    Leaf(isShown: isShown)
    Leaf(isShown: isShown)
    Leaf(isShown: isShown)
    Leaf(isShown: isShown)
  }
}

struct Root: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      VStack {
        Text("a").preference(key: Total.self, value: 1)
        Branch(isShown: isShown)
        Branch(isShown: isShown)
        Branch(isShown: isShown)
        Branch(isShown: isShown)
        Branch(isShown: isShown)
        Text("b").preference(key: Total.self, value: 2)
      }
      .onPreferenceChange(Total.self) { _ in }
      VStack {
        Text("c").preference(key: Single.self, value: 1)
        Text("d")
      }
      .onPreferenceChange(Single.self) { _ in }
      Branch(isShown: isShown)
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
