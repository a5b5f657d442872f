// E8: what an observed object publishes during an update, written by the view or by the object's own methods; plain
// properties, later code and objects that nobody observes are fine.
import SwiftUI

final class Model: ObservableObject {
  @Published var count = 0
  @Published var path: [String] = []
  var plain = 0
  private var bag: Set<AnyCancellable> = []

  func bump() { count += 1 } // want state-write-during-update(count)
  func later() { DispatchQueue.main.async { self.count += 1 } }
  func quiet() { plain += 1 }
  func nested() { helper() }
  private func helper() {
    path.append("x") // want state-write-during-update(path)
  }
  var title: String { "\(count)" }
}

struct Body: View {
  @ObservedObject var model: Model
  @StateObject private var own = Model()

  var body: some View {
    let _ = model.bump()
    let _ = own.nested()
    let _ = model.later()
    let _ = model.quiet()
    Text(model.title)
      .onAppear { model.bump() }
      .onTapGesture { model.count = 3 }
    let _ = (own.plain = 3)
    let _ = (own.count = 3) // want state-write-during-update(count)
  }
}

struct Rep: UIViewRepresentable {
  @EnvironmentObject var model: Model
  @Binding var isOn: Bool
  @Binding var text: String
  @State private var items: Set<Int> = []
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    model.count = 4 // want state-write-during-update(count)
    Task { model.count = 4 }
    fill(&text) // want state-write-during-update(text)
    items.insert(1) // want state-write-during-update(items)
    UIView.animate(withDuration: 1) { isOn = false }
    view.perform { isOn = true }
    if view.isHidden { self.isOn.toggle() } // want state-write-during-update(isOn)
    let isOn = true
    _ = isOn
    func inner() { self.isOn = true }
  }
  private func fill(_ text: inout String) {}
}

final class Box { var value = 1 }

struct PlainObject: View {
  let model: Model
  @State private var box = Box()

  var body: some View {
    let _ = (box.value = 2)
    Text("A")
  }
}

@main
struct FixtureApp: App {
  @StateObject private var model = Model()
  @State private var isOn = false
  @State private var text = ""

  var body: some Scene {
    WindowGroup {
      VStack {
        Body(model: model)
        Rep(isOn: $isOn, text: $text).environmentObject(model)
        PlainObject(model: model)
      }
    }
  }
}
