// A button style that reads and builds; its label and its body are below the button.
import SwiftUI

final class Sound: ObservableObject { @Published var on = true }
final class Skin: ObservableObject { @Published var name = "" }

struct SkinView: View {
  @EnvironmentObject var skin: Skin
  var body: some View { Text(skin.name) }
}

struct Loud: ButtonStyle {
  @EnvironmentObject var sound: Sound

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(sound.on ? "on" : "off")
      SkinView()
    }
  }
}

struct Quiet: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(0.5)
  }
}

struct Keys: View {
  var body: some View {
    Button("quiet") {}
      .buttonStyle(Quiet())
    Button(action: {}) { SkinView() }
      .buttonStyle(Loud())
  }
}

@main
struct KeyApp: App {
  var body: some Scene {
    WindowGroup {
      Keys().environmentObject(Skin())
      Keys().environmentObject(Skin()).environmentObject(Sound())
    }
  }
}
