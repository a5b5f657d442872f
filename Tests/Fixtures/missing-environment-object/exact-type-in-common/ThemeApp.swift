// A2, A3: an expression that gives values of several classes is of the class that they have in common.
import SwiftUI

class Theme: ObservableObject {
  @Published var tint = 0
}

class DarkTheme: Theme {
  @Published var depth = 0
}

final class NightTheme: DarkTheme {}

final class LightTheme: Theme {}

struct Tint: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text("\(theme.tint)") }
}

struct Depth: View {
  @EnvironmentObject var theme: DarkTheme
  var body: some View { Text("\(theme.depth)") }
}

struct Siblings: View {
  @State var isDark = false
  let dark = DarkTheme()
  let light = LightTheme()

  var body: some View {
    Tint().environmentObject(isDark ? dark : light)
    Depth().environmentObject(isDark ? dark : light)
  }
}

struct Lineage: View {
  @State var isNight = false

  var body: some View {
    Tint().environmentObject(isNight ? NightTheme() : DarkTheme())
    Depth().environmentObject(isNight ? NightTheme() : DarkTheme())
  }
}

struct Alike: View {
  @State var isFirst = false

  var body: some View {
    Tint().environmentObject(isFirst ? DarkTheme() : DarkTheme())
    Depth().environmentObject(isFirst ? DarkTheme() : DarkTheme())
  }
}

struct Fallback: View {
  var chosen: Theme?

  var body: some View {
    Tint().environmentObject(chosen ?? DarkTheme())
    Depth().environmentObject(chosen ?? DarkTheme())
  }
}

struct FallbackAbove: View {
  var chosen: DarkTheme?

  var body: some View {
    Tint().environmentObject(chosen ?? Theme())
    Depth().environmentObject(chosen ?? Theme())
  }
}

struct Listed: View {
  @State var index = 0
  let themes = [DarkTheme(), LightTheme()]

  var body: some View {
    Tint().environmentObject(themes[index])
    Depth().environmentObject(themes[index])
  }
}

@main
struct ThemeApp: App {
  var body: some Scene {
    WindowGroup {
      Siblings() // want missing-environment-object(DarkTheme)
      Lineage() // want missing-environment-object(Theme)
      Alike() // want missing-environment-object(Theme)
      Fallback() // want missing-environment-object(DarkTheme)
      FallbackAbove() // want missing-environment-object(DarkTheme)
      Listed() // want missing-environment-object(DarkTheme)
    }
  }
}
