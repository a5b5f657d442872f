// E8, F5: what a flag of the coordinator, or a literal of the call, may keep out of an update is not reported; a comparison of values,
// and a literal that lets it through, keep nothing out.
import SwiftUI
import UIKit

struct Editor: UIViewRepresentable {
  @Binding var text: String
  @Binding var size: CGSize
  @Binding var count: Int
  @Binding var name: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    context.coordinator.isUpdating = true
    defer { context.coordinator.isUpdating = false }
    context.coordinator.sync(view)
    context.coordinator.early(view)
    context.coordinator.asked(view)
    context.coordinator.counted(view)
    context.coordinator.measure(view)
    context.coordinator.tell(view, notify: false)
    context.coordinator.told(view, notify: true)
    context.coordinator.quiet(view)
    reset(force: false)
  }

  private func reset(force: Bool, hard: Bool = true) {
    if force { count = 0 }
    guard hard else { return }
    count = 1 // want state-write-during-update(count)
  }

  final class Coordinator: NSObject {
    private let parent: Editor
    var isUpdating = false
    private var depth = 0
    private var lastSize = CGSize.zero
    private var lastCount = 0
    private var canWrite: Bool { !isUpdating }

    init(_ parent: Editor) { self.parent = parent }

    func sync(_ view: UITextView) {
      guard !isUpdating else { return }
      parent.text = view.text
    }

    func early(_ view: UITextView) {
      if self.isUpdating { return }
      parent.text = view.text
    }

    func asked(_ view: UITextView) {
      guard canWrite, view.isEditable else { return }
      parent.text = view.text
    }

    func counted(_ view: UITextView) {
      if depth == 0 { parent.text = view.text }
    }

    func measure(_ view: UITextView) {
      if lastSize != view.contentSize {
        lastSize = view.contentSize
        parent.size = lastSize // want state-write-during-update(size)
      }
      if lastCount != view.text.count {
        parent.count = view.text.count // want state-write-during-update(count)
      }
    }

    func tell(_ view: UITextView, notify: Bool) {
      if notify { parent.text = view.text }
    }

    func told(_ view: UITextView, notify: Bool) {
      if notify, view.isEditable {
        parent.name = view.text // want state-write-during-update(name)
      }
    }

    func quiet(_ view: UITextView, notify: Bool = false) {
      guard notify else { return }
      parent.text = view.text
    }
  }
}

/// What the view asks before it calls, the coordinator need not ask again: the other answer is not given there.
struct Popover: NSViewRepresentable {
  @Binding var isShown: Bool
  @Binding var item: String?
  @Binding var count: Int
  @ObservedObject var model: Model

  func makeCoordinator() -> Coordinator { Coordinator(isShown: $isShown, parent: self) }
  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    if isShown {
      context.coordinator.show()
    } else {
      context.coordinator.dismiss()
    }
    if let item {
      view.toolTip = item
    } else {
      context.coordinator.clear()
    }
    if !model.isBusy { model.stop() }
    guard !model.isReady else { return }
    model.prepare()
  }

  final class Coordinator: NSObject {
    @Binding var isShown: Bool
    let parent: Popover
    init(isShown: Binding<Bool>, parent: Popover) {
      _isShown = isShown
      self.parent = parent
    }
    func show() {
      guard isShown, parent.count > 3 else { return }
      parent.count = 0 // want state-write-during-update(count)
    }
    func dismiss() {
      if isShown { isShown = false }
    }
    func clear() {
      if parent.item != nil { parent.item = nil }
    }
  }
}

final class Model: ObservableObject {
  @Published var isBusy = false
  @Published var isReady = false
  func stop() {
    if isBusy { isBusy = false }
  }
  func prepare() {
    if isReady { return }
    isReady = true // want state-write-during-update(isReady)
  }
}

@main
struct FixtureApp: App {
  @State private var text = ""
  @State private var size = CGSize.zero
  @State private var count = 0
  @State private var isShown = false
  @State private var item: String?
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      Editor(text: $text, size: $size, count: $count, name: $text)
      Popover(isShown: $isShown, item: $item, count: $count, model: model)
    }
  }
}
