// E.3: an early exit does not end what never comes to it; one that compares something else may.
import SwiftUI

struct Same: View {
  @State private var state: CGFloat = 24
  var body: some View {
    Color.red.frame(height: state + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        if new != state { state = new }
      }
  }
}

struct Tens: View {
  @State private var state: CGFloat = 24
  var body: some View {
    Color.red.frame(height: state + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if Int(new / 10) != Int(state / 10) { state = new }
      }
  }
}

struct Made: View {
  @State private var state: CGFloat = 24
  var body: some View {
    Color.red.frame(height: state + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if new != state + 4 { state = new }
      }
  }
}

struct Never: View {
  @State private var state: CGFloat = 24
  var body: some View {
    Color.red.frame(height: state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if new != state { state = new + 4 }
      }
  }
}

struct Always: View {
  @State private var state: CGFloat = 24
  var body: some View {
    Color.red.frame(height: state + 4)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        if new != state { state = new + 4 }
      }
  }
}

@main struct AppQ: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { Same(); Tens(); Made(); Never(); Always() }
      }
    }
  }
}
