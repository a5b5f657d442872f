// ROW: D9 – nothing is reduced where nobody listens: a listener beside, below or apart from what meets hears none of it.
import SwiftUI

struct SizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct GroupKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct OuterKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct HeardKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }  // want lossy-preference-reduce(HeardKey)
}

struct Turned: View {
  @State private var seen: CGFloat = 0
  var body: some View {
    VStack {
      Text("a")
        .onPreferenceChange(SizeKey.self) { seen = $0 }  // want deaf-preference-listener(SizeKey)
        .background(Color.red.preference(key: SizeKey.self, value: 1))  // want non-child-preference(SizeKey)
      Text("b")
        .onPreferenceChange(SizeKey.self) { seen = $0 }  // want deaf-preference-listener(SizeKey)
        .background(Color.red.preference(key: SizeKey.self, value: 1))  // want non-child-preference(SizeKey)
    }
  }
}

struct Pair: View {
  var body: some View {
    VStack {
      Text("a").preference(key: GroupKey.self, value: 1)  // want non-child-preference(GroupKey)
      Text("b").preference(key: GroupKey.self, value: 1)  // want non-child-preference(GroupKey)
    }
  }
}

struct Beside: View {
  @State private var seen: CGFloat = 0
  var body: some View {
    Text("c")
      .preference(key: GroupKey.self, value: 1)
      .onPreferenceChange(GroupKey.self) { seen = $0 }
  }
}

struct Replaced: View {
  @State private var seen: CGFloat = 0
  var body: some View {
    VStack {
      Text("a").preference(key: OuterKey.self, value: 1)  // want overwritten-preference(OuterKey)
      Text("b").preference(key: OuterKey.self, value: 1)  // want overwritten-preference(OuterKey)
    }
    .preference(key: OuterKey.self, value: 5)
    .onPreferenceChange(OuterKey.self) { seen = $0 }
  }
}

struct Heard: View {
  @State private var seen: CGFloat = 0
  var body: some View {
    VStack {
      Text("a").preference(key: HeardKey.self, value: 1)
      Text("b").preference(key: HeardKey.self, value: 1)
    }
    .onPreferenceChange(HeardKey.self) { seen = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      Turned()
      Pair()
      Beside()
      Replaced()
      Heard()
    }
  }
}
