// Design §4: views stored in properties, with defaults, and handed to initialisers.
import SwiftUI

final class Theme: ObservableObject { @Published var tint = "red" }

struct Tint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Stored: View {
  private let tint = Tint()
  private let unused = Tint()
  var body: some View { tint.padding() }
}

struct Kept: View {
  private let unused = Tint()
  var body: some View { Text("kept") }
}

struct WithDefault: View {
  var accessory: AnyView = AnyView(Tint())
  var body: some View { accessory }
}

struct Lazy: View {
  private let make: () -> Tint = { Tint() }
  var body: some View { make() }
}

@main
struct PaintApp: App {
  var body: some Scene {
    WindowGroup {
      Stored() // want missing-environment-object(Theme)
      Kept()
      WithDefault() // want missing-environment-object(Theme)
      WithDefault(accessory: AnyView(Text("other")))
      Lazy() // want missing-environment-object(Theme)
      Lazy().environmentObject(Theme())
    }
  }
}
