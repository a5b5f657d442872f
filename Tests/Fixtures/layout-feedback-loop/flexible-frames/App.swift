// E.2, frames with bounds: one with a maximum alone is no smaller than its content, and one with a minimum alone no larger than what
// it is offered, as far as their bounds let them; one with both takes what it is offered.
import SwiftUI

struct LargerContent: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 2000).frame(maxHeight: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .padding(.top, h)
  }
}

struct SmallerContent: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(maxHeight: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      .padding(.top, h)
  }
}

struct Ratchet: View {
  @State private var w: CGFloat = 0

  var body: some View {
    Text("A").fixedSize().frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }
      .frame(width: w)
  }
}

struct Exactly: View {
  @State private var w: CGFloat = 0

  var body: some View {
    Text("A").fixedSize().frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 } // want frozen-measurement(w)
      .frame(width: w)
  }
}

struct WiderThanTheRoom: View {
  @State private var w: CGFloat = 0

  var body: some View {
    VStack { Text("A").frame(width: max(0, w - 16)) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 } // want layout-feedback-loop(w)
  }
}

struct AsWideAsTheRoom: View {
  @State private var w: CGFloat = 0

  var body: some View {
    VStack { Text("A").frame(width: max(0, w - 16)) }
      .padding(.horizontal, 16)
      .frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }
  }
}

struct GrowsWithinTheRoom: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack { Text("A").padding(.top, h) }.frame(minHeight: 44)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .frame(height: 100)
  }
}

struct GrowsWithoutEnd: View {
  @State private var h: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack { Text("A").padding(.top, h) }.frame(minHeight: 44)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
    }
  }
}

struct MinimumGrows: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(minHeight: h + 10)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct ThresholdBelow: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: h > 900 ? 100 : 1000).frame(minHeight: 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .frame(height: 500)
  }
}

struct ThresholdWithin: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: h > 300 ? 100 : 1000).frame(minHeight: 40)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      .frame(height: 500)
  }
}

struct MaximumOfNothing: View {
  @State private var h: CGFloat = 0

  var body: some View {
    ScrollView {
      Color.red.frame(maxHeight: h + 10)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
  }
}
