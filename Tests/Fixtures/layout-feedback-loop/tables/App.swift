// E.3: rows that are as high as the highest of some cells add up.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Table() }
    WindowGroup { TableOutside() }
    WindowGroup { TableLarge() }
    WindowGroup { TableMinheight() }
    WindowGroup { TwoMaxGrow() }
    WindowGroup { GridTable1() }
    WindowGroup { MaxSettles() }
    WindowGroup { CellOfGrid() }
  }
}

struct Table: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack {
      HStack { Text("a"); Text("b") }
      HStack { Text("c"); Text("d") }
      HStack { Text("e"); Text("f") }
    }
    .padding(.bottom, h)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct TableOutside: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack {
      HStack { Text("a"); Text("b") }
      HStack { Text("c"); Text("d") }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    .padding(.bottom, h)
  }
}

struct TableLarge: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack {
      HStack { Text("a"); Text("b"); Text("b") }
      HStack { Text("c"); Text("d"); Text("b") }
      HStack { Text("e"); Text("f"); Text("b") }
      HStack { Text("e"); Text("f"); Text("b") }
    }
    .padding(.bottom, h)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct TableMinheight: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      HStack { Color.red.frame(height: 10); Color.red.frame(height: h / 4) }
      HStack { Color.red.frame(height: 10); Color.red.frame(height: h / 4) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct TwoMaxGrow: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      HStack { Color.red.frame(height: 10); Color.red.frame(height: h) }
      HStack { Color.red.frame(height: 10); Color.red.frame(height: h) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct GridTable1: View {
  @State private var h: CGFloat = 0
  var body: some View {
    Grid { GridRow { Text("a"); Text("b") }; GridRow { Text("c"); Text("d") } }
      .padding(.bottom, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct MaxSettles: View {
  @State private var h: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      HStack { Color.red.frame(height: 10); Color.red.frame(height: h / 2) }
      HStack { Color.red.frame(height: 30); Color.red.frame(height: h / 2) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct CellOfGrid: View {
  @State private var h: CGFloat = 0
  var body: some View {
    Grid { GridRow { Text("a").padding(.top, h); Text("b") }; GridRow { Text("c"); Text("d") } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}
