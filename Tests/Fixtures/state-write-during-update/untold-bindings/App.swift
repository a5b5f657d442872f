// E8, design §4: a write is only ignored, or forbidden, where it is told that the binding is of state, or of what an object publishes.
// Other parts of objects, and bindings that code makes in ways that are not followed, may have a setter of their own.
import PlayerKit
import SwiftUI
import UIKit

final class Box { var text = "" }

final class Model: ObservableObject {
  @Published var published = ""
  var plain = ""
  let box = Box()

  var computed: String {
    get { UserDefaults.standard.string(forKey: "text") ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: "text") }
  }
}

final class Cache {
  subscript(name: String) -> String {
    get { UserDefaults.standard.string(forKey: name) ?? "" }
    set { UserDefaults.standard.set(newValue, forKey: name) }
  }
}

struct OfSubscript: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Form {
  var name = ""
}

struct Part: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Computed: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct OfBox: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Foreign: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct ByFunction: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct ByProperty: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct ByInit: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Handed: View {
  @Binding var text: String

  var body: some View { ByHanded(text: self.$text) }
}

struct ByHanded: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Unlabelled: UIViewRepresentable {
  @Binding var text: String

  init(_ value: Binding<String>) { self._text = value }

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

struct Hidden: UIViewRepresentable {
  @Binding var text: String

  init(value: Binding<String>) {
    let value = Binding(
      get: { value.wrappedValue },
      set: { new in DispatchQueue.main.async { value.wrappedValue = new } })
    _text = value
  }

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) { text = view.text }
}

enum First {
  struct Editor: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) {
      text = view.text // want state-write-during-update(text)
    }
  }
}

enum Second {
  struct Editor: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextView { UITextView() }

    func updateUIView(_ view: UITextView, context: Context) { text = view.text }
  }
}

struct OfParts: UIViewRepresentable {
  @Binding var name: String
  @Binding var title: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    name = view.text // want state-write-during-update(name)
    title = view.text // want state-write-during-update(title)
  }
}

struct OfSetters: UIViewRepresentable {
  @Binding var state: String
  @Binding var element: String
  @Binding var published: String

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    state = view.text // want state-write-during-update(state)
    element = view.text // want state-write-during-update(element)
    published = view.text // want state-write-during-update(published)
  }
}

struct OfOptional: UIViewRepresentable {
  let chosen: Binding<Int>?

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    chosen?.wrappedValue = 3 // want state-write-during-update(chosen)
  }
}

struct OfEither: UIViewRepresentable {
  @Binding var page: Int

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    page = 0 // want state-write-during-update(page)
  }
}

struct Pages: View {
  var given: Binding<Int>?
  @State private var page = 0

  var body: some View { OfEither(page: given ?? $page) }
}

struct Screen: View {
  @State private var text = ""
  @State private var texts: [String: String] = [:]
  @State private var form = Form()
  @State private var cache = Cache()
  @State private var chosen: Int?
  @StateObject private var model = Model()
  @StateObject private var player = Player()
  let box = Box()

  private var own: Binding<String> { Binding(get: { box.text }, set: { box.text = $0 }) }

  var body: some View {
    VStack {
      Part(text: $model.plain)
      Computed(text: $model.computed)
      OfBox(text: $model.box.text)
      Foreign(text: $player.title)
      ByFunction(text: binding(0))
      ByProperty(text: own)
      ByInit(text: .init(get: { box.text }, set: { box.text = $0 }))
      Handed(text: Binding(get: { box.text }, set: { box.text = $0 }))
      Unlabelled(Binding(get: { box.text }, set: { box.text = $0 }))
      Hidden(value: $text)
      OfSubscript(text: Binding(get: { cache["a"] }, set: { cache["a"] = $0 }))
      First.Editor(text: $text)
      Second.Editor(text: Binding(get: { box.text }, set: { box.text = $0 }))
      OfParts(name: $form.name, title: self.$text)
      OfSetters(
        state: Binding(get: { text }, set: { text = $0 }),
        element: Binding(get: { texts["a"] ?? "" }, set: { texts["a"] = $0 }),
        published: Binding(get: { model.published }, set: { self.model.published = $0 }))
      OfOptional(chosen: Binding($chosen))
    }
  }

  private func binding(_ index: Int) -> Binding<String> {
    Binding(get: { box.text }, set: { box.text = $0 })
  }
}
