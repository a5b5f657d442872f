// Design §4: what a synchronised folder leaves out is not compiled: neither its types nor its roots count.
import SwiftUI

final class Camera: ObservableObject { @Published var n = 0 }

@main
struct MapApp: App {
  var body: some Scene {
    WindowGroup {
      Pin() // want missing-environment-object(Camera)
    }
  }
}
