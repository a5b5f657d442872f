// Design §4: factories, views stored as AnyView — what models keep is shown where these are, and finds what is there

import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

final class Settings: ObservableObject {
  @Published var size = 1
}

/// A tab that other code registers.
struct Item: Identifiable {
  let id: String
  let view: AnyView
}

/// A screen that other code makes when it is shown.
struct Route: Identifiable {
  let id: String
  private let content: AnyView

  init(id: String, @ViewBuilder content: () -> some View) {
    self.id = id
    self.content = AnyView(content())
  }

  var destination: some View { content }
}

/// An editor, of which there are several kinds.
class Editor: ObservableObject, Identifiable {
  let view: AnyView

  init(view: AnyView) { self.view = view }
}

final class PictureEditor: Editor {
  init() { super.init(view: AnyView(PictureView())) }
}

final class Registry: ObservableObject {
  @Published var items: [Item] = []
  @Published var editors: [Editor] = []
  @Published var route: Route?

  func setUp() {
    let home = Item(id: "home", view: AnyView(HomeView()))
    items.append(home)
    items.append(Item(id: "own", view: AnyView(OwnView().environmentObject(Settings()))))
    editors.append(PictureEditor())
  }

  func open() {
    route = Route(id: "details") { DetailsView() }
  }
}

@main
struct Main: App {
  @StateObject private var session = Session()
  @StateObject private var registry = Registry()

  var body: some Scene {
    WindowGroup {
      Tabs()
        .environmentObject(session)
        .environmentObject(registry)
    }
  }
}

struct Tabs: View {
  @EnvironmentObject private var registry: Registry

  var body: some View {
    VStack {
      ForEach(registry.items) { item in item.view }
      ForEach(registry.editors) { editor in editor.view }
    }
    .sheet(item: $registry.route) { route in route.destination }
    .task {
      registry.setUp()
      registry.open()
    }
  }
}

struct HomeView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}

struct OwnView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View { Text("\(settings.size)") }
}

struct DetailsView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}

struct PictureView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}
