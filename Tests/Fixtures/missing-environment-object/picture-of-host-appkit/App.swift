// C11, C19: a hosting view or controller of AppKit of which code draws a picture and nothing else shows no view that anybody operates.
import AppKit
import SwiftUI

@Observable final class Ledger { var entries = 0 }

@Observable final class Paper { var width = 1.0 }

struct EntryList: View {
  @Environment(Ledger.self) private var ledger
  var body: some View { Text("\(ledger.entries)") }
}

struct Invoice: View {
  @State private var showsEntries = false

  var body: some View {
    NavigationStack { NavigationLink("Entries") { EntryList() } }
      .sheet(isPresented: $showsEntries) { EntryList() }
  }
}

struct PrintedInvoice: View {
  @Environment(Paper.self) private var paper
  var body: some View { Invoice().padding(paper.width) }
}

extension NSView {
  var bitmap: NSBitmapImageRep? {
    guard let rep = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
    cacheDisplay(in: bounds, to: rep)
    return rep
  }
}

struct Printing {
  func bitmap() -> NSBitmapImageRep? {
    let view = NSHostingView(rootView: Invoice())
    view.frame = NSRect(origin: .zero, size: view.fittingSize)
    view.wantsLayer = true
    view.layer?.backgroundColor = .clear
    view.layoutSubtreeIfNeeded()
    guard let rep = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return nil }
    view.cacheDisplay(in: view.bounds, to: rep)
    return rep
  }

  func document() -> Data {
    let host = NSHostingView(rootView: PrintedInvoice()) // want missing-environment-object(Paper)
    host.setFrameSize(host.intrinsicContentSize)
    return host.dataWithPDF(inside: host.bounds)
  }

  func ofController() -> NSBitmapImageRep? {
    let controller = NSHostingController(rootView: Invoice())
    let view = controller.view
    view.setFrameSize(controller.sizeThatFits(in: NSSize(width: 500, height: 500)))
    return view.bitmap
  }

  func ofUnnamed() -> Data {
    NSHostingView(rootView: Invoice()).dataWithEPS(inside: NSRect(x: 0, y: 0, width: 9, height: 9))
  }

  func beside() -> (NSView, NSBitmapImageRep?) {
    let view = NSHostingView(rootView: Invoice()) // want missing-environment-object(Ledger)
    return (view, view.bitmap)
  }
}

@main struct LedgerApp: App {
  @State private var ledger = Ledger()
  private let printing = Printing()

  var body: some Scene {
    WindowGroup {
      Button("Print") {
        _ = (printing.bitmap(), printing.document(), printing.ofController(), printing.ofUnnamed())
        _ = printing.beside()
      }
      Invoice().environment(ledger)
    }
  }
}
