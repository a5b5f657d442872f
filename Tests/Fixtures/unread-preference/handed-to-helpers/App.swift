// Design §4: a key that a helper is handed where no way leads may be listened to there
import SwiftUI

struct Hearing<Key: PreferenceKey>: ViewModifier where Key.Value == [Int] {
  init(_ key: Key.Type = Key.self) {}
  func body(content: Content) -> some View { content.onPreferenceChange(Key.self) { print($0) } }
}

struct TitleKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HeightKey: PreferenceKey {  // want unread-preference(HeightKey)
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Root: View {
  @State private var view: AnyView?

  var body: some View {
    VStack {
      Text("A").preference(key: TitleKey.self, value: [1]).modifier(Hearing(TitleKey.self))
      Text("B").preference(key: HeightKey.self, value: [2])
      if let view { view }
    }
    .task { view = await load() }
  }

  func load() async -> AnyView {
    AnyView(Text("D").preference(key: WidthKey.self, value: [4]).modifier(Hearing(WidthKey.self)))
  }
}

@main
struct HelpersApp: App {
  var body: some Scene { WindowGroup { Root() } }
}
