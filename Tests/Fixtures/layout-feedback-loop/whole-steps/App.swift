// E.3: state that is rounded to a whole number grows by whole numbers, or not at all.
import SwiftUI

struct Grows: View {
  @State private var columns = 0

  var body: some View {
    Color.teal.frame(width: CGFloat(columns) * 100 + 100, height: 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { columns = Int($0 / 100) } // want layout-feedback-loop(columns)
  }
}

struct Stays: View {
  @State private var columns = 0

  var body: some View {
    Color.teal.frame(width: CGFloat(columns) * 100 + 40, height: 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { columns = Int($0 / 100) }
  }
}

struct Shrinks: View {
  @State private var columns = 4

  var body: some View {
    Color.teal.frame(width: CGFloat(columns) * 50 + 40, height: 50)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { columns = Int($0 / 100) }
  }
}

struct RoundedUp: View {
  @State private var lines = 0

  var body: some View {
    Color.teal.frame(width: 50, height: CGFloat(lines) * 20 + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lines = Int(($0 / 20).rounded(.up)) } // want layout-feedback-loop(lines)
  }
}

// From a whole number a half may lead to an even one.
struct Halves: View {
  @State private var lines = 0

  var body: some View {
    Color.teal.frame(width: 50, height: CGFloat(lines) * 20 + 10)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        lines = Int(($0 / 20).rounded(.toNearestOrEven))
      }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Stays()
      Shrinks()
      RoundedUp()
      Halves()
    }
  }
}
