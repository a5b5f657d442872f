// A7, A8: a wrapper that nothing reads updates the view for nothing; an object is a needless way to crash.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

@Observable final class Library { var count = 0 }

struct Badge: View {
  @EnvironmentObject private var cart: Cart // want unused-environment-wrapper(Cart)
  @Environment(Library.self) private var library // want unused-environment-wrapper(Library)
  @Environment(Library.self) var spare: Library? // want unused-environment-wrapper(Library)
  @Environment(\.dismiss) private var dismiss // want unused-environment-wrapper(dismiss)
  let title: String

  var body: some View { Text(title) }
}

struct Shadowed: View {
  @EnvironmentObject var cart: Cart // want unused-environment-wrapper(Cart)

  var body: some View {
    ForEach([Cart()], id: \.count) { cart in Text("\(cart.count)") }
    summary(of: Cart())
  }

  private func summary(of cart: Cart) -> some View { Text("\(cart.count)") }
}

struct Other: View {
  @ObservedObject var model: Model
  @Environment(\.dismiss) var dismiss // want unused-environment-wrapper(dismiss)

  var body: some View {
    Button("Close") { model.dismiss() }
      .environment(\.dismiss, dismissal)
  }

  var dismissal: DismissAction { model.action }
}

final class Model: ObservableObject {
  var action: DismissAction { fatalError() }

  func dismiss() {}
}
