// E8, F5: a coordinator that is given bindings and objects of the view, instead of the view: what its initialiser keeps is the view's
// state; a binding that somebody makes, and an object that the view does not observe, are not.
import SwiftUI
import UIKit

final class Model: ObservableObject {
  @Published var isLoading = false
  @Published var isReady = false
}

struct Field: UIViewRepresentable {
  @Binding var text: String
  let focus: Binding<Bool>
  @ObservedObject var model: Model
  let other: Model

  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text, focus: focus, model: model, other: other)
  }
  func makeUIView(context: Context) -> UITextField { UITextField() }

  func updateUIView(_ view: UITextField, context: Context) {
    context.coordinator.sync(view)
    context.coordinator.title = "A"
    context.coordinator.field?.text = "A"
  }

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    let focus: Binding<Bool>
    let model: Model
    let other: Model
    var title = "" {
      didSet { model.isReady = true } // want state-write-during-update(isReady)
    }

    weak var field: UITextField? {
      didSet { model.isLoading = true }
    }

    init(text: Binding<String>, focus: Binding<Bool>, model: Model, other: Model) {
      _text = text
      self.focus = focus
      self.model = model
      self.other = other
    }

    func sync(_ view: UITextField) {
      text = view.text ?? "" // want state-write-during-update(text)
      focus.wrappedValue = view.isFirstResponder // want state-write-during-update(focus)
      model.isLoading = false // want state-write-during-update(isLoading)
      other.isLoading = false
    }

    func textFieldDidBeginEditing(_ view: UITextField) {
      focus.wrappedValue = true
      text = ""
    }
  }
}

struct Deferred: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator {
    Coordinator(text: Binding(get: { text }, set: { new in Task { text = new } }))
  }
  func makeUIView(context: Context) -> UITextField { UITextField() }
  func updateUIView(_ view: UITextField, context: Context) { context.coordinator.sync(view) }

  final class Coordinator: NSObject {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func sync(_ view: UITextField) { text = view.text ?? "" }
  }
}

@main
struct FixtureApp: App {
  @StateObject private var model = Model()
  @State private var text = ""
  @State private var isFocused = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Field(text: $text, focus: $isFocused, model: model, other: Model())
        Deferred(text: $text)
      }
    }
  }
}
