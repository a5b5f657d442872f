// C2, B1: a popover inherits from where it is attached.
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
  @State private var shown = false

  var body: some View {
    VStack {
      Text("Paper")
        .popover(isPresented: $shown, arrowEdge: .top) { Swatch().frame(width: 200) }
        .environmentObject(palette)
      Text("Paper")
        .environmentObject(palette)
        .popover(isPresented: $shown, arrowEdge: .top) { Swatch().frame(width: 200) } // want missing-environment-object(Palette)
    }
  }
}

@main
struct DrawApp: App {
  var body: some Scene {
    WindowGroup { Canvas2D() }
  }
}
