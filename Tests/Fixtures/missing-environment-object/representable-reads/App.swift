// A16, F2: a representable's wrappers are installed; it reads them in its update methods.
import SwiftUI
import UIKit

final class Camera: ObservableObject {
  @Published var zoom = 1.0
}

@Observable
final class Flash {
  var on = false
}

struct CameraView: UIViewRepresentable {
  @EnvironmentObject var camera: Camera
  @Environment(Flash.self) private var flash

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.transform = CGAffineTransform(scaleX: camera.zoom, y: camera.zoom)
    view.alpha = flash.on ? 1 : 0.5
  }
}

@main
struct CameraApp: App {
  @StateObject private var camera = Camera()
  @State private var flash = Flash()

  var body: some Scene {
    WindowGroup {
      CameraView().environmentObject(camera).environment(flash)
      CameraView().environment(flash) // want missing-environment-object(Camera)
      CameraView().environmentObject(camera) // want missing-environment-object(Flash)
    }
  }
}
