// E.3: the map from state to what is measured is that of what the state keeps. Setters, observers, wrappers of the project's own,
// later statements of the same callback and callbacks that watch the state may keep something else than what is assigned;
// initialisers and variables keep under each condition what is assigned there.
import SwiftUI

struct Metrics {
  var height: CGFloat = 0
  var passed: CGFloat {
    get { height }
    set { height = newValue }
  }
  var clamped: CGFloat {
    get { height }
    set { height = min(newValue, 100) }
  }
}

struct PassedOn: View {
  @State private var metrics = Metrics()

  var body: some View {
    Text("A").padding(.top, metrics.passed)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { metrics.passed = $0 } // want layout-feedback-loop(metrics)
  }
}

struct ClampedOn: View {
  @State private var metrics = Metrics()

  var body: some View {
    Text("A").padding(.top, metrics.clamped)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { metrics.clamped = $0 }
  }
}

struct OwnSetter: View {
  @State private var kept: CGFloat = 0
  private var whole: CGFloat {
    get { kept }
    nonmutating set { kept = newValue }
  }

  var body: some View {
    Text("A").padding(.top, whole)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { whole = $0 } // want layout-feedback-loop(kept)
  }
}

struct OwnShare: View {
  @State private var kept: CGFloat = 0
  private var share: CGFloat {
    get { kept }
    nonmutating set { kept = newValue / 4 }
  }

  var body: some View {
    Text("A").padding(.top, share)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { share = $0 }
  }
}

struct Noted: View {
  @State private var noted: CGFloat = 0 { didSet { print(noted) } }

  var body: some View {
    Text("A").padding(.top, noted)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { noted = $0 } // want layout-feedback-loop(noted)
  }
}

struct Corrected: View {
  @State private var height: CGFloat = 0 { didSet { height = min(height, 100) } }

  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

@propertyWrapper struct Clamped {
  private var value: CGFloat
  init(wrappedValue: CGFloat) { value = wrappedValue }
  var wrappedValue: CGFloat {
    get { value }
    set { value = min(newValue, 100) }
  }
}

struct Bounds {
  @Clamped var height: CGFloat = 0
}

struct Wrapped: View {
  @State private var bounds = Bounds()

  var body: some View {
    Text("A").padding(.top, bounds.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bounds.height = $0 }
  }
}

struct WrittenTwice: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        height = new
        if height > 40 { height = 40 }
      }
  }
}

struct AlikeTwice: View {
  @State private var alike: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, alike)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(alike)
        alike = new
        withAnimation { alike = new }
      }
  }
}

struct AtTheEnd: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        defer { if height > 100 { height = 100 } }
        height = new
      }
  }
}

struct Watched: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .onChange(of: height) { _, new in
        if new > 100 { height = 100 }
      }
  }
}

struct WatchedOnly: View {
  @State private var watched: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, watched)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { watched = $0 } // want layout-feedback-loop(watched)
      .onChange(of: watched) { _, new in print(new) }
  }
}

struct OldValue: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { old, new in
        if old == 0 { height = new }
      }
  }
}

struct NewValue: View {
  @State private var new: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, new)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _, now in // want layout-feedback-loop(new)
        if now > 0 { new = now }
      }
  }
}

struct Child: View {
  let inset: CGFloat

  init(inset: CGFloat) {
    if inset > 20 { self.inset = 20 } else { self.inset = inset }
  }

  var body: some View { Text("B").padding(.top, inset) }
}

struct GivenToInitializer: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Child(inset: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Padded: View {
  let inset: CGFloat

  init(_ inset: CGFloat, isWide: Bool) {
    if isWide { self.inset = inset * 2 } else { self.inset = inset }
  }

  var body: some View { Text("B").padding(.top, inset) }
}

struct GivenEitherWay: View {
  let isWide: Bool
  @State private var either: CGFloat = 0

  var body: some View {
    Padded(either, isWide: isWide)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { either = $0 } // want layout-feedback-loop(either)
  }
}

struct InVariable: View {
  @State private var height: CGFloat = 0

  var body: some View {
    let inset: CGFloat
    if height > 20 { inset = 20 } else { inset = height }
    return Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      PassedOn()
      ClampedOn()
      OwnSetter()
      OwnShare()
      Noted()
      Corrected()
      Wrapped()
      WrittenTwice()
      AlikeTwice()
      AtTheEnd()
      Watched()
      WatchedOnly()
      OldValue()
      NewValue()
      GivenToInitializer()
      GivenEitherWay(isWide: true)
      InVariable()
    }
  }
}
