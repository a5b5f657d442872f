// E.3, inside: the larger of width and height, put back around both, grows; put around one of them it grows as that.
import SwiftUI

struct SideKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Square: View {
  @State private var side: CGFloat = 10

  var body: some View {
    Text("x")
      .fixedSize()
      .padding(side)
      .background(
        GeometryReader { // want layout-feedback-loop(side)
          Color.clear.preference(key: SideKey.self, value: max($0.size.width, $0.size.height))
        })
      .onPreferenceChange(SideKey.self, perform: update)
  }

  private func update(_ value: CGFloat) {
    guard value != side else { return }
    side = value
  }
}

struct Sum: View {
  @State private var extent: CGFloat = 10

  var body: some View {
    Text("x")
      .fixedSize()
      .padding(.top, extent)
      .onGeometryChange(for: CGFloat.self) { $0.size.width + $0.size.height } action: { extent = $0 } // want layout-feedback-loop(extent)
  }
}

struct Circled: View {
  @State private var side: CGFloat = 10

  var body: some View {
    Text("x")
      .fixedSize()
      .onGeometryChange(for: CGFloat.self) { max($0.size.width, $0.size.height) } action: { side = $0 }
      .frame(width: side, height: side)
  }
}

struct Half: View {
  @State private var side: CGFloat = 10

  var body: some View {
    Text("x")
      .fixedSize()
      .padding(side / 8)
      .onGeometryChange(for: CGFloat.self) { max($0.size.width, $0.size.height) } action: { side = $0 }
  }
}
