// E.4: what only other builds have writes nothing in an update of this one, and to take another binding is no write through it.
import SwiftUI

final class Tabs: ObservableObject {
  @Published var current = 0

  func open() -> Int {
    #if !os(macOS)
      current = 1
    #endif
    return 1
  }

  func select() -> Int {
    #if os(macOS)
      current = 2 // want state-write-during-update(current)
    #endif
    return 2
  }
}

#if os(macOS)
struct TabsView: View {
  @ObservedObject var tabs: Tabs

  var body: some View { Text("\(tabs.open()) \(tabs.select())") }
}

struct Field: NSViewRepresentable {
  @Binding var text: String

  func makeNSView(context: Context) -> NSTextField { NSTextField() }

  func updateNSView(_ view: NSTextField, context: Context) {
    context.coordinator.take($text)
    context.coordinator.clear()
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject {
    @Binding private var text: String

    init(text: Binding<String>) { _text = text }

    func take(_ text: Binding<String>) { self._text = text }

    func clear() { _text.wrappedValue = "" } // want state-write-during-update(text)
  }
}
#endif
