// ROW: E.3 — a loop ends where what decides it comes to rest: what is measured or set as views appear, wherever that is written

import SwiftUI

/// What begins as the view appears.
struct OnceStarted: View {
  @State private var isReady = false
  @State private var started: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isReady ? 0 : started)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { started = $0 }
      .task { isReady = true }
  }
}

struct OnceTold: View {
  let phase: Int
  @State private var isReady = false
  @State private var told: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isReady ? 0 : told)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { told = $0 }
      .onChange(of: phase, initial: true) { isReady = true }
  }
}

/// The user decides, who may let it be.
struct ByTheUser: View {
  let phase: Int
  @State private var isReady = false
  @State private var kept: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isReady ? 0 : kept)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { kept = $0 }  // want layout-feedback-loop(kept)
      .onTapGesture { isReady = true }
  }
}

/// What the view around measures.
struct Screen: View {
  @State private var header: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 50)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { header = $0 }
      BelowValue(header: header)
      BelowBinding(header: $header)
    }
  }
}

struct BelowValue: View {
  let header: CGFloat
  @State private var below: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, header > 0 ? 0 : below)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { below = $0 }
  }
}

struct BelowBinding: View {
  @Binding var header: CGFloat
  @State private var bound: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, header > 0 ? 0 : bound)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bound = $0 }
  }
}

final class Sizes: ObservableObject {
  @Published var header: CGFloat = 0
}

struct ObjectScreen: View {
  @StateObject private var sizes = Sizes()

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 50)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sizes.header = $0 }
      BelowObject()
    }
    .environmentObject(sizes)
  }
}

struct BelowObject: View {
  @EnvironmentObject private var sizes: Sizes
  @State private var lower: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, sizes.header > 0 ? 0 : lower)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lower = $0 }
  }
}

/// What the view around sets as it appears, by a method, too.
struct Opening: View {
  @State private var isOpen = false

  var body: some View {
    Opened(isOpen: isOpen).onAppear { open() }
  }

  private func open() { isOpen = true }
}

struct Opened: View {
  let isOpen: Bool
  @State private var opened: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isOpen ? 0 : opened)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { opened = $0 }
  }
}

/// What begins the loop as the view around appears.
struct Beginning: View {
  @State private var isGrowing = false

  var body: some View {
    Growing(isGrowing: isGrowing).onAppear { isGrowing = true }
  }
}

struct Growing: View {
  let isGrowing: Bool
  @State private var grown: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isGrowing ? grown : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { grown = $0 }  // want layout-feedback-loop(grown)
  }
}

/// What the user decides above.
struct Switched: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Toggle("On", isOn: $isOn)
      Switching(isOn: isOn)
    }
  }
}

struct Switching: View {
  let isOn: Bool
  @State private var switched: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isOn ? 0 : switched)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { switched = $0 }  // want layout-feedback-loop(switched)
  }
}

/// What an initialiser always gives is never nil; one that may be left out may be.
struct AlwaysGiven: View {
  var extra: CGFloat?
  @State private var given: CGFloat = 0

  init(_ extra: CGFloat) { self.extra = extra }

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, extra == nil ? given : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { given = $0 }
  }
}

struct MaybeGiven: View {
  var extra: CGFloat?
  @State private var missed: CGFloat = 0

  init(_ extra: CGFloat? = nil) { self.extra = extra }

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, extra == nil ? missed : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { missed = $0 }  // want layout-feedback-loop(missed)
  }
}

/// What is loaded begins the loop.
struct Loading: View {
  @State private var items: [Int] = []

  var body: some View {
    Loaded(items: items).task { items = [1, 2] }
  }
}

struct Loaded: View {
  let items: [Int]
  @State private var loaded: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, items.isEmpty ? 0 : loaded)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { loaded = $0 }  // want layout-feedback-loop(loaded)
  }
}

/// A stream gives what it likes.
struct Streaming: View {
  @State private var isOpen = false

  var body: some View {
    Streamed(isOpen: isOpen).task {
      for await value in AsyncStream<Bool>(unfolding: { nil }) { isOpen = value }
    }
  }
}

struct Streamed: View {
  let isOpen: Bool
  @State private var streamed: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isOpen ? 0 : streamed)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { streamed = $0 }  // want layout-feedback-loop(streamed)
  }
}

/// Who is given a binding by another name may write it.
struct Named: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Switch(flag: $isOpen)
      NamedBelow(isOpen: isOpen)
    }
    .onAppear { isOpen = true }
  }
}

struct Switch: View {
  @Binding private var isOn: Bool

  init(flag: Binding<Bool>) { _isOn = flag }

  var body: some View { Toggle("On", isOn: $isOn) }
}

struct NamedBelow: View {
  let isOpen: Bool
  @State private var named: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isOpen ? 0 : named)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { named = $0 }  // want layout-feedback-loop(named)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      OnceStarted()
      OnceTold(phase: 1)
      ByTheUser(phase: 1)
      Screen()
      ObjectScreen()
      Opening()
      Beginning()
      Switched()
      AlwaysGiven(3)
      MaybeGiven()
      Loading()
      Streaming()
      Named()
    }
  }
}
