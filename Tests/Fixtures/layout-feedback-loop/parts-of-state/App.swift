// E.3: parts of one state are told apart as properties are: members, elements by their keys, and properties of one model.
import SwiftUI

struct TwoFields: View {
  @State private var heights = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, heights.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights.width = $0 } // want layout-feedback-loop(heights)
      Text("Item").padding(.bottom, heights.width)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights.height = $0 }
    }
  }
}

struct OneDecides: View {
  @State private var heights = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").fixedSize()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights.width = $0 }
      Text("Item").padding(.bottom, heights.width)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights.height = $0 }
    }
  }
}

struct TwoElements: View {
  @State private var heights: [CGFloat] = [0, 0]

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, heights[1])
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[0] = $0 } // want layout-feedback-loop(heights)
      Text("Item").padding(.bottom, heights[0])
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[1] = $0 }
    }
  }
}

struct HalfElements: View {
  @State private var heights: [CGFloat] = [0, 0]

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, heights[1] / 2)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[0] = $0 }
      Text("Item").padding(.bottom, heights[0])
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[1] = $0 }
    }
  }
}

// Which element is written is not told.
struct SomeElement: View {
  @State private var heights: [CGFloat] = [0, 0]
  @State private var index = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, heights[1])
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[index] = $0 }
      Text("Item").padding(.bottom, heights[0])
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[1] = $0 }
      Button("Other") { index = 1 - index }
    }
  }
}

@Observable final class Model {
  var upper: CGFloat = 0
  var lower: CGFloat = 0
}

struct TwoProperties: View {
  @State private var model = Model()

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, model.lower)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.upper = $0 } // want layout-feedback-loop(model)
      Text("Item").padding(.bottom, model.upper)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.lower = $0 }
    }
  }
}

@Observable final class OtherModel {
  var first: CGFloat = 0
  var second: CGFloat = 0
}

struct FixedProperty: View {
  @State private var model = OtherModel()

  var body: some View {
    VStack(spacing: 0) {
      Text("Item").padding(.bottom, model.second).frame(height: 40)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.first = $0 }
      Text("Item").padding(.bottom, model.first)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.second = $0 }
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      TwoFields()
      OneDecides()
      TwoElements()
      HalfElements()
      SomeElement()
      TwoProperties()
      FixedProperty()
    }
  }
}
