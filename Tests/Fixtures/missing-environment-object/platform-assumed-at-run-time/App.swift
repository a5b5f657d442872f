// C4: a condition on a global value has one outcome along a path: a branch under it and a branch under its
// negation do not meet. A condition on a view's own state says nothing about another view's.
import SwiftUI

final class Provider: ObservableObject { @Published var name = "" }

final class Theme: ObservableObject { @Published var name = "" }

struct AppWorld {
  var isDesktop = false
  var isDemo = false
}

var world = AppWorld()

enum Device {
  static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

struct Reader: View {
  @EnvironmentObject var provider: Provider
  var body: some View { Text(provider.name) }
}

struct ThemeReader: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.name) }
}

struct Settings: View {
  @EnvironmentObject var provider: Provider

  var body: some View {
    Group {
      if world.isDesktop {
        NavigationView { rows }
      } else {
        rows
      }
    }
  }

  private var rows: some View {
    List {
      Text(provider.name)
      row(0)
      if !world.isDesktop { NavigationLink(value: 2) { Text("b") } }
    }
  }

  @ViewBuilder
  private func row(_ index: Int) -> some View {
    if index == 7 {
      Text("seven")
    } else if world.isDesktop {
      NavigationLink(destination: Reader()) { Text("a") }
    } else {
      NavigationLink(value: 1) { Text("b") }
    }
  }
}

struct Phone: View {
  @StateObject private var provider = Provider()

  var body: some View {
    NavigationStack {
      Text("phone").navigationDestination(isPresented: .constant(true)) {
        Settings().environmentObject(provider)
      }
    }
  }
}

struct Sidebar: View {
  @State private var isShown = false
  @StateObject private var theme = Theme()

  var body: some View {
    if Device.isPad { ThemeReader().environmentObject(theme) } else { Inner(isShown: isShown) }
    Device.isPad ? AnyView(Inner(isShown: true)) : AnyView(Text("phone"))
  }
}

struct Inner: View {
  let isShown: Bool

  var body: some View {
    if Device.isPad {
      Reader()
    } else if world.isDemo {
      Text("demo")
    } else if isShown {
      Text("plain")
    } else {
      ThemeReader()
    }
  }
}

@main
struct HomeApp: App {
  var body: some Scene {
    WindowGroup {
      Phone()
    }
    WindowGroup {
      Sidebar() // want missing-environment-object(Provider) missing-environment-object(Theme)
    }
  }
}
