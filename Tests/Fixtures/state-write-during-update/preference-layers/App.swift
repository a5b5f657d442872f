// E.4, "`backgroundPreferenceValue` around a representable": one that writes, as it is updated, what the view around it reads makes it
// update again. What it writes later, and a size that UIKit has by itself, are its own affair: that alone is silent.
import SwiftUI

struct LinksKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct LinkLayer: UIViewRepresentable {
  let links: [String]
  @Binding var count: Int

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.invalidateIntrinsicContentSize()
    count = links.count // want state-write-during-update(count)
  }
}

struct LaterLayer: UIViewRepresentable {
  let links: [String]
  @Binding var count: Int

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.invalidateIntrinsicContentSize()
    guard count != links.count else { return }
    DispatchQueue.main.async { count = links.count }
  }
}

struct Linked: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .preference(key: LinksKey.self, value: ["a"])
      .backgroundPreferenceValue(LinksKey.self) { LinkLayer(links: $0, count: $count) }
  }
}

struct LinkedLater: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .preference(key: LinksKey.self, value: ["a"])
      .backgroundPreferenceValue(LinksKey.self) { LaterLayer(links: $0, count: $count) }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Linked()
      LinkedLater()
    }
  }
}
