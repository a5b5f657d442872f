// F2: a representable's coordinator reads the objects of the representable that it holds when UIKit calls it.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }
final class Theme: ObservableObject { @Published var size = 0 }

struct CountField: UIViewRepresentable {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject var theme: Theme  // want unused-environment-wrapper(Theme)

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { context.coordinator.parent = self }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: CountField

    init(_ parent: CountField) { self.parent = parent }

    func textFieldDidEndEditing(_ field: UITextField) { store(field.text) }
    private func store(_ text: String?) { parent.cart.count = text?.count ?? 0 }
  }
}

struct Unasked: UIViewRepresentable {
  @EnvironmentObject var cart: Cart  // want unused-environment-wrapper(Cart)

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func makeCoordinator() -> Plain { Plain() }
}

final class Plain: NSObject {
  var count = 0
  func add() { count += 1 }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Without") {
      CountField()  // want missing-environment-object(Cart)
      Unasked()
    }
    WindowGroup("With") { CountField().environmentObject(Cart()) }
  }
}
