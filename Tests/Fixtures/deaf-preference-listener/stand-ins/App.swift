// D.4, D10, D11: what a stand-in of SwiftUI, a representable or an undecided modifier brings up is not told, so that no
// listener around it is deaf; a listener around text is.
import SwiftUI
import UIKit

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Panel: UIViewRepresentable {
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
      Panel().onPreferenceChange(CountKey.self) { count = $0 }
      Text("animated")
        .preference(key: CountKey.self, value: 1)
        .phaseAnimator([0, 1]) { content, _ in
          content.onPreferenceChange(CountKey.self) { count = $0 }
        }
        .onPreferenceChange(CountKey.self) { count = $0 }
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
