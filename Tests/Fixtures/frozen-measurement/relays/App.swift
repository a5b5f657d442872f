// E.3: what follows the measured state sets the size that is measured; somebody else may set it, too.
import SwiftUI

struct Followed: View {
  @State private var a: CGFloat = 40
  @State private var b: CGFloat = 40

  var body: some View {
    Text("A").frame(height: b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want frozen-measurement(a)
      .onChange(of: a) { b = a }
  }
}

struct FollowedOutside: View {
  @State private var a: CGFloat = 40
  @State private var b: CGFloat = 40

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .frame(height: b)
      .onChange(of: a) { b = a }
  }
}

struct Bound: View {
  @State private var a: CGFloat?
  @State private var b: CGFloat?

  var body: some View {
    Text("A").frame(height: b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want frozen-measurement(a)
      .onChange(of: a) { _, new in
        if let new { b = new }
      }
  }
}

struct SetElsewhere: View {
  @State private var a: CGFloat?
  @State private var b: CGFloat?

  var body: some View {
    VStack {
      Text("A").frame(height: b)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
        .onChange(of: a) { b = a }
      Button("Free") { b = nil }
    }
  }
}

struct InRows: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Text("A").frame(height: heights[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 } // want frozen-measurement(heights)
      }
    }
  }
}

struct InRowsFreed: View {
  @State private var heights: [Int: CGFloat] = [:]

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { i in
        Text("A").frame(height: heights[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { heights[i] = $0 }
      }
      Button("Free") { heights.removeAll() }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Followed()
      FollowedOutside()
      Bound()
      SetElsewhere()
      InRows()
      InRowsFreed()
    }
  }
}
