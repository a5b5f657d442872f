// D10, D12: a condition of a builder is dynamic content with an `else`, too: where neither branch sets a value, it contributes
// the default, and so does a view that may be nil. What `? :` chooses is one view.
import SwiftUI

struct EitherKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(EitherKey)
}

struct SwitchKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(SwitchKey)
}

struct ChosenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct BeforeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct StoredKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(StoredKey)
}

struct NilKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(NilKey)
}

struct Footer: View {
  var body: some View { Text("footer") }
}

struct Screen: View {
  @State private var page = 0
  @State private var stored: Text?

  var body: some View {
    VStack {
      Text("a").preference(key: EitherKey.self, value: 1)
      HStack { if page == 0 { Text("b") } else { Circle() } }
    }
    .onPreferenceChange(EitherKey.self) { print($0) }
    VStack {
      Text("a").preference(key: SwitchKey.self, value: 1)
      HStack { footer }
    }
    .onPreferenceChange(SwitchKey.self) { print($0) }
    VStack {
      Text("a").preference(key: ChosenKey.self, value: 1)
      HStack { page == 0 ? Text("b") : Text("c") }
    }
    .onPreferenceChange(ChosenKey.self) { print($0) }
    VStack {
      HStack { if page == 0 { Text("b") } else { Circle() } }
      Text("a").preference(key: BeforeKey.self, value: 1)
    }
    .onPreferenceChange(BeforeKey.self) { print($0) }
    VStack {
      Text("a").preference(key: StoredKey.self, value: 1)
      HStack { stored }
    }
    .onPreferenceChange(StoredKey.self) { print($0) }
    VStack {
      Text("a").preference(key: NilKey.self, value: 1)
      HStack { page == 0 ? Text("b") : nil }
    }
    .onPreferenceChange(NilKey.self) { print($0) }
  }

  @ViewBuilder private var footer: some View {
    switch page {
    case 0: Footer()
    case 1: Color.red
    default: Text("other")
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
