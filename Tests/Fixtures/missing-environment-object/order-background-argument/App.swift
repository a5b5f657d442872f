// B1: the background as an argument.
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
        .background(Swatch())
        .environmentObject(palette)
      Text("Paper")
        .environmentObject(palette)
        .background(Swatch()) // want missing-environment-object(Palette)
    }
  }
}

@main
struct DrawApp: App {
  var body: some Scene {
    WindowGroup { Canvas2D() }
  }
}
