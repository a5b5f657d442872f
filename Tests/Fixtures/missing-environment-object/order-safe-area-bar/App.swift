// B3: safeAreaBar.
import SwiftUI

final class Palette: ObservableObject {
  @Published var name = "blue"
}

struct Swatch: View {
  @EnvironmentObject var palette: Palette
  var body: some View { Text(palette.name).bold() }
}

struct Canvas2D: View {
  @StateObject private var palette = Palette()

  var body: some View {
    VStack {
      Text("Paper")
        .safeAreaBar(edge: .top) { Swatch() }
        .environmentObject(palette)
      Text("Paper")
        .environmentObject(palette)
        .safeAreaBar(edge: .top) { Swatch() } // want missing-environment-object(Palette)
    }
  }
}

@main
struct DrawApp: App {
  var body: some Scene {
    WindowGroup { Canvas2D() }
  }
}
