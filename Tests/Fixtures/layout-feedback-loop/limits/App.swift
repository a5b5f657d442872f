// E.3: a stack with a row that takes what is offered up to a limit is no higher than the limits of its rows together, however much
// room there is. With a row that has no limit it takes all of it.
import SwiftUI

struct Placeholder: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      VStack { Text("A"); Color.red.frame(maxHeight: 100) }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Color.blue.frame(height: h)
    }
  }
}

struct PlaceholderFills: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      VStack { Text("A"); Color.red.frame(maxHeight: 100); Color.green }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
      Color.blue.frame(height: h)
    }
  }
}

struct Options: View {
  @State private var h: CGFloat = 300
  @State private var isShown = false

  var body: some View {
    Button("A") { isShown = true }.sheet(isPresented: $isShown) {
      VStack { Text("Options"); ScrollView { Text("x") }.frame(maxHeight: 200) }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
        .presentationDetents([.height(h + 40)])
    }
  }
}

struct OptionsFill: View {
  @State private var h: CGFloat = 300
  @State private var isShown = false

  var body: some View {
    Button("A") { isShown = true }.sheet(isPresented: $isShown) {
      VStack { Text("Options"); ScrollView { Text("x") }.frame(maxHeight: .infinity) }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
        .presentationDetents([.height(h + 40)])
    }
  }
}

struct Badge: View {
  @State private var w: CGFloat = 0

  var body: some View {
    HStack { Text("A"); Image("b").resizable().frame(maxWidth: 60) }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 }
      .padding(.leading, w)
  }
}

struct BadgeFills: View {
  @State private var w: CGFloat = 0

  var body: some View {
    HStack { Text("A"); Image("b").resizable() }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 } // want layout-feedback-loop(w)
      .padding(.leading, w)
  }
}

struct LimitGrows: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { Color.red.frame(maxHeight: 100); Color.blue.frame(height: h + 10) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
