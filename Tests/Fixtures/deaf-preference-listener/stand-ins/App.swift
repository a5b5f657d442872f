// D.4, D10, D11: what a stand-in of SwiftUI brings up is not told within the style or the animation, and what a
// representable brings up is not told if its code hosts views or is given some; so that no listener around them is deaf.
// One around text is, and one around a view of UIKit that hosts nothing.
import SwiftUI
import UIKit

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct FadeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Panel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Hosted: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { Maker().view() }
  func updateUIView(_ view: UIView, context: Context) {}
}

final class Maker {
  func view() -> UIView { UIHostingController(rootView: Counted()).view }
}

struct Counted: View {
  var body: some View { Text("counted").preference(key: CountKey.self, value: 2) }
}

struct Given<Content: View>: UIViewRepresentable {
  let content: Content

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct Emphasis: ButtonStyle {
  @Binding var count: Int

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onPreferenceChange(CountKey.self) { count = $0 }
  }
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("tap") {}.buttonStyle(Emphasis(count: $count))
      VStack { Button("tap") {}.buttonStyle(Emphasis(count: $count)) }
        .onPreferenceChange(CountKey.self) { count = $0 } // want deaf-preference-listener(CountKey)
      Hosted().onPreferenceChange(CountKey.self) { count = $0 }
      Given(content: Counted()).onPreferenceChange(CountKey.self) { count = $0 }
      Text("fading")
        .preference(key: FadeKey.self, value: 1)
        .phaseAnimator([0, 1]) { content, _ in content.onPreferenceChange(FadeKey.self) { count = $0 } }
      Text("animated")
        .preference(key: CountKey.self, value: 1)
        .phaseAnimator([0, 1]) { content, _ in
          content.onPreferenceChange(CountKey.self) { count = $0 }
        }
        .onPreferenceChange(CountKey.self) { count = $0 }
      Text("animated")
        .phaseAnimator([0, 1]) { content, phase in content.opacity(Double(phase)) }
        .onPreferenceChange(CountKey.self) { count = $0 } // want deaf-preference-listener(CountKey)
      Text("plain").onPreferenceChange(CountKey.self) { count = $0 } // want deaf-preference-listener(CountKey)
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
