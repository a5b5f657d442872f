// A7, A8: silent where anything may read the property: an extension in another file, a projection, the storage, a
// key path, a requirement of a protocol, a coordinator, a closure, a default argument, public API.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct InExtension: View {
  @EnvironmentObject var cart: Cart

  var body: some View { content }
}

struct Projected: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Stepper("", value: $cart.count) }
}

struct Stored: View {
  @EnvironmentObject private var cart: Cart

  var body: some View { Text("").onAppear { print(_cart) } }
}

struct ByKeyPath: View {
  @Environment(\.locale) var locale

  var body: some View { Text(read(\.locale.identifier)) }

  private func read(_ path: KeyPath<ByKeyPath, String>) -> String { self[keyPath: path] }
}

protocol Shopping { var cart: Cart { get } }

extension Shopping {
  var total: Int { cart.count }
}

struct Conforming: View, Shopping {
  @EnvironmentObject var cart: Cart

  var body: some View { Text("\(total)") }
}

struct Field: UIViewRepresentable {
  @EnvironmentObject var cart: Cart

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator(parent: self) }
}

final class FieldCoordinator {
  let parent: Field

  init(parent: Field) { self.parent = parent }

  func end() { print(parent.cart.count) }
}

struct Deferred: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { [dismiss] in dismiss() }
  }
}

public struct Published: View {
  @EnvironmentObject public var cart: Cart

  public var body: some View { Text("") }
}

struct Unused: View {
  @EnvironmentObject private var cart: Cart // want unused-environment-wrapper(Cart)

  var body: some View { Text("") }
}
