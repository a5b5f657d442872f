// C9, A6: views that are taken apart and shown one by one stand in the environment around; what the view
// that shows them writes may enclose each of them. A view that is only watched is not shown there.
import SwiftUI

final class Session: ObservableObject { @Published var user = "guest" }

final class Theme: ObservableObject { @Published var name = "light" }

struct Row: View {
  @EnvironmentObject var session: Session
  @EnvironmentObject var theme: Theme
  var body: some View { Text(session.user + theme.name) }
}

struct Separated<Content: View>: View {
  let content: Content
  @StateObject private var theme = Theme()

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content.pieces { pieces in
      ForEach(pieces) { piece in
        Framed(piece: piece).environmentObject(theme)
        Divider()
      }
    }
  }
}

struct Framed: View {
  let piece: _VariadicView.Children.Element
  var body: some View { piece.border(.red) }
}

struct Arranger<Result: View>: _VariadicView_MultiViewRoot {
  var arrange: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> some View { arrange(children) }
}

extension View {
  func pieces<Result: View>(
    @ViewBuilder arrange: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(Arranger(arrange: arrange), content: { self })
  }
}

struct Counted<Content: View>: View {
  @ViewBuilder var content: Content
  @StateObject private var session = Session()

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        subview.environmentObject(session)
      }
    }
  }
}

enum Tab: String, View, CaseIterable {
  case home, settings

  var body: some View {
    switch self {
    case .home: Text(rawValue)
    case .settings: Row()
    }
  }
}

struct Tabs: View {
  @State private var selection: Tab? = .home
  @StateObject private var session = Session()
  @StateObject private var theme = Theme()

  var body: some View {
    VStack {
      if let selection { selection }
    }
    .environmentObject(session)
    .environmentObject(theme)
    .animation(.default, value: selection)
  }
}

struct Shelf: View {
  @StateObject private var theme = Theme()

  var body: some View {
    Tabs()
    if let tab = Tab.allCases.last { tab.environmentObject(theme) }
  }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      Separated { Row() } // want missing-environment-object(Session)
    }
    WindowGroup {
      Counted { Row() } // want missing-environment-object(Theme)
    }
    WindowGroup {
      Shelf() // want missing-environment-object(Session)
    }
  }
}
