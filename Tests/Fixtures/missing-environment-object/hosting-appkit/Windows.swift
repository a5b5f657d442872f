// C11: NSHostingController and NSHostingView made by hand are new roots.
import AppKit
import SwiftUI

@Observable
final class Inspector {
  var selection = 0
}

struct InspectorView: View {
  @Environment(Inspector.self) private var inspector
  var body: some View { Text("\(inspector.selection)") }
}

final class InspectorPanel: NSWindowController {
  private let inspector = Inspector()

  func makeController() -> NSViewController {
    NSHostingController(rootView: InspectorView().environment(inspector))
  }

  func makeBareController() -> NSViewController {
    NSHostingController(rootView: InspectorView()) // want missing-environment-object(Inspector)
  }

  func fill(_ window: NSWindow) {
    window.contentView = NSHostingView(rootView: InspectorView()) // want missing-environment-object(Inspector)
  }

  func fillWell(_ window: NSWindow) {
    window.contentView = NSHostingView(
      rootView: InspectorView()
        .frame(width: 300)
        .environment(inspector)
    )
  }
}
