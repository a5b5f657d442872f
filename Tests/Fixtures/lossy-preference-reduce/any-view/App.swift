// D10, D12: an `AnyView` is dynamic content: a container of one contributes the default where the view that it holds sets nothing. A
// view of the project is no dynamic content.
import SwiftUI

struct ErasedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(ErasedKey)
}

struct PaddedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(PaddedKey)
}

struct StoredKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(StoredKey)
}

struct ReturnedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(ReturnedKey)
}

struct EitherKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(EitherKey)
}

struct FirstKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}  // want lossy-preference-reduce(FirstKey)
}

struct BeforeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct AloneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct HeldKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct PlainKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Footer: View {
  var body: some View { Text("footer") }
}

struct Screen: View {
  @State private var isOn = false
  var stored: AnyView

  var body: some View {
    VStack {
      Group {
        VStack {
          Text("a").preference(key: ErasedKey.self, value: 1)
          HStack { AnyView(Text("b")) }
        }
        .onPreferenceChange(ErasedKey.self) { print($0) }
        VStack {
          Text("a").preference(key: PaddedKey.self, value: 1)
          HStack { AnyView(Text("b").bold()).padding() }
        }
        .onPreferenceChange(PaddedKey.self) { print($0) }
        VStack {
          Text("a").preference(key: StoredKey.self, value: 1)
          HStack { stored }
        }
        .onPreferenceChange(StoredKey.self) { print($0) }
        VStack {
          Text("a").preference(key: ReturnedKey.self, value: 1)
          HStack { returned }
        }
        .onPreferenceChange(ReturnedKey.self) { print($0) }
        VStack {
          Text("a").preference(key: EitherKey.self, value: 1)
          HStack { isOn ? AnyView(Text("b")) : AnyView(Footer()) }
        }
        .onPreferenceChange(EitherKey.self) { print($0) }
      }
      Group {
        VStack {
          HStack { AnyView(Text("b")) }
          Text("a").preference(key: FirstKey.self, value: 1)
        }
        .onPreferenceChange(FirstKey.self) { print($0) }
        VStack {
          HStack { AnyView(Text("b")) }
          Text("a").preference(key: BeforeKey.self, value: 1)
        }
        .onPreferenceChange(BeforeKey.self) { print($0) }
        VStack {
          AnyView(Text("a").preference(key: AloneKey.self, value: 1))
          Text("b")
        }
        .onPreferenceChange(AloneKey.self) { print($0) }
        VStack {
          HStack { AnyView(Text("a").preference(key: HeldKey.self, value: 1)) }
          Text("b")
        }
        .onPreferenceChange(HeldKey.self) { print($0) }
        VStack {
          Text("a").preference(key: PlainKey.self, value: 1)
          HStack { Footer() }
        }
        .onPreferenceChange(PlainKey.self) { print($0) }
      }
    }
  }

  private var returned: AnyView {
    if isOn { return AnyView(Text("b")) }
    return AnyView(Footer())
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Screen(stored: AnyView(Footer())) }
  }
}
