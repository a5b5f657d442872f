// D5–D8: `overlayPreferenceValue` and `backgroundPreferenceValue` hear what stands before them, and pass on what their
// content emits. Undecided content may emit anything.
import SwiftUI

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct MarkKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Screen: View {
  @State private var marks: [Int] = []
  var pages: [AnyView]

  var body: some View {
    VStack {
      Text("base")
        .anchorPreference(key: BoundsKey.self, value: .bounds) { _ in [1] }
        .overlayPreferenceValue(BoundsKey.self) { values in
          Text("\(values.count)").preference(key: MarkKey.self, value: values)
        }
        .backgroundPreferenceValue(BoundsKey.self, alignment: .top) { _ in Color.red }
        .onPreferenceChange(MarkKey.self) { marks = $0 }
      Text("plain")
        .overlayPreferenceValue(BoundsKey.self) { _ in Color.red } // want deaf-preference-listener(BoundsKey)
        .backgroundPreferenceValue(MarkKey.self, alignment: .top) { _ in Color.red } // want deaf-preference-listener(MarkKey)
      pages.first.onPreferenceChange(MarkKey.self) { marks = $0 }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen(pages: makePages()) }
  }
}

func makePages() -> [AnyView] { Storage.shared.pages }

final class Storage {
  static let shared = Storage()
  var pages: [AnyView] = []
}
