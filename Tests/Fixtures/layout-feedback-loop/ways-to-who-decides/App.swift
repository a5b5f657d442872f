// ROW: E.3 — a loop ends where what decides it comes to rest, by whatever way that comes to the view

import SwiftUI

extension EnvironmentValues {
  @Entry var isReady = false
  @Entry var isChosen = false
}

/// A proxy of geometry.
struct ByProxy: View {
  @State private var room: CGFloat = 0

  var body: some View {
    BelowRoom(room: room)
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { room = proxy.size.width }
            .onChange(of: proxy.size.width) { _, new in room = new }
        }
      }
  }
}

struct BelowRoom: View {
  let room: CGFloat
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, room > 0 ? 0 : height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

/// A name that some other closure binds is no proxy, and the slider is the user's.
struct BySlider: View {
  @State private var chosen: CGFloat = 0
  let steps: [CGFloat]

  var body: some View {
    VStack {
      ForEach(steps, id: \.self) { proxy in
        Button("Take") { chosen = proxy }
      }
      BelowSlider(chosen: chosen)
    }
  }
}

struct BelowSlider: View {
  let chosen: CGFloat
  @State private var picked: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, chosen > 0 ? 0 : picked)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { picked = $0 }  // want layout-feedback-loop(picked)
  }
}

/// A closure that a view calls where it measures.
struct ByClosure: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Measuring { width = $0 }
      BelowClosure(width: width)
    }
  }
}

struct Measuring: View {
  let report: (CGFloat) -> Void

  var body: some View {
    Color.blue.frame(height: 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { report($0) }
  }
}

struct BelowClosure: View {
  let width: CGFloat
  @State private var told: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, width > 0 ? 0 : told)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { told = $0 }
  }
}

/// A closure that a view calls for the user, too.
struct ByButton: View {
  @State private var pressed: CGFloat = 0

  var body: some View {
    VStack {
      Pressing { pressed = $0 }
      BelowButton(pressed: pressed)
    }
  }
}

struct Pressing: View {
  let report: (CGFloat) -> Void

  var body: some View {
    Button("Press") { report(4) }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { report($0) }
  }
}

struct BelowButton: View {
  let pressed: CGFloat
  @State private var grown: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, pressed > 0 ? 0 : grown)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { grown = $0 }  // want layout-feedback-loop(grown)
  }
}

/// A key of the environment, and an initialiser with other labels.
struct ByKey: View {
  @State private var isReady = false
  @State private var isChosen = false

  var body: some View {
    VStack {
      BelowKey().environment(\.isReady, isReady)
      BelowChoice().environment(\.isChosen, isChosen)
      Toggle("Choose", isOn: $isChosen)
      BelowLabel(ready: isReady)
    }
    .onAppear { isReady = true }
  }
}

struct BelowKey: View {
  @Environment(\.isReady) private var isReady
  @State private var kept: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isReady ? 0 : kept)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { kept = $0 }
  }
}

struct BelowChoice: View {
  @Environment(\.isChosen) private var isChosen
  @State private var free: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isChosen ? 0 : free)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { free = $0 }  // want layout-feedback-loop(free)
  }
}

struct BelowLabel: View {
  let isReady: Bool
  @State private var made: CGFloat = 0

  init(ready: Bool) { isReady = ready }

  var body: some View {
    Color.red.frame(height: 20)
      .padding(.top, isReady ? 0 : made)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { made = $0 }
  }
}

@main
struct WaysApp: App {
  var body: some Scene {
    WindowGroup {
      ByProxy()
      BySlider(steps: [4, 8])
      ByClosure()
      ByButton()
      ByKey()
    }
  }
}
