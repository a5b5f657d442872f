// A child of a variadic view shows what somebody gives, whatever type a property has it as.
// Semantics: D.2
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct Rows<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { _VariadicView.Tree(Arrangement()) { content } }
}

struct Arrangement: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack { ForEach(children) { child in Row(child: child) } }
  }
}

struct Row: View {
  @State private var title = ""
  let child: _VariadicView.Children.Element
  var body: some View {
    VStack { Text(title); child }
      .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

@main struct Main: App {
  var body: some Scene {
    WindowGroup {
      Rows { Text("a").preference(key: TitleKey.self, value: "a") }
      Emitting()
    }
  }
}

// What stands beside it is told.
struct OtherKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct Other: View {
  @State private var title = ""
  var body: some View {
    VStack { Text(title) }
      .onPreferenceChange(OtherKey.self) { title = $0 } // want deaf-preference-listener(OtherKey)
  }
}

struct Emitting: View {
  var body: some View {
    VStack {
      Other()
      Text("a").preference(key: OtherKey.self, value: "a") // want non-child-preference(OtherKey)
    }
  }
}
