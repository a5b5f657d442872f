// E.3: an early exit if nothing has changed is safe unless each step exceeds it, whether it compares with the state, with what the
// callback keeps beside it, or with the value before.
import SwiftUI

struct WithLeast: View {
  @State private var h: CGFloat = 0

  var body: some View {
    ScrollView {
      Text("A").padding(.top, h + 5).frame(minHeight: 10)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(h)
          if abs(new - h) > 0.5 { h = new }
        }
    }
  }
}

struct WithLeastKept: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, 5).frame(minHeight: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if abs(new - h) > 0.5 { h = new }
      }
  }
}

struct AgainstLast: View {
  @State private var last: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(b)
        guard new != last else { return }
        last = new
        b = new
      }
  }
}

struct AgainstLastOutside: View {
  @State private var last: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        guard new != last else { return }
        last = new
        b = new
      }
      .padding(.top, b)
  }
}

struct NearLast: View {
  @State private var last: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(b)
        guard abs(new - last) > 1 else { return }
        last = new
        b = new
      }
  }
}

struct FarFromLast: View {
  @State private var last: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        guard abs(new - last) > 10 else { return }
        last = new
        b = new
      }
  }
}

struct AgainstOld: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { old, new in // want layout-feedback-loop(h)
        guard old != new else { return }
        h = new
      }
  }
}

struct NearOld: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { old, new in // want layout-feedback-loop(h)
        if abs(new - old) > 1 { h = new }
      }
  }
}

struct FarFromOld: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Color.red.frame(height: h + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { old, new in
        if abs(new - old) > 10 { h = new }
      }
  }
}

struct OnceOld: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { old, new in
        if old == 0 { h = new }
      }
  }
}

struct FollowingOld: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { old, new in
        if new > old { b = new }
      }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      WithLeast()
      WithLeastKept()
      AgainstLast()
      AgainstLastOutside()
      NearLast()
      FarFromLast()
      AgainstOld()
      NearOld()
      FarFromOld()
      OnceOld()
      FollowingOld()
    }
  }
}

struct OfEitherAxis: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text("A").padding(.top, size.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { new in // want layout-feedback-loop(size)
        if abs(new.width - size.width) > 0.5 || abs(new.height - size.height) > 0.5 { size = new }
      }
  }
}

struct OfBothAxes: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text("A").padding(.top, size.height)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { new in
        if abs(new.width - size.width) > 0.5 && abs(new.height - size.height) > 0.5 { size = new }
      }
  }
}

struct OfEitherAxisSettling: View {
  @State private var size = CGSize.zero

  var body: some View {
    Text("A").padding(.top, size.height * 0.5)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { new in
        if abs(new.width - size.width) > 0.5 || abs(new.height - size.height) > 0.5 { size = new }
      }
  }
}

struct Finite: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(h)
        guard new.isFinite, !new.isNaN, new > 0 else { return }
        h = new
      }
  }
}

struct StateIsFinite: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        guard !h.isFinite else { return }
        h = new
      }
  }
}
