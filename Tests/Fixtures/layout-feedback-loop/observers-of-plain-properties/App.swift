// E.3, "write to a non-observed reference box": the observer of a property that nobody observes may write one that a view reads.
import SwiftUI

final class PanelModel: ObservableObject {
  @Published var gap: CGFloat = 0
  var height: CGFloat = 0 {
    didSet { gap = height }
  }
}

struct Grows: View {
  @StateObject private var model = PanelModel()

  var body: some View {
    Text("First").padding(.bottom, model.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 } // want layout-feedback-loop(model)
  }
}

struct Outside: View {
  @StateObject private var model = PanelModel()

  var body: some View {
    Text("First")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 }
      .padding(.bottom, model.gap)
  }
}

final class CalmModel: ObservableObject {
  @Published var gap: CGFloat = 0
  var height: CGFloat = 0 {
    didSet { gap = height / 4 }
  }
}

struct Settles: View {
  @StateObject private var model = CalmModel()

  var body: some View {
    Text("First").padding(.vertical, model.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 }
  }
}

final class CappedModel: ObservableObject {
  @Published var gap: CGFloat = 0
  var height: CGFloat = 0 {
    didSet {
      if height > 60 { height = 60 }
      gap = min(height, 60)
    }
  }
}

struct Capped: View {
  @StateObject private var model = CappedModel()

  var body: some View {
    Text("First").padding(.bottom, model.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 }
  }
}

// What was assigned before is what is read.
final class StepModel: ObservableObject {
  @Published var gap: CGFloat = 0
  var height: CGFloat = 0

  func update(_ new: CGFloat) {
    height = new
    gap = height + 4
  }
}

struct Steps: View {
  @StateObject private var model = StepModel()

  var body: some View {
    Text("First").padding(.bottom, model.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.update($0) } // want layout-feedback-loop(model)
  }
}

// Without an observer nothing comes of it.
final class Box: ObservableObject {
  var height: CGFloat = 0
}

struct Boxed: View {
  @StateObject private var box = Box()

  var body: some View {
    Text("First").padding(.bottom, box.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Outside()
      Settles()
      Capped()
      Steps()
      Boxed()
    }
  }
}
