// E8: a closure that a view is given and calls whenever it is updated writes during an update, whoever has written it.
import SwiftUI

struct Probe: UIViewRepresentable {
  let onHeight: (CGFloat) -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { onHeight(view.bounds.height) }
}

struct Labelled: View {
  @State private var height: CGFloat = 0
  @State private var kept: CGFloat = 0
  var body: some View {
    VStack {
      Probe(onHeight: { height = $0 }) // want state-write-during-update(height)
      Probe(onHeight: { new in DispatchQueue.main.async { kept = new } })
    }
  }
}

struct Trailing: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Probe { height = $0 } // want state-write-during-update(height)
      .frame(height: height)
  }
}

struct Child: View {
  let onRender: () -> Void
  var body: some View {
    let _ = onRender()
    Text("A")
  }
}

struct Parent: View {
  @State private var count = 0
  var body: some View { Child(onRender: { count += 1 }) } // want state-write-during-update(count)
}

// It calls back when somebody acts, or later.
struct Tapped: View {
  let onTap: () -> Void
  let onShown: () -> Void
  var body: some View {
    Button("A") { onTap() }.onAppear { onShown() }
  }
}

struct LaterProbe: UIViewRepresentable {
  let onHeight: (CGFloat) -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    DispatchQueue.main.async { onHeight(view.bounds.height) }
  }
}

// Only where it has something to say.
struct FlaggedProbe: UIViewRepresentable {
  let isReady: Bool
  let onHeight: (CGFloat) -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    guard isReady else { return }
    onHeight(view.bounds.height)
  }
}

// Its initialiser puts it off.
struct OwnProbe: UIViewRepresentable {
  let onHeight: (CGFloat) -> Void
  init(onHeight: @escaping (CGFloat) -> Void) {
    self.onHeight = { new in DispatchQueue.main.async { onHeight(new) } }
  }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { onHeight(view.bounds.height) }
}

// Of two closures it calls one; behind the arguments stands the other.
struct TwoProbe: UIViewRepresentable {
  let onHeight: (CGFloat) -> Void
  let onTap: () -> Void
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { onHeight(view.bounds.height) }
}

struct Silent: View {
  @State private var height: CGFloat = 0
  @State private var taps = 0
  var body: some View {
    VStack {
      Tapped(onTap: { taps += 1 }, onShown: { taps = 0 })
      LaterProbe(onHeight: { height = $0 })
      FlaggedProbe(isReady: taps > 0, onHeight: { height = $0 })
      OwnProbe(onHeight: { height = $0 })
      TwoProbe(onHeight: { print($0) }) { taps += 1 }
      TwoProbe(onHeight: { print($0) }, onTap: { taps += 1 })
    }
  }
}

struct Both: View {
  @State private var size: CGFloat = 0
  var body: some View {
    TwoProbe(onHeight: { size = $0 }) {} // want state-write-during-update(size)
  }
}

@main struct AppU: App {
  var body: some Scene {
    WindowGroup {
      VStack { Labelled(); Trailing(); Parent(); Silent(); Both() }
    }
  }
}
