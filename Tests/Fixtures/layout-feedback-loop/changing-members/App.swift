// E.3 through members of structures: only those are followed of which all is followed that they do.
import SwiftUI

func cap(_ height: inout CGFloat) { height = min(height, 40) }

// Methods that assign.
struct Plain: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) { height = new }
}

struct PlainMethod: View {
  @State private var state = Plain()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) } // want layout-feedback-loop(state)
  }
}

struct Capping: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) {
    height = new
    cap(&height)
  }
}

struct CappingMethod: View {
  @State private var state = Capping()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) }
  }
}

struct Path: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) {
    height = new
    self[keyPath: \.height] = 10
  }
}

struct PathMethod: View {
  @State private var state = Path()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) }
  }
}

struct Each: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) {
    height = new
    [1].forEach { _ in height = 10 }
  }
}

struct EachMethod: View {
  @State private var state = Each()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) }
  }
}

struct Whole: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) {
    height = new
    self = Whole()
  }
}

struct WholeMethod: View {
  @State private var state = Whole()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) }
  }
}

struct Other: Equatable {
  var height: CGFloat = 0
  mutating func record(_ new: CGFloat) {
    height = new
    limit()
  }
  mutating func limit() { height = 10 }
}

struct OtherMethod: View {
  @State private var state = Other()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.record($0) }
  }
}

// Initialisers.
struct Made: Equatable {
  var height: CGFloat = 0
  init() {}
  init(size: CGFloat) { height = size }
}

struct PlainInitial: View {
  @State private var state = Made()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state = Made(size: $0) } // want layout-feedback-loop(state)
  }
}

struct MadeCapped: Equatable {
  var height: CGFloat = 0
  init() {}
  init(size: CGFloat) {
    height = size
    cap(&height)
  }
}

struct CappingInitial: View {
  @State private var state = MadeCapped()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state = MadeCapped(size: $0) }
  }
}

// Setters and observers, of a part and of what holds it.
struct Backed: Equatable {
  var raw: CGFloat = 0
  var shown: CGFloat {
    get { raw }
    set { raw = newValue }
  }
}

struct PlainSetter: View {
  @State private var state = Backed()
  var body: some View {
    Text("A").padding(.top, state.shown)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.shown = $0 } // want layout-feedback-loop(state)
  }
}

struct BackedCapped: Equatable {
  var raw: CGFloat = 0
  var shown: CGFloat {
    get { raw }
    set {
      raw = newValue
      cap(&raw)
    }
  }
}

struct CappingSetter: View {
  @State private var state = BackedCapped()
  var body: some View {
    Text("A").padding(.top, state.shown)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.shown = $0 }
  }
}

struct Modified: Equatable {
  var raw: CGFloat = 0
  var shown: CGFloat {
    _read { yield raw }
    _modify {
      yield &raw
      raw = 10
    }
  }
}

struct Modifying: View {
  @State private var state = Modified()
  var body: some View {
    Text("A").padding(.top, state.shown)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.shown = $0 }
  }
}

struct Observed: Equatable {
  var height: CGFloat = 0 { didSet { cap(&height) } }
}

struct Observing: View {
  @State private var state = Observed()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.height = $0 }
  }
}

struct Holding: Equatable { var inner = Plain() }

struct PlainNested: View {
  @State private var state = Holding()
  var body: some View {
    Text("A").padding(.top, state.inner.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.inner.height = $0 } // want layout-feedback-loop(state)
  }
}

struct HoldingCapped: Equatable {
  var inner = Plain() { didSet { inner.height = min(inner.height, 10) } }
}

struct ObservingNested: View {
  @State private var state = HoldingCapped()
  var body: some View {
    Text("A").padding(.top, state.inner.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state.inner.height = $0 }
  }
}

// One of several cases.
enum Phase: Equatable {
  case idle, open(CGFloat)
  var height: CGFloat {
    if case .open(let height) = self { return height }
    return 0
  }
}

struct PlainCase: View {
  @State private var state = Phase.idle
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state = .open($0) } // want layout-feedback-loop(state)
  }
}

enum Capped: Equatable {
  case idle, open(CGFloat)
  mutating func cap() { self = .open(10) }
  var height: CGFloat {
    if case .open(let height) = self { return height }
    return 0
  }
}

struct CappedCase: View {
  @State private var state = Capped.idle
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { state = .open($0); state.cap() }
  }
}

@main struct AppM: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { PlainMethod(); CappingMethod(); PathMethod(); EachMethod(); WholeMethod(); OtherMethod() }
        VStack { PlainInitial(); CappingInitial(); PlainSetter(); CappingSetter(); Modifying(); Observing() }
        VStack { PlainNested(); ObservingNested(); PlainCase(); CappedCase() }
      }
    }
  }
}
