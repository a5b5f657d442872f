// E.3, inside: state that goes down into what is measured under a key of the environment (A6: the nearest write is read).
import SwiftUI

extension EnvironmentValues {
  @Entry var headerHeight: CGFloat = 0
}

struct Header: View {
  @Environment(\.headerHeight) private var headerHeight

  var body: some View { Text("a").padding(.top, headerHeight + 2) }
}

struct Growing: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Header()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
    }
    .environment(\.headerHeight, height)
  }
}

struct Nearest: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Header()
        .environment(\.headerHeight, 8)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
    .environment(\.headerHeight, height)
  }
}

struct Outside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("title").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      Header()
    }
    .environment(\.headerHeight, height)
  }
}

struct Above: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Header()
      .environment(\.headerHeight, 4)
      .environment(\.headerHeight, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Line: View {
  @Environment(\.headerHeight) private var headerHeight

  var body: some View { Text("a").fixedSize().padding(.vertical, headerHeight) }
}

struct Deeper: View {
  var body: some View { VStack { Line() } }
}

struct Around: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Deeper()
      .environment(\.headerHeight, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Drawn: View {
  @Environment(\.headerHeight) private var headerHeight

  var body: some View { Text("a").opacity(headerHeight > 20 ? 1 : 0.5) }
}

struct DrawnOnly: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack { Drawn() }
      .environment(\.headerHeight, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}
