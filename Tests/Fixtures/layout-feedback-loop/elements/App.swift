// E.3: an element of a collection or a tuple is state of its own: what is measured into the element of a row comes back only
// through the same element.
import SwiftUI

struct ByRow: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Color.red.frame(height: (heights[i] ?? 0) + 5)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 } // want layout-feedback-loop(heights)
      }
    }
  }
}

struct ByRowDrawn: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Color.red.frame(height: 20).opacity(heights[i] ?? 0)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 }
      }
    }
  }
}

struct ByIndex: View {
  @State private var heights: [CGFloat] = [0, 0]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Color.red.frame(height: heights[i] + 5)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 } // want layout-feedback-loop(heights)
      }
    }
  }
}

struct ByName: View {
  @State private var heights: [String: CGFloat] = [:]

  var body: some View {
    Text("A").padding(.top, heights["a", default: 0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights["a"] = $0 } // want layout-feedback-loop(heights)
  }
}

struct ByOtherName: View {
  @State private var heights: [String: CGFloat] = [:]

  var body: some View {
    Text("A").padding(.top, heights["b", default: 0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights["a"] = $0 }
  }
}

struct Item: Identifiable { let id: Int }

struct ByMember: View {
  let items: [Item]
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    VStack {
      ForEach(items) { item in
        Text("A").padding(.top, heights[item.id] ?? 0)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[item.id] = $0 } // want layout-feedback-loop(heights)
      }
    }
  }
}

struct OfNeighbour: View {
  @State private var heights: [CGFloat] = [0, 0, 0]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Text("A").padding(.top, heights[i + 1])
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 }
      }
    }
  }
}

struct InTuple: View {
  @State private var size: (w: CGFloat, h: CGFloat) = (0, 0)

  var body: some View {
    Color.red.frame(width: 20, height: size.h + 5)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = ($0.width, $0.height) } // want layout-feedback-loop(size)
  }
}

struct InTupleOther: View {
  @State private var size: (w: CGFloat, h: CGFloat) = (0, 0)

  var body: some View {
    Color.red.frame(width: 20, height: size.w / 2 + 5)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = ($0.width, $0.height) }
  }
}

struct InTupleByNumber: View {
  @State private var size: (CGFloat, CGFloat) = (0, 0)

  var body: some View {
    Color.red.frame(width: 20, height: size.1 + 5)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = ($0.width, $0.height) } // want layout-feedback-loop(size)
  }
}

struct FromTuple: View {
  @State private var w: CGFloat = 0
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { (w, h) = ($0.width, $0.height) } // want layout-feedback-loop(h)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ByRow()
      ByRowDrawn()
      ByIndex()
      ByName()
      ByOtherName()
      ByMember(items: [])
      OfNeighbour()
      InTuple()
      InTupleOther()
      InTupleByNumber()
      FromTuple()
    }
  }
}
