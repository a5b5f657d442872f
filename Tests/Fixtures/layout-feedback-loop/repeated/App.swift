// E.3, inside: what is built for each element of a collection that is written out counts as often as it has elements. How many a
// collection at run time has is not told, nor which element a condition means.
import SwiftUI

struct Chips: View {
  @State private var height: CGFloat = 20
  let tags = ["a", "b"]

  var body: some View {
    VStack(spacing: 0) { ForEach(tags, id: \.self) { Text($0).frame(height: height + 4) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Carousel: View {
  @State private var height: CGFloat = 100

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3) { index in
        VStack { Text("Card \(index)").frame(height: height); Text("caption").fixedSize() }
      }
    }
    .background(
      GeometryReader { geometry in // want layout-feedback-loop(height)
        Color.clear.onChange(of: geometry.size.height, initial: true) { _, new in height = new }
      })
  }
}

struct Halves: View {
  @State private var height: CGFloat = 20

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<3) { Text("\($0)").frame(height: height / 4) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Nothing: View {
  @State private var height: CGFloat = 20

  var body: some View {
    VStack(spacing: 0) {
      Text("a")
      ForEach(0..<0) { _ in Text("b").frame(height: height + 4) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Loaded: View {
  @State private var height: CGFloat = 20
  let tags: [String]

  var body: some View {
    VStack(spacing: 0) { ForEach(tags, id: \.self) { Text($0).frame(height: height + 4) } }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Picked: View {
  @State private var height: CGFloat = 20
  let picked: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { index in
        if index == picked { Text("b").frame(height: height + 4) } else { Text("c") }
      }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Beside: View {
  @State private var height: CGFloat = 20

  var body: some View {
    VStack {
      HStack { ForEach(0..<3) { Text("\($0)").frame(width: 20, height: 30) } }
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      Color.red.frame(height: height + 8)
    }
  }
}
