// D.4: what a sheet, a cover or a popover shows passes no preference to a listener on the presenter; toolbar items, alerts and
// pushed screens are not judged.
import SwiftUI

struct SheetKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct CoverKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BarKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PushKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Editor: View {
  var body: some View {
    Text("editor").preference(key: SheetKey.self, value: 1) // want non-child-preference(SheetKey)
  }
}

struct Screen: View {
  @State private var isShown = false
  @State private var value = 0

  var body: some View {
    NavigationStack {
      NavigationLink("next") { Text("pushed").preference(key: PushKey.self, value: 1) }
        .onPreferenceChange(PushKey.self) { value = $0 }
        .sheet(isPresented: $isShown) { Editor() }
        .fullScreenCover(isPresented: $isShown) {
          Text("cover")
            .preference(key: CoverKey.self, value: 1)
            .onPreferenceChange(CoverKey.self) { value = $0 }
        }
        .toolbar { Text("item").preference(key: BarKey.self, value: 1) }
        .onPreferenceChange(SheetKey.self) { value = $0 } // want deaf-preference-listener(SheetKey)
        .onPreferenceChange(BarKey.self) { value = $0 }
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
