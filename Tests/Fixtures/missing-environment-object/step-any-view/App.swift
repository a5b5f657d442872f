// Design §4: a view stored or returned as AnyView is the view that was put into it.
import SwiftUI

final class Theme: ObservableObject {
  @Published var tint = "red"
}

final class Badges: ObservableObject {
  @Published var count = 0
}

struct Tinted: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.tint) }
}

struct Counted: View {
  @EnvironmentObject var badges: Badges
  var body: some View { Text("\(badges.count)") }
}

struct Slot: View {
  let title: String
  let content: AnyView
  var body: some View { HStack { Text(title); content } }
}

struct Screen: View {
  let kind: Int
  let tabs: [AnyView]

  var body: some View {
    VStack {
      page()
      ForEach(tabs.indices, id: \.self) { tabs[$0] }
    }
  }

  private func page() -> AnyView {
    guard kind > 0 else { return AnyView(EmptyView()) }
    if kind == 1 {
      return AnyView(Tinted())
    }
    return Slot(title: "slot", content: AnyView(erasing: Tinted())).eraseToAnyView()
  }
}

extension View {
  func eraseToAnyView() -> AnyView { AnyView(self) }
}

@main
struct SlotApp: App {
  private let theme = Theme()
  @State private var kind = 0

  var body: some Scene {
    WindowGroup {
      Screen(kind: kind, tabs: [AnyView(Counted())]) // want missing-environment-object(Badges)
        .environmentObject(theme)
        .onOpenURL { _ in kind += 1 }
    }
  }
}
