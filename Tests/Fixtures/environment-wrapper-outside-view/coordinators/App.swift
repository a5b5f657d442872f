// A16, F2: a representable is installed, its coordinator is not.
import SwiftUI
import UIKit

@Observable final class Model { var n = 0 }

struct R: UIViewRepresentable {
  @Environment(Model.self) private var model
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ v: UIView, context: Context) {}
  final class Coordinator: NSObject {
    var parent: R
    @Environment(\.locale) var locale // want environment-wrapper-outside-view(locale)
    init(parent: R) { self.parent = parent }
    @objc func tap() { parent.model.n += 1 }
  }
}

@main struct A: App {
  @State var m = Model()
  var body: some Scene { WindowGroup { R().environment(m) } } }
