// C1: one modifier presents for several views; a case that each of them puts into its own state is presented for each. Of one that
// only some of them do it is not told for whom.
import SwiftUI

@Observable final class Drafts { var count = 0 }

@Observable final class Help { var page = 0 }

struct Compose: View {
  @Environment(Drafts.self) private var drafts
  var body: some View { Text("\(drafts.count)") }
}

struct HelpPage: View {
  @Environment(Help.self) private var help
  var body: some View { Text("\(help.page)") }
}

enum Presented: Identifiable {
  case compose, help
  var id: Self { self }
}

struct Presenter: ViewModifier {
  @Binding var presented: Presented?

  func body(content: Content) -> some View {
    content.sheet(item: $presented) { presented in // want missing-environment-object(Drafts)
      switch presented {
      case .compose: Compose()
      case .help: HelpPage()
      }
    }
  }
}

extension View {
  func presenting(_ presented: Binding<Presented?>) -> some View { modifier(Presenter(presented: presented)) }
}

struct Inbox: View {
  @State private var presented: Presented?

  var body: some View {
    VStack {
      Button("New") { presented = .compose }
      Button("Help") { presented = .help }
    }
    .presenting($presented)
  }
}

struct Home: View {
  @State private var presented: Presented?
  @State private var drafts = Drafts()
  @State private var help = Help()

  var body: some View {
    Inbox()
      .environment(drafts)
      .environment(help)
      .toolbar { Button("New") { presented = .compose } }
      .presenting($presented)
  }
}

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Home() } }
}
