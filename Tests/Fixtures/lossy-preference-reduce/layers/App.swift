// D15: which of a background and its base comes first is not relied on, nor which of two contents of one container; all of
// them come before what follows in the tree.
import SwiftUI

struct BehindKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(BehindKey)
}

struct BaseKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct BaseFirstKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct BeforeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}  // want lossy-preference-reduce(BeforeKey)
}

struct TitleKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct LabelKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // want lossy-preference-reduce(LabelKey)
}

struct BothKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Group {
        VStack {
          Text("a").background(Color.clear.preference(key: BehindKey.self, value: 1))
          HStack { if isOn { Text("b") } }
        }
        .onPreferenceChange(BehindKey.self) { print($0) }
        VStack {
          VStack { if isOn { Text("b") } }
            .background(Color.clear.preference(key: BaseKey.self, value: 1))
        }
        .onPreferenceChange(BaseKey.self) { print($0) }
        VStack {
          Text("a").preference(key: BaseFirstKey.self, value: 1)
            .background { if isOn { Color.red } }
        }
        .onPreferenceChange(BaseFirstKey.self) { print($0) }
        VStack {
          HStack { if isOn { Text("b") } }
          Text("a").background(Color.clear.preference(key: BeforeKey.self, value: 1))
        }
        .onPreferenceChange(BeforeKey.self) { print($0) }
        VStack {
          Label {
            Text("a").preference(key: TitleKey.self, value: 1)
          } icon: {
            if isOn { Text("b") }
          }
        }
        .onPreferenceChange(TitleKey.self) { print($0) }
      }
      Group {
        VStack {
          Label {
            Text("a").preference(key: LabelKey.self, value: 1)
          } icon: {
            Circle()
          }
          HStack { if isOn { Text("b") } }
        }
        .onPreferenceChange(LabelKey.self) { print($0) }
        VStack {
          if isOn {
            VStack {
              Text("a").preference(key: BothKey.self, value: 1)
            }
          } else {
            HStack {
              Text("a").preference(key: BothKey.self, value: 1)
            }
          }
        }
        .onPreferenceChange(BothKey.self) { print($0) }
      }
    }
  }
}

@main
struct KeysApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
