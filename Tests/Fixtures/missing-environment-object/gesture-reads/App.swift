// A16: a Gesture of the project is installed where it is attached.
import SwiftUI

final class Zoom: ObservableObject { @Published var scale = 1.0 }

struct ZoomGesture: Gesture {
  @EnvironmentObject var zoom: Zoom

  var body: some Gesture {
    MagnificationGesture().onChanged { value in zoom.scale = value }
  }
}

struct Picture: View {
  var body: some View {
    Image("picture").gesture(ZoomGesture())
  }
}

@main
struct ZoomApp: App {
  @StateObject private var zoom = Zoom()

  var body: some Scene {
    WindowGroup {
      Picture().environmentObject(zoom)
      Picture() // want missing-environment-object(Zoom)
    }
  }
}
