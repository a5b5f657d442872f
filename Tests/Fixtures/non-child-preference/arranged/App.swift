// D8: what arranges the subviews of its content may put each of them below a listener. Only what stands beside the
// container is certainly not heard there.
import SwiftUI

struct SpacingKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct IndentKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Block<Content: View>: View {
  @State private var spacing: CGFloat = 0
  var content: Content

  var body: some View {
    content
      .onPreferenceChange(SpacingKey.self) { spacing = $0 }
      .padding(.top, spacing)
  }
}

struct Blocks<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    Group(subviews: content()) { children in
      VStack {
        ForEach(children) { Block(content: $0) }
      }
    }
  }
}

struct Document: View {
  @State private var indent: CGFloat = 0

  var body: some View {
    VStack {
      Blocks {
        Text("text").preference(key: SpacingKey.self, value: 4)
        Text("indented").onPreferenceChange(IndentKey.self) { indent = $0 } // want deaf-preference-listener(IndentKey)
      }
      Text("beside").preference(key: IndentKey.self, value: 4) // want non-child-preference(IndentKey)
    }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Document() }
  }
}
