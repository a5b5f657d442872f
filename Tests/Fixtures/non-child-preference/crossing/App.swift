// D.4, D16–D18: what lets preferences through. Each view emits the same key below one listener; another key shows that
// the listener is looked at.
import SwiftUI

struct SumKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct LostKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Box<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { Group { content() } }
}

struct Screen: View {
  var isOn: Bool
  var items: [Int]

  var body: some View {
    VStack {
      Group { Color.red.preference(key: SumKey.self, value: [1]) }
      ZStack { Grid { Color.red.preference(key: SumKey.self, value: [2]) } }
      Form { Section("title") { Color.red.preference(key: SumKey.self, value: [3]) } }
      AnyView(Color.red.preference(key: SumKey.self, value: [4]))
      if isOn { Color.red.preference(key: SumKey.self, value: [5]) }
      ForEach(items, id: \.self) { Color.red.preference(key: SumKey.self, value: [$0]) }
      Text("layers")
        .overlay { Color.red.preference(key: SumKey.self, value: [6]) }
        .background(Color.red.preference(key: SumKey.self, value: [7]))
        .mask { Color.red.preference(key: SumKey.self, value: [8]) }
        .safeAreaInset(edge: .top) { Color.red.preference(key: SumKey.self, value: [9]) }
      ScrollView { LazyVStack { Color.red.preference(key: SumKey.self, value: [10]) } }
      GeometryReader { proxy in
        Color.red.preference(key: SumKey.self, value: [Int(proxy.size.width)])
      }
      Color.red.preference(key: SumKey.self, value: [11]).hidden().opacity(0)
      NavigationStack { Color.red.preference(key: SumKey.self, value: [12]) }
      TabView { Color.red.preference(key: SumKey.self, value: [13]) }
      List { Color.red.preference(key: SumKey.self, value: [14]) }
      TimelineView(.everyMinute) { _ in Color.red.preference(key: SumKey.self, value: [15]) }
      Box { Color.red.preference(key: SumKey.self, value: [16]) }
      switch items.count {
      case 0: Color.red.preference(key: SumKey.self, value: [17])
      default: EmptyView()
      }
    }
  }
}

struct Root: View {
  @State private var isOn = false
  @State private var items = [1, 2]

  var body: some View {
    VStack {
      Screen(isOn: isOn, items: items)
        .onPreferenceChange(SumKey.self) { items = $0 }
      Text("lost").preference(key: LostKey.self, value: [1]) // want non-child-preference(LostKey)
    }
    .background {
      Text("deaf").onPreferenceChange(LostKey.self) { items = $0 } // want deaf-preference-listener(LostKey)
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
