// B1: the symbols of a canvas inherit what is around it, whichever way its renderer is given.
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

struct Named: View {
  private func draw(_ context: inout GraphicsContext, size: CGSize) {}
  var body: some View { Canvas(renderer: draw) { Account().tag(1) } }
}

struct Trailing: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(), with: .color(.red))
    } symbols: {
      ThemeName().tag(1)
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Named()  // want missing-environment-object(Session)
      Trailing()  // want missing-environment-object(Theme)
    }
  }
}
