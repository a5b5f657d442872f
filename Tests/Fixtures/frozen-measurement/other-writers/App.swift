// E.3 through objects: a size stays only where no code can set it back; each form of a write counts, and whatever may hide one.
import SwiftUI
import Combine

// Nobody else writes it.
final class Alone: ObservableObject { @Published var aloneHeight: CGFloat = 40 }

struct AloneView: View {
  @ObservedObject var model: Alone
  var body: some View {
    Text("A").frame(height: model.aloneHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.aloneHeight = $0 } // want frozen-measurement(model)
  }
}

struct AlonePanel: View {
  @ObservedObject var model: Alone
  var body: some View { Text("\(1)") }
}

// A binding that is handed on, of the object, of what holds it, or of what is made for it.
final class Bound: ObservableObject { @Published var boundHeight: CGFloat = 40 }

struct BoundView: View {
  @ObservedObject var model: Bound
  var body: some View {
    Text("A").frame(height: model.boundHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.boundHeight = $0 }
  }
}

struct BoundPanel: View {
  @ObservedObject var model: Bound
  var body: some View { Slider(value: self.$model.boundHeight, in: 0...100) }
}

@Observable final class Wrapped { var wrappedHeight: CGFloat = 40 }

struct WrappedView: View {
  let model: Wrapped
  var body: some View {
    Text("A").frame(height: model.wrappedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.wrappedHeight = $0 }
  }
}

struct WrappedPanel: View {
  let model: Wrapped
  var body: some View { Slider(value: Bindable(model).wrappedHeight, in: 0...100) }
}

@Observable final class Held { var heldHeight: CGFloat = 40 }

struct HeldView: View {
  let model: Held
  var body: some View {
    Text("A").frame(height: model.heldHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.heldHeight = $0 }
  }
}

@Observable final class HeldStore { let inner = Held() }

struct HeldPanel: View {
  @Bindable var store: HeldStore
  var body: some View { Slider(value: $store.inner.heldHeight, in: 0...100) }
}

// A key path.
final class Keyed: ObservableObject {
  @Published var keyedHeight: CGFloat? = 40
  func clear(_ path: ReferenceWritableKeyPath<Keyed, CGFloat?>) { self[keyPath: path] = nil }
}

struct KeyedView: View {
  @ObservedObject var model: Keyed
  var body: some View {
    Text("A").frame(height: model.keyedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.keyedHeight = $0 }
  }
}

struct KeyedPanel: View {
  @ObservedObject var model: Keyed
  var body: some View { Button("Clear") { model.clear(\.keyedHeight) } }
}

final class Piped: ObservableObject {
  @Published var pipedHeight: CGFloat?
  init() { NotificationCenter.default.publisher(for: Notification.Name("x")).map { _ -> CGFloat? in nil }.assign(to: &$pipedHeight) }
}

struct PipedView: View {
  @ObservedObject var model: Piped
  var body: some View {
    Text("A").frame(height: model.pipedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.pipedHeight = $0 }
  }
}

// `&`, a method, or a tuple.
final class Given: ObservableObject {
  @Published var givenHeight: CGFloat?
  func clear() { empty(&givenHeight) }
  private func empty(_ height: inout CGFloat?) { height = nil }
}

struct GivenView: View {
  @ObservedObject var model: Given
  var body: some View {
    Text("A").frame(height: model.givenHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.givenHeight = $0 }
  }
}

struct GivenPanel: View {
  @ObservedObject var model: Given
  var body: some View { Button("Clear") { model.clear() } }
}

@Observable final class Negated {
  var negatedHeight: CGFloat = 40
  func turn() { negatedHeight.negate() }
}

struct NegatedView: View {
  let model: Negated
  var body: some View {
    Text("A").frame(height: model.negatedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.negatedHeight = $0 }
  }
}

struct NegatedPanel: View {
  let model: Negated
  var body: some View { Button("Turn") { model.turn() } }
}

@Observable final class Spread { var spreadHeight: CGFloat = 40 }

struct SpreadView: View {
  let model: Spread
  var body: some View {
    Text("A").frame(height: model.spreadHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.spreadHeight = $0 }
  }
}

struct SpreadPanel: View {
  let model: Spread
  var body: some View { Button("Reset") { (model.spreadHeight, _) = (40, 1) } }
}

// What holds it, as a whole.
struct ReplacedMetrics { var replacedHeight: CGFloat? }

final class Replaced: ObservableObject { @Published var metricsReplaced = ReplacedMetrics() }

struct ReplacedView: View {
  @ObservedObject var model: Replaced
  var body: some View {
    Text("A").frame(height: model.metricsReplaced.replacedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.metricsReplaced.replacedHeight = $0 }
  }
}

struct ReplacedPanel: View {
  @ObservedObject var model: Replaced
  var body: some View { Button("Reset") { model.metricsReplaced = ReplacedMetrics() } }
}

final class Cleared: ObservableObject { @Published var clearedHeight: [Int: CGFloat] = [:] }

struct ClearedView: View {
  @ObservedObject var model: Cleared
  var body: some View {
    Text("A").frame(height: model.clearedHeight[0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.clearedHeight[0] = $0 }
  }
}

struct ClearedPanel: View {
  @ObservedObject var model: Cleared
  var body: some View { Button("Clear") { model.clearedHeight.removeAll() } }
}

final class Emptied: ObservableObject { @Published var emptiedHeight: [Int: CGFloat] = [:] }

struct EmptiedView: View {
  @ObservedObject var model: Emptied
  var body: some View {
    Text("A").frame(height: model.emptiedHeight[0])
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.emptiedHeight[0] = $0 }
  }
}

struct EmptiedPanel: View {
  @ObservedObject var model: Emptied
  var body: some View { Button("Clear") { model.emptiedHeight = [:] } }
}

// Another object may come in its place; one that lasts, or begins alike, changes nothing.
final class Renewed: ObservableObject { @Published var renewedHeight: CGFloat? }

struct RenewedView: View {
  @ObservedObject var model: Renewed
  var body: some View {
    Text("A").frame(height: model.renewedHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.renewedHeight = $0 }
  }
}

struct RenewedPanel: View {
  @State private var all = [Renewed(), Renewed()]
  var body: some View {
    VStack {
      RenewedView(model: all[0])
      Button("Reset") { all = [Renewed(), Renewed()] }
    }
  }
}

final class Lasting: ObservableObject {
  static let shared = Lasting()
  @Published var lastingHeight: CGFloat?
}

struct LastingView: View {
  @ObservedObject var model: Lasting
  var body: some View {
    Text("A").frame(height: model.lastingHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.lastingHeight = $0 } // want frozen-measurement(model)
  }
}

@main struct AppO: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { AloneView(model: Alone()); BoundView(model: Bound()); WrappedView(model: Wrapped()) }
        VStack { HeldView(model: Held()); KeyedView(model: Keyed()); PipedView(model: Piped()) }
        VStack { GivenView(model: Given()); NegatedView(model: Negated()); SpreadView(model: Spread()) }
        VStack { ReplacedView(model: Replaced()); ClearedView(model: Cleared()); EmptiedView(model: Emptied()) }
        VStack { RenewedPanel(); LastingView(model: Lasting.shared) }
      }
    }
  }
}
