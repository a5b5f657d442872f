// E.3: an object may be one of a class below, which runs members of its own.
import SwiftUI

class Base: ObservableObject {
  @Published var height: CGFloat = 0

  func note(_ new: CGFloat) { height = new }
}

final class Silent: Base {
  override func note(_ new: CGFloat) {}
}

struct Overridden: View {
  @StateObject private var model: Base = Silent()

  var body: some View {
    Text("A").padding(.bottom, model.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.note($0) }
  }
}

class Plain: ObservableObject {
  @Published var top: CGFloat = 0

  func keep(_ new: CGFloat) { top = new }
}

final class Named: Plain {
  var title = ""
}

struct NotOverridden: View {
  @StateObject private var model: Plain = Named()

  var body: some View {
    Text("A").padding(.bottom, model.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.keep($0) } // want layout-feedback-loop(model)
  }
}

class Scaled: ObservableObject {
  @Published var size: CGFloat = 0
  var factor: CGFloat { 1 }
}

final class Half: Scaled {
  override var factor: CGFloat { 0.5 }
}

struct ByFactor: View {
  @StateObject private var model: Scaled

  init() { _model = StateObject(wrappedValue: Half()) }

  var body: some View {
    Text("A").padding(.bottom, model.size * model.factor)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.size = $0 }
  }
}

class Stored: ObservableObject {
  @Published var gap: CGFloat = 0
}

final class Watching: Stored {
  override var gap: CGFloat {
    didSet { if gap > 80 { gap = 80 } }
  }
}

struct ByObserver: View {
  @StateObject private var model: Stored = Watching()

  var body: some View {
    Text("A").padding(.bottom, model.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.gap = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Overridden()
      NotOverridden()
      ByFactor()
      ByObserver()
    }
  }
}
