// D6: a method of somebody else's value may be called as a modifier of SwiftUI is, and an operator may be somebody else's: what
// they are given, they may show. SwiftUI's own modifiers of that name show nothing.
import Boxes
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Banner: View {
  var body: some View { Text("banner").preference(key: TitleKey.self, value: ["banner"]) }
}

struct Screen: View {
  let box = Box()

  var body: some View {
    VStack {
      VStack { box.frame(Banner()) }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { box.padding(Banner(), by: 4) }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { Banner() <+> Text("sum") }.onPreferenceChange(TitleKey.self) { print($0) }
      VStack { ^^Banner() }.onPreferenceChange(TitleKey.self) { print($0) }
    }
    VStack { Text("frame").frame(width: 1).padding(2) }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
    VStack { Text("sum") + Text("of texts") }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
  }
}

@main
struct BoxApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
