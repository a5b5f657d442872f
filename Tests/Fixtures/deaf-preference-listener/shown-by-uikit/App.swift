// D.4, §0.2: whether content that UIKit shows comes up where it is shown from is not told. Who hears whom within such content is.
import SwiftUI
import UIKit

struct TitleKey: PreferenceKey {
  static let defaultValue: String? = nil
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Details: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Details").preference(key: TitleKey.self, value: "Details")
      Text("Some").preference(key: CountKey.self, value: 1)
      Text("\(count)").onPreferenceChange(CountKey.self) { count = $0 } // want deaf-preference-listener(CountKey)
    }
  }
}

struct Home: View {
  @State private var title: String?

  var body: some View {
    Button(title ?? "Show") {
      UIApplication.shared.windows.first?.rootViewController?
        .present(UIHostingController(rootView: Details()), animated: true)
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}
