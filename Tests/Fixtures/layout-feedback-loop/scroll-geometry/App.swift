// E.3: the content of a scroll view is measured from outside, as the space is that it gets.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { ContentSizePadding() }
    WindowGroup { ContentSizeOutside() }
    WindowGroup { ContainerSizeInner() }
    WindowGroup { ContentMinheightGrows() }
    WindowGroup { OffsetHeader() }
    WindowGroup { BoolOfOffset() }
    WindowGroup { FitsFlip() }
    WindowGroup { SafeAreaPadding() }
  }
}

struct ContentSizePadding: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("a") }.padding(.bottom, h) }
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentSize.height } action: { _, new in h = new } // want layout-feedback-loop(h)
  }
}

struct ContentSizeOutside: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("a") } }
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentSize.height } action: { _, new in h = new }
      .frame(maxHeight: h)
  }
}

struct ContainerSizeInner: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("a") }.frame(minHeight: h) }
      .onScrollGeometryChange(for: CGFloat.self) { $0.containerSize.height } action: { _, new in h = new }
  }
}

struct ContentMinheightGrows: View {
  @State private var h: CGFloat = 0
  var body: some View {
    ScrollView { VStack { Text("a") }.frame(minHeight: h + 1) }
      .scrollIndicators(.hidden)
      .onScrollGeometryChange(for: CGSize.self) { g in g.contentSize } action: { _, new in h = new.height } // want layout-feedback-loop(h)
  }
}

struct OffsetHeader: View {
  @State private var y: CGFloat = 0
  var body: some View {
    ScrollView { Text("a").opacity(y > 10 ? 1 : 0) }
      .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { y = $1 }
  }
}

struct BoolOfOffset: View {
  @State private var isAway = false
  var body: some View {
    VStack { if isAway { Text("bar") }
      ScrollView { Text("a") }
        .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 10 } action: { isAway = $1 }
    }
  }
}

struct FitsFlip: View {
  @State private var isLong = false
  var body: some View {
    ScrollView { Color.red.frame(height: isLong ? 50 : 900) }
      .onScrollGeometryChange(for: Bool.self) { $0.contentSize.height > 400 } action: { isLong = $1 } // want layout-feedback-loop(isLong)
  }
}

struct SafeAreaPadding: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack { Text("a") }.safeAreaPadding(.bottom, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
