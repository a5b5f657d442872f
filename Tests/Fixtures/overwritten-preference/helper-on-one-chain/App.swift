// D2: of a helper that is applied twice in one chain the outer use is heard, and the inner one is told where it is written. A
// listener between them hears it.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeardKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct KeptKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Count: ViewModifier {
  let number: Int

  func body(content: Content) -> some View { content.preference(key: CountKey.self, value: number) }
}

extension View {
  func screenTitle(_ title: String) -> some View { preference(key: TitleKey.self, value: title) }

  func heard(_ number: Int) -> some View { preference(key: HeardKey.self, value: number) }

  func kept(_ number: Int) -> some View { transformPreference(KeptKey.self) { $0 += number } }
}

struct Screen: View {
  @State private var title = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Text("a")
        .padding()
        .screenTitle("first")  // want overwritten-preference(TitleKey)
        .padding()
        .screenTitle("second")
        .onPreferenceChange(TitleKey.self) { title = $0 }
      Text("b")
        .modifier(Count(number: 1))  // want overwritten-preference(CountKey)
        .bold()
        .modifier(Count(number: 2))
        .onPreferenceChange(CountKey.self) { count = $0 }
      Text("c")
        .heard(1)
        .onPreferenceChange(HeardKey.self) { count = $0 }
        .heard(2)
        .onPreferenceChange(HeardKey.self) { count = $0 }
      Text("d")
        .kept(1)
        .kept(2)
        .onPreferenceChange(KeptKey.self) { count = $0 }
      Text(title)
    }
  }
}

@main
struct TitleApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
