// E8: locals are no state; content closures run at once, also those that return what they build; actions, callbacks and
// modifiers that react do not.
import SwiftUI

struct Local: View {
  @State private var count = 0

  var body: some View {
    var count = 1
    count += 1
    return Text("\(count)")
  }
}

struct Geometry: View {
  @State private var size = CGSize.zero
  @State private var other = CGSize.zero

  var body: some View {
    GeometryReader { proxy in
      let _ = (size = proxy.size) // want state-write-during-update(size)
      Text("A")
      Button("B") { other = proxy.size }
    }
  }
}

struct GeometryReturn: View {
  @State private var size = CGSize.zero

  var body: some View {
    GeometryReader { proxy -> Color in
      self.size.width = proxy.size.width // want state-write-during-update(size)
      return Color.clear
    }
  }
}

struct AnyModifier: ViewModifier {
  @Binding var flag: Bool
  func body(content: Content) -> some View {
    content.onAppear { flag = true }
      .onReceive(Just(1)) { _ in flag = false }
      .onChange(of: flag) { flag = !flag }
      .overlay { inner }
  }
  @ViewBuilder private var inner: some View {
    let _ = flag.toggle() // want state-write-during-update(flag)
    Text("x")
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Local()
        Geometry()
        GeometryReturn()
      }
    }
  }
}
