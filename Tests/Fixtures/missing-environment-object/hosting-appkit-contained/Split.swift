// C12, C15: contained under an AppKit representable: undecided; a window's content: a root.
import AppKit
import SwiftUI

final class Zoom: ObservableObject { @Published var scale = 1.0 }

struct Drawing: View {
  @EnvironmentObject var zoom: Zoom
  var body: some View { Text("\(zoom.scale)") }
}

struct Scroller: NSViewRepresentable {
  func makeNSView(context: Context) -> NSScrollView {
    let view = NSScrollView()
    view.documentView = NSHostingView(rootView: Drawing())
    return view
  }

  func updateNSView(_ view: NSScrollView, context: Context) {
    (view.documentView as? NSHostingView<Drawing>)?.rootView = Drawing()
  }
}

final class CanvasWindow: NSWindow {
  func show() {
    contentViewController = NSHostingController(rootView: Scroller().environmentObject(Zoom()))
    contentView = NSHostingView(rootView: Drawing()) // want missing-environment-object(Zoom)
  }
}
