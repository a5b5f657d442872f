// E.3 through state that is one of several cases: what a case holds comes back, as long as the state is that case.
import SwiftUI

enum Phase: Equatable {
  case unknown
  case measured(CGFloat)
  case fixed(CGFloat)

  var height: CGFloat {
    switch self {
    case .measured(let height): height
    default: 0
    }
  }
}

struct Matched: View {
  @State private var matched = Phase.unknown
  private var inset: CGFloat { if case .measured(let height) = matched { return height } else { return 0 } }
  var body: some View {
    Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { matched = .measured($0) } // want layout-feedback-loop(matched)
  }
}

struct MatchedOutside: View {
  @State private var phase = Phase.unknown
  private var inset: CGFloat { if case .measured(let height) = phase { return height } else { return 0 } }
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { phase = .measured($0) }
      .padding(.top, inset)
  }
}

// It holds what is measured, but under another case than the layout asks for.
struct OtherCase: View {
  @State private var phase = Phase.unknown
  private var inset: CGFloat { if case .fixed(let height) = phase { return height } else { return 0 } }
  var body: some View {
    Text("A").padding(.top, inset)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { phase = .measured($0) }
  }
}

struct Switched: View {
  @State private var switched: Phase = .unknown
  var body: some View {
    Text("A").padding(.top, switched.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { switched = Phase.measured($0) } // want layout-feedback-loop(switched)
  }
}

// Only the first time.
struct Once: View {
  @State private var phase = Phase.unknown
  var body: some View {
    Text("A").padding(.top, phase.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if case .unknown = phase { phase = .measured(new) }
      }
  }
}

// As long as there is nothing, it is measured.
struct Shown: View {
  @State private var phase = Phase.unknown
  var body: some View {
    switch phase {
    case .unknown:
      Text("A").padding(.top, phase.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { phase = .measured($0) }
    case .measured(let height), .fixed(let height): Color.red.frame(height: height)
    }
  }
}

struct HalfPhase: View {
  @State private var phase = Phase.unknown
  var body: some View {
    Text("A").padding(.top, phase.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { phase = .measured($0 / 2) }
  }
}

struct Ended: View {
  @State private var phase = Phase.unknown
  var body: some View {
    Text("A").padding(.top, phase.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { phase = $0 > 100 ? .unknown : .measured($0) }
  }
}

// It is measured in one case, and counts in another.
enum Mode { case wide, narrow }

struct Apart: View {
  @State private var height: CGFloat = 0
  @State private var mode = Mode.wide
  private var inset: CGFloat {
    switch mode {
    case .wide: 0
    case .narrow: height
    }
  }
  var body: some View {
    VStack {
      switch mode {
      case .wide:
        Text("A").padding(.top, inset)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      case .narrow: Text("B").padding(.top, inset)
      }
      Button("Other") { mode = .narrow }
    }
  }
}

@main struct AppC: App {
  var body: some Scene {
    WindowGroup {
      VStack { Matched(); MatchedOutside(); OtherCase(); Switched(); Once(); Shown(); HalfPhase(); Ended(); Apart() }
    }
  }
}
