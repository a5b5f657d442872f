// Extensions of one view, of views by `Self`, and a static factory found through a protocol's member.
import SwiftUI

final class Ink: ObservableObject { @Published var colour = "black" }
final class Paper: ObservableObject { @Published var size = 4 }

struct InkView: View {
  @EnvironmentObject var ink: Ink
  var body: some View { Text(ink.colour) }
}

struct PaperView: View {
  @EnvironmentObject var paper: Paper
  var body: some View { Text("\(paper.size)") }
}

extension InkView {
  init(previewing: Bool) { self.init() }
  var inked: some View { environmentObject(Ink()) }
}

extension View where Self == PaperView {
  func inked() -> some View { environmentObject(Ink()) }
}

protocol Sheet { associatedtype Page: View; func page() -> Page }

struct InkSheet: Sheet { func page() -> some View { InkView(previewing: true).inked } }
struct PaperSheet: Sheet { func page() -> some View { PaperView().inked() } }

extension Sheet where Self == InkSheet {
  static var ink: InkSheet { InkSheet() }
}

struct Holder<Content: Sheet>: View {
  let sheet: Content
  var body: some View { sheet.page() }
}

@main
struct PrintApp: App {
  var body: some Scene {
    WindowGroup {
      Holder(sheet: .ink)
      Holder(sheet: PaperSheet())
    }
  }
}
