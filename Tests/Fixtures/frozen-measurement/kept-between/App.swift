// E.3: what is only kept between two numbers stays as it begins, whatever the content is. What begins below them takes the content's
// place, and what is measured inside follows the content.
import SwiftUI

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

struct Composer: View {
  @State private var text = ""
  @State private var height: CGFloat = 36
  var body: some View {
    TextEditor(text: $text)
      .frame(height: min(max(height, 36), 140))
      .background(
        GeometryReader { proxy in // want frozen-measurement(height)
          Color.clear.onChange(of: proxy.size.height) { height = proxy.size.height }
        })
  }
}

struct Clamped: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: height.clamped(to: 40...400))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want frozen-measurement(height)
  }
}

struct ClampedInside: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height.clamped(to: 40...400))
  }
}

struct FromBelow: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: max(40, min(height, 400)))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Tapped: View {
  @State private var height: CGFloat = 50
  var body: some View {
    VStack { Text("a"); Text("b") }.frame(height: height.clamped(to: 40...90))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .onTapGesture { height = 80 }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Composer()
      Clamped()
      ClampedInside()
      FromBelow()
      Tapped()
    }
  }
}
