// B1: listRowBackground takes its view as an argument.
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
    List {
      Text("Paper")
        .listRowBackground(Swatch().opacity(0.2))
        .environmentObject(palette)
      Text("Paper")
        .environmentObject(palette)
        .listRowBackground(Swatch().opacity(0.2)) // want missing-environment-object(Palette)
    }
  }
}

@main
struct DrawApp: App {
  var body: some Scene {
    WindowGroup { Canvas2D() }
  }
}
