// E.3 through objects that a constant holds: all code that names the constant means the same one.
import SwiftUI

@Observable final class Metrics {
  static let shared = Metrics()
  var bar: CGFloat = 0
}

struct Named: View {
  var body: some View {
    Text("A").padding(.top, Metrics.shared.bar)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Metrics.shared.bar = $0 } // want layout-feedback-loop(Metrics)
  }
}

@Observable final class Kept {
  static let shared = Kept()
  var edge: CGFloat = 0
}

struct Keeping: View {
  private let kept = Kept.shared

  var body: some View {
    Text("A").padding(.top, kept.edge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { kept.edge = $0 } // want layout-feedback-loop(kept)
  }
}

@Observable final class Outside {
  static let shared = Outside()
  var gap: CGFloat = 0
}

struct NamedOutside: View {
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Outside.shared.gap = $0 }
      .padding(.top, Outside.shared.gap)
  }
}

final class Observed: ObservableObject {
  static let shared = Observed()
  @Published var rise: CGFloat = 0
}

struct Observing: View {
  @ObservedObject private var observed = Observed.shared

  var body: some View {
    Text("A").padding(.top, observed.rise)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Observed.shared.rise = $0 } // want layout-feedback-loop(observed)
  }
}

// Nothing tells the view that the object has changed.
final class Unheard: ObservableObject {
  static let shared = Unheard()
  @Published var lift: CGFloat = 0
}

struct Deaf: View {
  private let unheard = Unheard.shared

  var body: some View {
    Text("A").padding(.top, unheard.lift).padding(.bottom, Unheard.shared.lift)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Unheard.shared.lift = $0 }
  }
}

// The one that observes the object does not use it.
final class Aside: ObservableObject {
  static let shared = Aside()
  @Published var drop: CGFloat = 0
}

struct AsideRoot: View {
  @ObservedObject private var aside = Aside.shared

  var body: some View {
    VStack { Text("\(aside.drop)").opacity(0.5); AsideInner() }
  }
}

struct AsideInner: View {
  var body: some View {
    Text("A").padding(.top, Aside.shared.drop)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Aside.shared.drop = $0 }
  }
}

@Observable final class Apart {
  static let shared = Apart()
  var lead: CGFloat = 0
}

struct ApartRoot: View {
  var body: some View { ApartInner().padding(.leading, Apart.shared.lead) }
}

struct ApartInner: View {
  var body: some View {
    Text("A").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { Apart.shared.lead = $0 }
  }
}

@Observable final class Around {
  static let shared = Around()
  var trail: CGFloat = 0
}

struct AroundRoot: View {
  var body: some View {
    AroundInner { Text("A").padding(.leading, Around.shared.trail) }
  }
}

struct AroundInner<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content.onGeometryChange(for: CGFloat.self) { $0.size.width } action: { Around.shared.trail = $0 } // want layout-feedback-loop(Around)
  }
}

// Somebody may put another one there.
@Observable final class Replaced {
  static var shared = Replaced()
  var inset: CGFloat = 0
}

struct Replacing: View {
  var body: some View {
    Text("A").padding(.top, Replaced.shared.inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { Replaced.shared.inset = $0 }
  }
}

@main struct SharedApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Named(); Keeping(); NamedOutside(); Observing(); Deaf(); AsideRoot(); ApartRoot(); AroundRoot(); Replacing()
      }
    }
  }
}
