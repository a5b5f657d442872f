// E.3: what is written through a binding, a key path or a subscription runs the setter and the observers of the property that it leads to.
import Combine
import SwiftUI

struct Probe: ViewModifier {
  @Binding var height: CGFloat

  func body(content: Content) -> some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(metrics) layout-feedback-loop(model) layout-feedback-loop(taken)
  }
}

struct CappedMetrics {
  var raw: CGFloat = 0
  var capped: CGFloat {
    get { raw }
    set { raw = min(newValue, 80) }
  }
}

struct Capped: View {
  @State private var metrics = CappedMetrics()

  var body: some View {
    Text("A").padding(.bottom, metrics.raw).modifier(Probe(height: $metrics.capped))
  }
}

struct RaisedMetrics {
  var low: CGFloat = 0
  var raised: CGFloat {
    get { low }
    set { low = newValue + 4 }
  }
}

struct Raised: View {
  @State private var metrics = RaisedMetrics()

  var body: some View {
    Text("A").padding(.bottom, metrics.low).modifier(Probe(height: $metrics.raised))
  }
}

@Observable final class ApartModel {
  var read: CGFloat = 0
  var written: CGFloat = 0
  var both: CGFloat {
    get { read }
    set { written = newValue }
  }
}

struct Apart: View {
  @State private var model = ApartModel()

  var body: some View {
    Text("A").padding(.bottom, model.both).modifier(Probe(height: $model.both))
  }
}

final class WatchedModel: ObservableObject {
  @Published var top: CGFloat = 0 {
    didSet { if top > 80 { top = 80 } }
  }
}

struct Watched: View {
  @StateObject private var model = WatchedModel()

  var body: some View {
    Text("A").padding(.bottom, model.top).modifier(Probe(height: $model.top))
  }
}

final class FollowedModel: ObservableObject {
  @Published var gap: CGFloat = 0
  @Published var seen: CGFloat = 0 {
    didSet { gap = seen }
  }
}

struct Followed: View {
  @StateObject private var model = FollowedModel()

  var body: some View {
    Text("A").padding(.bottom, model.gap).modifier(Probe(height: $model.seen))
  }
}

extension Binding where Value == CGFloat {
  func capped(_ cap: CGFloat) -> Binding<CGFloat> {
    Binding(get: { wrappedValue }, set: { wrappedValue = Swift.min($0, cap) })
  }

  func halved() -> Binding<CGFloat> {
    Binding(get: { self.wrappedValue / 2 }, set: { self.wrappedValue = $0 })
  }

  func logged() -> Binding<CGFloat> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }
}

struct ByMethod: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, height).modifier(Probe(height: $height.capped(80)))
  }
}

struct Row: View {
  @Binding var height: CGFloat

  var body: some View {
    Text("A").padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct ByGetter: View {
  @State private var shared: CGFloat = 0

  var body: some View { Row(height: $shared.halved()) }
}

struct ByPlainMethod: View {
  @State private var taken: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, taken).modifier(Probe(height: $taken.logged()))
  }
}

final class PathModel: ObservableObject {
  @Published var kept: CGFloat = 0
  var limited: CGFloat {
    get { kept }
    set { kept = min(newValue, 80) }
  }
}

struct ByPath: View {
  @StateObject private var model = PathModel()

  var body: some View {
    Text("A").padding(.bottom, model.kept)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model[keyPath: \.limited] = $0 }
  }
}

final class SentModel: ObservableObject {
  @Published var held: CGFloat = 0
  var bounded: CGFloat {
    get { held }
    set { held = min(newValue, 80) }
  }
  let sizes = PassthroughSubject<CGFloat, Never>()
  private var bag = Set<AnyCancellable>()

  init() { sizes.assign(to: \.bounded, on: self).store(in: &bag) }
}

struct BySubscription: View {
  @StateObject private var model = SentModel()

  var body: some View {
    Text("A").padding(.bottom, model.held)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.sizes.send($0) }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Capped()
      Raised()
      Apart()
      Watched()
      Followed()
      ByMethod()
      ByGetter()
      ByPlainMethod()
      ByPath()
      BySubscription()
    }
  }
}
