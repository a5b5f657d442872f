// E8: what SwiftUI ignores is a write of state that it keeps. A binding with a setter of its own, a constant, or none at all keeps
// nothing: what is written through it arrives. What an observed object publishes arrives, too, and SwiftUI forbids it.
import SwiftUI
import UIKit

final class Box { var text = "" }

final class Model: ObservableObject { @Published var text = "" }

struct OfSetter: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct OfNothing: UIViewRepresentable {
  var view: Binding<UITextView?>?

  init(view: Binding<UITextView?>? = nil) { self.view = view }

  func makeUIView(context: Context) -> UITextView {
    let made = UITextView()
    view?.wrappedValue = made
    return made
  }

  func updateUIView(_ view: UITextView, context: Context) {}
}

struct OfState: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    text = view.text // want state-write-during-update(text)
  }
}

struct OfObject: UIViewRepresentable {
  @Binding var published: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    published = view.text // want state-write-during-update(published)
  }
}

struct OfBoth: UIViewRepresentable {
  @Binding var either: String

  init(of text: Binding<String>) { _either = text }

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    either = view.text // want state-write-during-update(either)
  }
}

struct HandedOn: View {
  @Binding var handed: String

  var body: some View { OfHanded(handed: $handed) }
}

struct OfHanded: UIViewRepresentable {
  @Binding var handed: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { handed = view.text }
}

struct Outer: View {
  @Binding var depth: String
  let isDeep: Bool

  var body: some View {
    if isDeep { Inner(around: $depth, isDeep: false) }
  }
}

struct Inner: View {
  @Binding var around: String
  let isDeep: Bool

  var body: some View {
    around = "" // want state-write-during-update(around)
    return Outer(depth: $around, isDeep: isDeep)
  }
}

struct OfNobody: UIViewRepresentable {
  @Binding var unmade: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    unmade = view.text // want state-write-during-update(unmade)
  }
}

struct Screen: View {
  @State private var text = ""
  @StateObject private var model = Model()
  let box = Box()

  private var own: Binding<String> { Binding(get: { box.text }, set: { box.text = $0 }) }

  var body: some View {
    VStack {
      OfSetter(text: Binding(get: { box.text }, set: { box.text = $0 }))
      OfSetter(text: .constant("fixed"))
      OfNothing()
      OfNothing(view: nil)
      OfState(text: $text)
      Outer(depth: Binding(get: { box.text }, set: { box.text = $0 }), isDeep: true)
      Outer(depth: $text, isDeep: true)
      OfObject(published: $model.text)
      OfBoth(of: $text)
      OfBoth(of: Binding(get: { box.text }, set: { box.text = $0 }))
      HandedOn(handed: Binding(get: { box.text }, set: { box.text = $0 }))
    }
  }
}
