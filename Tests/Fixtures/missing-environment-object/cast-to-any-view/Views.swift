// Design §4: whether a value conforms to View, its type says; `any View` shows the value that it is.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }
final class Theme: ObservableObject { @Published var name = "" }

struct Account: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct ThemeName: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct Plain { var name = "" }
/// A class is no view, and neither is what inherits from it.
class Document { var name = "" }
final class Draft: Document {}

struct Line: Shape {
  func path(in rectangle: CGRect) -> Path { Path(rectangle) }
}

struct Shown: View {
  let thing: Any
  var body: some View {
    if let view = thing as? any View { AnyView(view) } else { ThemeName() }
  }
}

struct Hidden: View {
  let thing: Any
  var body: some View {
    if thing is any View { ThemeName() } else { Text("plain") }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Shown(thing: Account())  // want missing-environment-object(Session)
      Hidden(thing: Plain())
      Hidden(thing: Draft())
      Shown(thing: Line())
    }
  }
}
