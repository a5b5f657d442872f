// A2, A3: in what a class declares `self` is of that class, whatever class below it the value is of. Which member is called is
// the value's.
import SwiftUI

class Coordinator: ObservableObject {
  @Published var path: [String] = []

  var rootView: AnyView {
    AnyView(content.environmentObject(self))
  }

  var content: AnyView { AnyView(EmptyView()) }

  func provide<Content: View>(_ content: Content) -> some View {
    content.environmentObject(self)
  }

  func provideLater<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
    let build = { [weak self] in
      Group {
        if let self { content().environmentObject(self) }
      }
    }
    return build()
  }

  func host<Content: View>(_ content: Content) -> some View {
    provide(content)
  }
}

extension Coordinator {
  func extend<Content: View>(_ content: Content) -> some View {
    content.environmentObject(self)
  }
}

final class HomeCoordinator: Coordinator {
  @Published var tab = 0

  override var content: AnyView { AnyView(HomeTabs()) }

  func provideHome<Content: View>(_ content: Content) -> some View {
    content.environmentObject(self)
  }
}

final class SettingsCoordinator: Coordinator {
  @Published var isExpert = false

  override var content: AnyView {
    AnyView(SettingsList().environmentObject(self))
  }
}

struct PathView: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Text("\(coordinator.path.count)") }
}

struct HomeTabs: View {
  @EnvironmentObject var home: HomeCoordinator
  var body: some View { Text("\(home.tab)") }
}

struct SettingsList: View {
  @EnvironmentObject var settings: SettingsCoordinator
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { Text("\(settings.isExpert ? 1 : coordinator.path.count)") }
}

struct ByProperty: View {
  @StateObject var home = HomeCoordinator()
  var body: some View { home.rootView }
}

struct ByOverride: View {
  @StateObject var settings = SettingsCoordinator()
  var body: some View { settings.rootView }
}

struct ByMethod: View {
  @StateObject var home = HomeCoordinator()

  var body: some View {
    home.provide(PathView())
    home.provide(HomeTabs())
  }
}

struct ByMethodOfMethod: View {
  @StateObject var home = HomeCoordinator()

  var body: some View {
    home.host(PathView())
    home.host(HomeTabs())
  }
}

struct ByClosure: View {
  @StateObject var home = HomeCoordinator()

  var body: some View {
    home.provideLater { PathView() }
    home.provideLater { HomeTabs() }
  }
}

struct ByExtension: View {
  @StateObject var home = HomeCoordinator()

  var body: some View {
    home.extend(PathView())
    home.extend(HomeTabs())
  }
}

struct ByOwnMethod: View {
  @StateObject var home = HomeCoordinator()

  var body: some View {
    home.provideHome(PathView())
    home.provideHome(HomeTabs())
  }
}

@main
struct CoordinatorApp: App {
  var body: some Scene {
    WindowGroup {
      ByProperty() // want missing-environment-object(HomeCoordinator)
      ByOverride()
      ByMethod() // want missing-environment-object(HomeCoordinator)
      ByMethodOfMethod() // want missing-environment-object(HomeCoordinator)
      ByClosure() // want missing-environment-object(HomeCoordinator)
      ByExtension() // want missing-environment-object(HomeCoordinator)
      ByOwnMethod() // want missing-environment-object(Coordinator)
    }
  }
}
