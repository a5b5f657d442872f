// E.3: what a view is given wherever it is made decides what its layout makes of state, and what a binding keeps; what follows
// where nothing is measured does not come back.
import SwiftUI

struct Padded: View {
  let isOn: Bool
  @State private var never: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, isOn ? never + 1 : 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { never = $0 }
  }
}

struct PaddedSometimes: View {
  var isOn = false
  @State private var sometimes: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, isOn ? sometimes + 1 : 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sometimes = $0 } // want layout-feedback-loop(sometimes)
  }
}

struct Clamping: View {
  @Binding var height: CGFloat

  var body: some View {
    Color.red.frame(height: height + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct GivenClamp: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Clamping(height: Binding(get: { h }, set: { h = min($0, 50) }))
  }
}

struct Passing: View {
  @Binding var height: CGFloat

  var body: some View {
    Color.red.frame(height: height + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(h)
  }
}

struct GivenPlain: View {
  @State private var h: CGFloat = 0

  var body: some View {
    Passing(height: Binding(get: { h }, set: { h = $0 }))
  }
}

struct Exclusive: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var tab = 0

  var body: some View {
    VStack {
      switch tab {
      case 0: Text("A").padding(.top, b)
      case 1: Color.clear.onChange(of: a) { b = a }
      default: Text("B")
      }
      Button("Next") { tab += 1 }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
  }
}

struct EitherWay: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn {
        Text("A").padding(.top, b)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      } else {
        Color.clear.onChange(of: a) { b = a }
      }
      Button("Next") { isOn.toggle() }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Padded(isOn: false)
      Padded(isOn: false)
      PaddedSometimes()
      PaddedSometimes(isOn: true)
      GivenClamp()
      GivenPlain()
      Exclusive()
      EitherWay()
    }
  }
}
