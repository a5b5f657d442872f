// D.4: whether values come out of an inspector is not known: a listener around it may hear them, one within what it is attached to
// does not.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct DetailKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct Pane: View {
  var body: some View {
    Text("pane")
      .preference(key: TitleKey.self, value: "Info")
      .preference(key: DetailKey.self, value: "More") // want non-child-preference(DetailKey)
  }
}

struct Editor: View {
  @State private var isShown = true
  @State private var title: String?
  @State private var detail: String?

  var body: some View {
    Text(title ?? detail ?? "")
      .onPreferenceChange(DetailKey.self) { detail = $0 } // want deaf-preference-listener(DetailKey)
      .inspector(isPresented: $isShown) { Pane() }
      .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Editor() } }
}
