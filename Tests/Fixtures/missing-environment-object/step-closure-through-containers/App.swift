// Design §4: a closure that passes through two containers and a stored property ends where it is called.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

struct Tint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Inner<Content: View>: View {
  let theme: Theme
  let content: () -> Content

  var body: some View {
    HStack {
      content().environmentObject(theme)
    }
  }
}

struct Middle<Content: View>: View {
  let build: () -> Content

  var body: some View {
    Inner(theme: Theme(), content: build)
  }
}

struct Bypass<Content: View>: View {
  let build: () -> Content

  var body: some View {
    VStack {
      Inner(theme: Theme()) { Text("inner") }
      build()
    }
  }
}

@main
struct PaintApp: App {
  var body: some Scene {
    WindowGroup {
      Middle { Tint() }
      Middle(build: { Tint() })
      Middle(build: Tint.init)
      Bypass { Tint() } // want missing-environment-object(Theme)
    }
  }
}
