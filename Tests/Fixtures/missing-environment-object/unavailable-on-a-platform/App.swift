// A14: code that names what '@available' takes from a platform is not compiled for it, as under '#if !os'.
import SwiftUI

@available(visionOS, unavailable)
final class Air: ObservableObject {
  static let shared = Air()
  @Published var connected = false
}

final class Sound: ObservableObject {
  static let shared = Sound()
  @Published var isOn = false
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Player()
        #if !os(visionOS)
          .environmentObject(Air.shared)
        #endif
      Speaker()
        #if !os(visionOS)
          .environmentObject(Sound.shared)
        #endif
      Volume()  // want missing-environment-object(Sound)
        #if !os(visionOS)
          .environmentObject(Sound.shared)
        #endif
    }
  }
}

struct Player: View {
  @EnvironmentObject private var air: Air
  var body: some View { Text(air.connected ? "AirPlay" : "here") }
}

@available(visionOS, unavailable)
struct Speaker: View {
  @EnvironmentObject private var sound: Sound
  var body: some View { Text(sound.isOn ? "on" : "off") }
}

struct Volume: View {
  @EnvironmentObject private var sound: Sound
  var body: some View { Text(sound.isOn ? "on" : "off") }
}
