// Overlays, backgrounds, masks and insets, inside and outside of injections, through helpers with builders.
import SwiftUI

final class Frost: ObservableObject { @Published var depth = 0 }
final class Leaf: ObservableObject { @Published var colour = "" }

struct FrostView: View {
  @EnvironmentObject var frost: Frost
  var body: some View { Text("\(frost.depth)") }
}

struct LeafView: View {
  @EnvironmentObject var leaf: Leaf
  var body: some View { Text(leaf.colour) }
}

extension View {
  func layered<Layer: View>(@ViewBuilder _ layer: () -> Layer) -> some View {
    let layer = layer()
    return background(layer)
      .environmentObject(Leaf())
      .overlay { layer.environmentObject(Leaf()) }
  }
}

struct Pane: View {
  var body: some View {
    Text("window")
      .layered { LeafView() }
      .mask { FrostView().environmentObject(Frost()) }
      .safeAreaInset(edge: .bottom) { FrostView() }
      .background { LeafView() }
      .environmentObject(Leaf())
      .overlay(FrostView().environmentObject(Frost()))
  }
}

@main
struct WindowApp: App {
  var body: some Scene {
    WindowGroup { Pane() }
  }
}
