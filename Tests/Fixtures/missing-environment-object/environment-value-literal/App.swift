// A10: a view decides by a value of its environment that it compares with a case of an optional, a number or a text. The default
// that nothing has written answers, and so does what is written around it.
import SwiftUI

final class Holder: ObservableObject { @Published var routes: [String] = [] }

enum Kind { case path, array }

extension EnvironmentValues {
  @Entry var kind: Kind? = nil
  @Entry var depth: Int = 0
  @Entry var place: String = ""
}

struct KindStack<Root: View>: View {
  @ViewBuilder var root: Root
  @Environment(\.kind) private var kind
  @EnvironmentObject private var parent: Holder
  @StateObject private var own = Holder()
  var body: some View {
    if kind == .path {
      root.onAppear { print(parent.routes) }
    } else {
      root.environmentObject(own).environment(\.kind, .path)
    }
  }
}

struct DepthStack<Root: View>: View {
  @ViewBuilder var root: Root
  @Environment(\.depth) private var depth
  @EnvironmentObject private var parent: Holder
  @StateObject private var own = Holder()
  var body: some View {
    if depth == 1 {
      root.onAppear { print(parent.routes) }
    } else {
      root.environmentObject(own).environment(\.depth, 1)
    }
  }
}

struct PlaceStack<Root: View>: View {
  @ViewBuilder var root: Root
  @Environment(\.place) private var place
  @EnvironmentObject private var parent: Holder
  @StateObject private var own = Holder()
  var body: some View {
    if place == "in" {
      root.onAppear { print(parent.routes) }
    } else {
      root.environmentObject(own).environment(\.place, "in")
    }
  }
}

struct Lost: View {
  var body: some View { DepthStack { Text("a") }.environment(\.depth, 0x1) }
}

@main struct A: App {
  var body: some Scene {
    WindowGroup { KindStack { KindStack { Text("a") } } }
    WindowGroup { DepthStack { DepthStack { Text("a") } } }
    WindowGroup { PlaceStack { PlaceStack { Text("a") } } }
    WindowGroup { Lost() } // want missing-environment-object(Holder)
  }
}
