// E.3, what breaks a loop and what does not: actions, a box that nobody observes, a guard, a one-shot; rounding, tasks and
// animations only put it off.
import SwiftUI

struct Actions: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      .onTapGesture { print(h) }
  }
}

final class Box { var height: CGFloat = 0 }

struct ReferenceBox: View {
  @State private var box = Box()

  var body: some View {
    Text("A").padding(.top, box.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.height = $0 }
  }
}

struct EpsilonGuard: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(height: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if abs(new - h) > 1 { h = new }
      }
  }
}

struct LargerOnly: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.vertical, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(h)
        if new > h { h = new }
      }
  }
}

struct LargerOnlySettles: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").frame(minHeight: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if new > h { h = new }
      }
  }
}

struct SmallerOnly: View {
  @State private var h: CGFloat = 400

  var body: some View {
    Text("A").padding(.vertical, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if new < h { h = new }
      }
  }
}

struct RoundingStillGrows: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height.rounded() } action: { new in // want layout-feedback-loop(h)
        h = new.rounded(.up)
      }
  }
}

struct TaskWrite: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .background(GeometryReader { p in // want layout-feedback-loop(h)
        Color.clear.task(id: p.size.height) { h = p.size.height }
      })
  }
}

struct AppearOnly: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .background(GeometryReader { p in
        Color.clear.onAppear { h = p.size.height }
      })
  }
}

struct AnimatedMain: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { new in // want layout-feedback-loop(h)
        Task { @MainActor in
          withAnimation(.spring()) { h = new.height }
        }
      }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Actions()
        ReferenceBox()
        EpsilonGuard()
      LargerOnly()
      LargerOnlySettles()
      SmallerOnly()
        RoundingStillGrows()
        TaskWrite()
        AppearOnly()
        AnimatedMain()
      }
    }
  }
}
