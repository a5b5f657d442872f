// A16: what a style of the project does not place is never built; what it does place is, and so is what a control is
// given on which another style is set.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Avatar: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct IconStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: "star").opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct TitleOnly: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}

struct Whole: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
}

struct Framed: ButtonStyle {
  func makeBody(configuration given: Configuration) -> some View { Frame(content: given.label) }
}

struct Frame<Content: View>: View {
  let content: Content
  var body: some View { content.padding() }
}

struct Hidden: View {
  var body: some View {
    Button("x") {}
      .buttonStyle(IconStyle())
    Button {
    } label: {
      Avatar()
    }
    .buttonStyle(IconStyle())
    Label {
      Text("title")
    } icon: {
      Avatar()
    }
    .labelStyle(TitleOnly())
  }
}

struct Shown: View {
  var body: some View {
    Label {
      Text("title")
    } icon: {
      Swatch()
    }
    .labelStyle(Whole())
    .buttonStyle(IconStyle())
  }
}

struct InFrame: View {
  var body: some View {
    Button {
    } label: {
      Swatch()
    }
    .buttonStyle(Framed())
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Hidden()
      Shown()  // want missing-environment-object(Theme)
      InFrame()  // want missing-environment-object(Theme)
    }
  }
}
