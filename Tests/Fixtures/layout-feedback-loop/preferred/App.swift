// E.4, the idioms that need no state, or that settle: a layout of the project's own, a relative frame, what fits, effects that
// draw only, scroll geometry, a key that measures and places; each next to the state that does not settle.
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    return CGSize(width: widths.max() ?? 0, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
  }
}

struct Preferred: View {
  @State private var isWide = false
  @State private var offset: CGFloat = 0

  var body: some View {
    EqualWidths { Text("OK"); Text("Cancel") }
    AnyLayout(isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Text("A"); Text("B") }
    Text("half").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    ViewThatFits { Text("a long title"); Text("short") }
    Text("moves").visualEffect { content, proxy in content.offset(y: -proxy.frame(in: .global).minY) }
    ScrollView { Text("scrolls") }
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, new in offset = new }
      .overlay { Text("title").opacity(offset > 40 ? 1 : 0) }
    Button("turn") { isWide.toggle() }
  }
}

struct Watched: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("watched")
      .background { GeometryReader { proxy in Color.clear.task(id: proxy.size.height) { height = proxy.size.height } } }
      .frame(height: height + 8)
  }
}

struct WatchedInside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("watched")
      .frame(height: height + 8)
      .background {
        GeometryReader { proxy in // want layout-feedback-loop(height)
          Color.clear.task(id: proxy.size.height) { height = proxy.size.height }
        }
      }
  }
}

struct Twice: View {
  @State private var inner: CGFloat = 0
  @State private var outer: CGFloat = 0

  var body: some View {
    VStack {
      Text("title")
        .fixedSize()
        .background { GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) } }
        .onPreferenceChange(HeightKey.self) { inner = $0 }
      Color.red.frame(height: inner)
    }
    .onPreferenceChange(HeightKey.self) { outer = $0 }
    Color.blue.frame(height: outer)
  }
}

struct TwiceAround: View {
  @State private var inner: CGFloat = 0
  @State private var outer: CGFloat = 0

  var body: some View {
    VStack {
      Text("title")
        .padding(.vertical, outer)
        .background {
          GeometryReader { // want layout-feedback-loop(outer)
            Color.clear.preference(key: HeightKey.self, value: $0.size.height)
          }
        }
        .onPreferenceChange(HeightKey.self) { inner = $0 }
      Color.red.frame(height: inner)
    }
    .onPreferenceChange(HeightKey.self) { outer = $0 }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Preferred()
      Watched()
      WatchedInside()
      Twice()
      TwiceAround()
    }
  }
}
