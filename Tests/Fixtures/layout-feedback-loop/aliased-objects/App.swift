// E.3, inside: a variable with a wrapper for bindings is another name of the object that it begins with.
import SwiftUI

@Observable final class Chrome { var bar: CGFloat = 0 }

struct Renamed: View {
  @State private var model = Chrome()

  var body: some View {
    @Bindable var chrome = model
    Text("A").padding(.top, chrome.bar)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { chrome.bar = $0 } // want layout-feedback-loop(model)
  }
}

@Observable final class Rim { var edge: CGFloat = 0 }

struct RenamedOutside: View {
  @State private var model = Rim()

  var body: some View {
    @Bindable var rim = model
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { rim.edge = $0 }
      .padding(.top, rim.edge)
  }
}

@Observable final class Metrics { var crest: CGFloat = 0 }

struct Found: View {
  @Environment(Metrics.self) private var metrics

  var body: some View {
    @Bindable var metrics = metrics
    Text("A").padding(.top, metrics.crest)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { metrics.crest = $0 } // want layout-feedback-loop(metrics)
  }
}

@Observable final class Handed { var lead: CGFloat = 0 }

struct Giving: View {
  @State private var handed = Handed()

  var body: some View {
    @Bindable var own = handed
    Sensor(lead: $own.lead)
  }
}

struct Sensor: View {
  @Binding var lead: CGFloat

  var body: some View {
    Text("A").padding(.leading, lead)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { lead = $0 } // want layout-feedback-loop(handed)
  }
}

@Observable final class Either { var gap: CGFloat = 0 }

// Which of two the variable is, is not followed.
struct Changed: View {
  @State private var first = Either()
  @State private var second = Either()
  var isSecond: Bool

  var body: some View {
    @Bindable var one = first
    if isSecond { let _ = (one = second) }
    Text("A").padding(.top, first.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { one.gap = $0 }
  }
}

@main struct AliasApp: App {
  @State private var metrics = Metrics()

  var body: some Scene {
    WindowGroup {
      VStack { Renamed(); RenamedOutside(); Found(); Giving(); Changed(isSecond: true) }.environment(metrics)
    }
  }
}
