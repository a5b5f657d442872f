// D6: a view that is given to a value from outside, to a function, or by its type, may be shown by what comes back. What is
// made of nothing but data shows none.
import Factory
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct Banner: View {
  var body: some View { Text("banner").preference(key: TitleKey.self, value: "banner") }
}

struct Screen: View {
  @State private var title = ""
  let factory: ViewFactory

  var body: some View {
    let prepared = factory.adding(Banner())
    VStack {
      factory.wrapped(Banner()).onPreferenceChange(TitleKey.self) { title = $0 }
      factory.wrapped(content: Banner(), named: title).onPreferenceChange(TitleKey.self) { title = $0 }
      factory.wrapped { Banner() }.onPreferenceChange(TitleKey.self) { title = $0 }
      VStack { ViewFactory.shared.wrapped([Banner()]) }.onPreferenceChange(TitleKey.self) { title = $0 }
      VStack { prepared.build() }.onPreferenceChange(TitleKey.self) { title = $0 }
      VStack { Host(Banner.self) }.onPreferenceChange(TitleKey.self) { title = $0 }
      VStack { Host<Banner>() }.onPreferenceChange(TitleKey.self) { title = $0 }
    }
    VStack { Text(factory.named("title")) }
      .onPreferenceChange(TitleKey.self) { title = $0 } // want deaf-preference-listener(TitleKey)
    VStack { factory.wrapped(Text("title")) }
      .onPreferenceChange(TitleKey.self) { title = $0 } // want deaf-preference-listener(TitleKey)
    VStack { Host<Text>() }
      .onPreferenceChange(TitleKey.self) { title = $0 } // want deaf-preference-listener(TitleKey)
  }
}

@main
struct FactoryApp: App {
  var body: some Scene {
    WindowGroup { Screen(factory: ViewFactory()) }
  }
}
