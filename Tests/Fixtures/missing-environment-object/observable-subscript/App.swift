// A.1, F3: reading an object through the environment's subscript gives an optional and never traps.
import SwiftUI
import UIKit

@Observable
final class Flash { var on = false }

struct Lamp: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    view.alpha = context.environment[Flash.self]?.on == true ? 1 : 0.5
  }
}

struct Reading: View {
  @Environment(\.self) private var values
  var body: some View { Text(values[Flash.self]?.on == true ? "on" : "off") }
}

@main
struct LampApp: App {
  var body: some Scene {
    WindowGroup {
      Lamp()
      Reading()
    }
  }
}
