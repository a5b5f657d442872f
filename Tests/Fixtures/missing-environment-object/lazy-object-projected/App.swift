// A7: the projected value `$settings` reads the wrapper as well.
import SwiftUI

final class Settings: ObservableObject {
  @Published var sound = true
}

struct SoundSwitch: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Toggle("Sound", isOn: $settings.sound)
  }
}

@main
struct GameApp: App {
  var body: some Scene {
    WindowGroup {
      SoundSwitch() // want missing-environment-object(Settings)
    }
  }
}
