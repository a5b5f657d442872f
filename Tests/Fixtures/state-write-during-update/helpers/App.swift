// E8: functions of other types and of none are followed when they are given a binding, an object or the coordinator's context; what
// they do later, or with something else, is fine.
import SwiftUI
import UIKit

final class Model: ObservableObject {
  @Published var isLoading = false
}

enum Sizing {
  static func resize(_ view: UIView, to height: Binding<CGFloat>) {
    height.wrappedValue = view.frame.height // want state-write-during-update(height)
  }
  static func resizeLater(_ view: UIView, to height: Binding<CGFloat>) {
    DispatchQueue.main.async { height.wrappedValue = view.frame.height }
  }
}

func load(_ model: Model) {
  model.isLoading = true // want state-write-during-update(isLoading)
}

func load(_ model: Model, later delay: Double) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { model.isLoading = true }
}

struct Wrapped: UIViewRepresentable {
  @Binding var height: CGFloat
  @Binding var width: CGFloat
  @ObservedObject var model: Model

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    Sizing.resize(view, to: $height)
    Sizing.resizeLater(view, to: $width)
    load(model)
    load(model, later: 1)
    fit(view)
    fit(view, to: $width)
  }

  private func fit(_ view: UIView) { view.sizeToFit() }

  private func fit(_ view: UIView, to width: Binding<CGFloat>) {
    width.wrappedValue = view.frame.width // want state-write-during-update(width)
  }
}

@main
struct FixtureApp: App {
  @StateObject private var model = Model()
  @State private var height: CGFloat = 0

  var body: some Scene {
    WindowGroup { Wrapped(height: $height, width: $height, model: model) }
  }
}
