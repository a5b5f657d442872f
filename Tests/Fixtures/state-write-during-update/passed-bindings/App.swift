// E8: a binding that is passed on to a method of the type is written when that runs: at once, or later.
import SwiftUI
import UIKit

struct Growing: UIViewRepresentable {
  @Binding var height: CGFloat
  @Binding var later: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    Self.resize(view, to: $height)
    putOff($later, of: view)
  }

  private static func resize(_ view: UIView, spare: CGFloat = 0, to height: Binding<CGFloat>) {
    let size = view.sizeThatFits(CGSize(width: view.frame.width, height: .infinity))
    if height.wrappedValue != size.height {
      height.wrappedValue = size.height // want state-write-during-update(height)
    }
  }

  private func putOff(_ height: Binding<CGFloat>, of view: UIView) {
    DispatchQueue.main.async { height.wrappedValue = view.frame.height }
  }
}

struct Rows: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      row($isOn)
      counted($count)
    }
  }

  private func row(_ value: Binding<Bool>) -> some View {
    Button("Switch") { value.wrappedValue.toggle() }
  }

  private func counted(_ value: Binding<Int>) -> some View {
    value.wrappedValue += 1 // want state-write-during-update(count)
    return Text("\(value.wrappedValue)")
  }
}

struct Screen: View {
  @State private var height: CGFloat = 0
  @State private var later: CGFloat = 0

  var body: some View {
    VStack {
      Growing(height: $height, later: $later)
      Rows()
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
