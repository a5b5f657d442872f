// D9, D10, D12: who meets under a listener. One static emitter alone, in one branch of several, or before static views
// loses nothing; one in a `ForEach`, and one followed by dynamic content, does, whether or not that emits, too.
import SwiftUI

struct AloneKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct BranchKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct EachKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(EachKey)
}

struct FollowedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(FollowedKey)
}

struct FirstKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct ApartKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct SplitKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct LayerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } // want lossy-preference-reduce(LayerKey)
}

struct Screen: View {
  @State private var isOn = false
  @State private var value = 0
  var items: [Int]

  var body: some View {
    VStack {
      VStack {
        Text("alone").preference(key: AloneKey.self, value: 1)
        Text("static")
        Image("static").padding()
      }
      .onPreferenceChange(AloneKey.self) { value = $0 }
      VStack {
        if isOn {
          Text("on").preference(key: BranchKey.self, value: 1)
        } else {
          Text("off").preference(key: BranchKey.self, value: 2)
        }
      }
      .onPreferenceChange(BranchKey.self) { value = $0 }
      VStack {
        ForEach(items, id: \.self) { Text("item").preference(key: EachKey.self, value: $0) }
      }
      .onPreferenceChange(EachKey.self) { value = $0 }
      Text("followed")
        .preference(key: FollowedKey.self, value: 1)
        .overlay { if isOn { Text("layer") } }
        .onPreferenceChange(FollowedKey.self) { value = $0 }
      VStack {
        Text("first").preference(key: FirstKey.self, value: 1)
        if isOn { Text("later") }
      }
      .onPreferenceChange(FirstKey.self) { value = $0 }
      VStack {
        Text("one").preference(key: ApartKey.self, value: 1).onPreferenceChange(ApartKey.self) { value = $0 }
        Text("two").preference(key: ApartKey.self, value: 2).onPreferenceChange(ApartKey.self) { value = $0 }
      }
      VStack {
        if items.isEmpty { Text("none").preference(key: SplitKey.self, value: 1) }
        if items.count > 3 { Text("many").preference(key: SplitKey.self, value: 1) }
      }
      .onPreferenceChange(SplitKey.self) { value = $0 }
      Text("base")
        .preference(key: LayerKey.self, value: 1)
        .background(Color.red.preference(key: LayerKey.self, value: 2))
        .onPreferenceChange(LayerKey.self) { value = $0 }
    }
  }
}

@main
struct ReaderApp: App {
  @State private var items = [1, 2]
  var body: some Scene {
    WindowGroup { Screen(items: items) }
  }
}
