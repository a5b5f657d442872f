// C11: what a class of the project puts around the root view that it takes counts for all classes below it.
import SwiftUI
import UIKit

final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var isDark = false
}

struct Themed: ViewModifier {
  let theme: Theme
  func body(content: Content) -> some View { content.environmentObject(theme) }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

class ModifiedController<Content: View, Modifier: ViewModifier>: UIHostingController<
  ModifiedController.Wrapper
>
{
  init(rootView: Content, modifier: Modifier) {
    super.init(rootView: .init(content: rootView, modifier: modifier))  // want missing-environment-object(Theme)
  }

  struct Wrapper: View {
    let content: Content
    let modifier: Modifier

    var body: some View { content.modifier(modifier) }
  }

  required dynamic init?(coder: NSCoder) { fatalError() }
}

class ThemedController<Content: View>: ModifiedController<Content, Themed> {
  init(rootView: Content, theme: Theme = Theme.shared) {
    super.init(rootView: rootView, modifier: Themed(theme: theme))
  }

  required dynamic init?(coder: NSCoder) { fatalError() }
}

class HistoryController: ThemedController<History> {
  convenience init() { self.init(rootView: History()) }
}

final class FavouritesController: ThemedController<Favourites> {}

class PaddedController<Content: View>: ModifiedController<Content, Padded> {
  init(rootView: Content) { super.init(rootView: rootView, modifier: Padded()) }

  required dynamic init?(coder: NSCoder) { fatalError() }
}

struct History: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

struct Favourites: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

struct Search: View {
  @EnvironmentObject var theme: Theme
  var body: some View { Text(theme.isDark ? "dark" : "light") }
}

final class Opener {
  func open(from controller: UIViewController) {
    controller.present(HistoryController(), animated: true)
    controller.present(FavouritesController(rootView: Favourites()), animated: true)
    controller.present(ThemedController(rootView: History()), animated: true)
    controller.present(PaddedController(rootView: Search()), animated: true)
  }
}
