// E8, F5: what a representable calls of its coordinator as it is updated runs at once, and so writes the view's state; what UIKit
// calls of it, and what it puts off, runs later.
import SwiftUI
import UIKit

struct Editor: UIViewRepresentable {
  @Binding var text: String
  @Binding var height: CGFloat
  let selection: Binding<Int>?
  @ObservedObject var model: Model

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.parent = self
    context.coordinator.sync(from: view)
    let coordinator = context.coordinator
    coordinator.measure(view)
    coordinator.measureLater(view)
    show(view, context)
  }

  private func show(_ view: UITextView, _ context: Context) {
    context.coordinator.select(3)
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    var parent: Editor

    init(parent: Editor) { self.parent = parent }

    func sync(from view: UITextView) {
      if parent.text != view.text {
        parent.text = view.text // want state-write-during-update(text)
      }
      parent.model.refresh()
      parent.model.later()
      parent.model.plain = 3
    }

    func measure(_ view: UITextView) {
      let height = view.contentSize.height
      guard abs(self.parent.height - height) > 1 else { return }
      self.parent.height = height // want state-write-during-update(height)
    }

    func measureLater(_ view: UITextView) {
      let height = view.contentSize.height
      DispatchQueue.main.async { self.parent.height = height }
      Task { [weak self] in self?.parent.height = height }
    }

    func select(_ index: Int) {
      parent.selection?.wrappedValue = index // want state-write-during-update(selection)
    }

    func textViewDidChange(_ view: UITextView) {
      parent.text = view.text
      parent.selection?.wrappedValue = 0
      parent.model.isLoading = true
    }
  }
}

final class Model: ObservableObject {
  @Published var isLoading = false
  var plain = 0

  func refresh() {
    isLoading = true // want state-write-during-update(isLoading)
  }
  func later() { DispatchQueue.main.async { self.isLoading = false } }
}

/// Another class, a base class, a weak reference, an extension.
struct Scanner<Item>: NSViewControllerRepresentable {
  @Binding var code: String
  @Binding var other: String
  var item: Item

  func makeCoordinator() -> ScannerCoordinator<Item> {
    let coordinator = ScannerCoordinator<Item>()
    coordinator.parent = self
    return coordinator
  }

  func makeNSViewController(context: Context) -> NSViewController {
    context.coordinator.begin()
    return NSViewController()
  }

  func updateNSViewController(_ controller: NSViewController, context: Context) {
    context.coordinator.scan(controller.title ?? "")
  }
}

class CoordinatorBase<Parent>: NSObject {
  var parent: Parent?
  weak var controller: NSViewController?
}

final class ScannerCoordinator<Item>: CoordinatorBase<Scanner<Item>> {
  func begin() {
    guard let controller else { return }
    parent?.code = controller.title ?? "" // want state-write-during-update(code)
  }
  func finish() { parent?.code = "done" }
}

extension ScannerCoordinator {
  func scan(_ new: String) {
    guard let parent else { return }
    parent.other = new // want state-write-during-update(other)
  }
}

/// Coordinators of other views, and what stands in a property that nobody sets.
struct Unknown: UIViewRepresentable {
  @Binding var text: String

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.sync()
  }

  final class Coordinator {
    var parent: Unknown?
    var editor: Editor?
    func sync() {
      parent?.text = ""
      editor?.text = ""
    }
  }
}

@main
struct FixtureApp: App {
  @StateObject private var model = Model()
  @State private var text = ""
  @State private var height: CGFloat = 0
  @State private var selected: Int?

  var body: some Scene {
    WindowGroup {
      VStack {
        Editor(text: $text, height: $height, selection: Binding($selected), model: model)
        Scanner(code: $text, other: $text, item: 3)
        Unknown(text: $text)
      }
    }
  }
}
