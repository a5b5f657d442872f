// E.3: what frees the size again is not frozen: a condition, another writer, a least size, a one-shot. One that is shows
// that the file is read.
import SwiftUI

struct Frozen: View {
  @State private var width: CGFloat = 80

  var body: some View {
    Text("Frozen")
      .frame(width: width)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want frozen-measurement(width)
  }
}

struct Conditional: View {
  @State private var height: CGFloat = 0
  @State private var isPinned = false

  var body: some View {
    Text("Row")
      .frame(height: isPinned ? height : nil)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Resizable: View {
  @State private var width: CGFloat = 200

  var body: some View {
    Color.red
      .frame(width: width)
      .gesture(DragGesture().onChanged { width = $0.location.x })
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct Least: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Row")
      .frame(minWidth: width)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

struct Once: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("Row")
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { newValue in
        guard height == nil else { return }
        height = newValue
      }
  }
}

struct Given: View {
  @Binding var height: CGFloat

  var body: some View {
    Text("Row")
      .frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Giver: View {
  @State private var height: CGFloat = 40

  var body: some View {
    VStack {
      Slider(value: $height)
      Given(height: $height)
    }
  }
}

@main
struct QuietApp: App {
  var body: some Scene {
    WindowGroup {
      Frozen()
      Conditional()
      Resizable()
      Least()
      Once()
      Giver()
    }
  }
}
