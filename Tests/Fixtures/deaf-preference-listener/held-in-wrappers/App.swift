// A view that a wrapped property holds is only known by its type, and the type of a view with modifiers does not say what they do.
import SwiftUI

struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@main
struct HolderApp: App {
  var body: some Scene {
    WindowGroup {
      Host(holder: Holder(view: Text("a").preference(key: NamesKey.self, value: ["a"])))
        .onPreferenceChange(NamesKey.self) { print($0) }
      Kept(view: Text("b").preference(key: NamesKey.self, value: ["b"]))
        .onPreferenceChange(NamesKey.self) { print($0) }
      Plain()
        .onPreferenceChange(NamesKey.self) { print($0) } // want deaf-preference-listener(NamesKey)
      Text("c").preference(key: NamesKey.self, value: ["c"]) // want non-child-preference(NamesKey)
    }
  }
}

final class Holder<Content: View>: ObservableObject {
  let view: Content
  init(view: Content) { self.view = view }
}

struct Host<Content: View>: View {
  @ObservedObject var holder: Holder<Content>
  var body: some View { holder.view }
}

struct Kept<Content: View>: View {
  @State var view: Content
  var body: some View { view }
}

struct Plain: View {
  @State private var title = "d"
  var body: some View { Text(title) }
}
