// E.3, positions: a view that is moved by where it stands in a space outside goes to and fro or runs away; one that moves
// within what is measured, or that is measured in its own space, is safe.
import SwiftUI

struct Runaway: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Text("Header")
      .background(
        GeometryReader { proxy in // want layout-feedback-loop(top)
          Color.clear.onChange(of: proxy.frame(in: .global).minY) { top = proxy.frame(in: .global).minY }
        }
      )
      .offset(y: top)
  }
}

struct Pinned: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Text("Header")
      .onGeometryChange(for: CGFloat.self) { proxy in // want layout-feedback-loop(top)
        proxy.frame(in: .global).minY
      } action: {
        top = $0
      }
      .offset(y: -top)
  }
}

struct Parallax: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        Image("header").offset(y: -offset)
        Text("Text")
      }
      .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("scroll")).minY } action: { offset = $0 }
    }
    .coordinateSpace(name: "scroll")
  }
}

struct LocalSpace: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Text("Header")
      .onGeometryChange(for: CGFloat.self) { $0.frame(in: .local).minY } action: { top = $0 }
      .offset(y: top)
  }
}

struct Drawn: View {
  @State private var top: CGFloat = 0

  var body: some View {
    Text("Header")
      .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { top = $0 }
      .opacity(top > 100 ? 1 : 0.5)
  }
}

struct Bar: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    VStack {
      Color.blue.frame(height: 44).opacity(offset / 44)
      ScrollView {
        Text("Content")
          .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("list")).minY } action: { offset = -$0 }
      }
      .coordinateSpace(.named("list"))
    }
  }
}

struct FirstRow: View {
  @State private var y: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("A").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("p")).minY } action: { y = $0 }
        .padding(.top, y)
      Spacer()
    }
    .coordinateSpace(.named("p"))
  }
}

struct SecondRow: View {
  @State private var y: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("Above")
      Text("A").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("p")).minY } action: { y = $0 } // want layout-feedback-loop(y)
        .padding(.top, y)
      Spacer()
    }
    .coordinateSpace(.named("p"))
  }
}

struct FirstRowBelow: View {
  @State private var y: CGFloat = 40

  var body: some View {
    VStack(spacing: 0) {
      Text("A").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("p")).minY } action: { y = $0 } // want frozen-measurement(y)
        .padding(.top, y)
      Spacer()
    }
    .coordinateSpace(.named("p"))
  }
}

@main
struct PositionApp: App {
  var body: some Scene {
    WindowGroup {
      Runaway()
      Pinned()
      Parallax()
      LocalSpace()
      Drawn()
      Bar()
      FirstRow()
      SecondRow()
      FirstRowBelow()
    }
  }
}
