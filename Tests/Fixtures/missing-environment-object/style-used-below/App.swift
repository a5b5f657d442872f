// A17: a style is installed where a control below uses it, not where none stands and not where a nearer style replaces it.
import SwiftUI

final class Unused: ObservableObject { @Published var text = "" }
final class Used: ObservableObject { @Published var text = "" }

struct Quiet: ButtonStyle {
  @EnvironmentObject var object: Unused
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibilityLabel(object.text)
  }
}

struct Loud: ButtonStyle {
  @EnvironmentObject var object: Used
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.accessibilityLabel(object.text)
  }
}

struct Title: View {
  var body: some View { Text("No control").bold() }
}

struct Card<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { ZStack { content } }
}

struct Content: View {
  var body: some View {
    VStack {
      VStack { Title() }.buttonStyle(Quiet())
      Card { Button("") {}.buttonStyle(.plain) }.buttonStyle(Quiet())
      Card { Button("") {}.padding() }.buttonStyle(Loud())
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Used)
    }
  }
}
