// A7, A8: a view may be known by another name to those who read its properties.
import SwiftUI

struct Editor: UIViewRepresentable {
  typealias Representable = Self

  @Environment(\.undoManager) private var undo
  @Environment(\.locale) private var locale  // want unused-environment-wrapper(locale)

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    private let parent: Representable

    init(_ parent: Representable) { self.parent = parent }

    func undo() { parent.undo?.undo() }
  }
}

struct Outer: View {
  typealias Whole = Outer

  @Environment(\.colorScheme) var scheme

  var body: some View { Inner(outer: self) }

  struct Inner: View {
    let outer: Whole
    var body: some View { Text(outer.scheme == .dark ? "dark" : "light") }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Editor()
      Outer()
    }
  }
}
