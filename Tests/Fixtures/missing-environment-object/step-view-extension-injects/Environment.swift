// Design §5: helpers of View that bundle injections, also in turns.
import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "guest"
}

final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var tint = "red"
}

@Observable
final class Router {
  static let shared = Router()
  var path: [Int] = []
}

extension View {
  func withEnvironments() -> some View {
    environmentObject(Session.shared)
      .withTheme()
  }

  func withTheme(_ theme: Theme = .shared) -> some View {
    self
      .environmentObject(theme)
      .tint(.red)
  }

  func routed() -> some View {
    modifier(Routed())
  }
}

struct Routed: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(Router.shared)
  }
}
