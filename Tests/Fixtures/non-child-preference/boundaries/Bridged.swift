// D.4, D11: what a representable hosts may come out of it, what UIKit presents is not judged; a listener beside the
// representable hears nothing of either.
import SwiftUI
import UIKit

struct BridgedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct HostedKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct BesideBridgeKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Bridge<Content: View>: UIViewControllerRepresentable {
  var content: Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    UIHostingController(rootView: content)
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }
}

struct Presenter {
  func show(on controller: UIViewController) {
    let hosted = Color.red.preference(key: HostedKey.self, value: [1])
    controller.present(UIHostingController(rootView: hosted), animated: true)
  }
}

struct BridgedScreen: View {
  @State private var values: [Int] = []

  var body: some View {
    VStack {
      Bridge(content: Color.red.preference(key: BridgedKey.self, value: [1]))
        .onPreferenceChange(BridgedKey.self) { values = $0 }
      Bridge(content: Text("bridged"))
      Color.red.preference(key: BesideBridgeKey.self, value: [1]) // want non-child-preference(BesideBridgeKey)
      Text("beside")
        .onPreferenceChange(BesideBridgeKey.self) { values = $0 } // want deaf-preference-listener(BesideBridgeKey)
    }
    .onPreferenceChange(HostedKey.self) { values = $0 }
  }
}
