// ROW: A1. What is asked of an element of a told list at several places is asked of the same one.
import SwiftUI

final class Session: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session)") }
}

enum Page: CaseIterable, Identifiable {
  case profile, about
  var id: Self { self }
}

struct PageBody: View {
  let page: Page
  var body: some View {
    switch page {
    case .profile: Profile()
    case .about: Text("about")
    }
  }
}

struct Row: Identifiable {
  let id: String
  let needsSession: Bool
  let view: AnyView
}

struct Healthy: View {
  @StateObject var session = Session()
  let rows = [
    Row(id: "a", needsSession: true, view: AnyView(Profile())),
    Row(id: "b", needsSession: false, view: AnyView(Text("b"))),
  ]
  var body: some View {
    VStack {
      ForEach(Page.allCases) { page in
        switch page {
        case .profile: PageBody(page: page).environmentObject(session)
        case .about: PageBody(page: page)
        }
      }
      ForEach(rows) { row in
        if row.needsSession { row.view.environmentObject(session) } else { row.view }
      }
    }
  }
}

struct BrokenPages: View {
  @StateObject var session = Session()
  var body: some View {
    ForEach(Page.allCases) { page in
      switch page {
      case .profile: PageBody(page: page)
      case .about: PageBody(page: page).environmentObject(session)
      }
    }
  }
}

struct BrokenRows: View {
  @StateObject var session = Session()
  let rows = [
    Row(id: "a", needsSession: false, view: AnyView(Profile())),
    Row(id: "b", needsSession: true, view: AnyView(Text("b"))),
  ]
  var body: some View {
    ForEach(rows) { row in
      if row.needsSession { row.view.environmentObject(session) } else { row.view }
    }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Healthy()
      BrokenPages()  // want missing-environment-object(Session)
      BrokenRows()  // want missing-environment-object(Session)
    }
  }
}
