// ROW: F1 – SwiftUI has a 'sizeThatFits' of its own for representables: one that takes or gives something else is never called.
import SwiftUI

struct Asked: UIViewRepresentable {
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    height = 1  // want state-write-during-update(height)
    return .zero
  }
}

struct Labelled: UIViewRepresentable {
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, view: UITextView, context: Context) -> CGSize? {
    height = 1
    return .zero
  }
}

struct Sized: UIViewRepresentable {
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func sizeThatFits(_ proposal: CGSize, uiView: UITextView, context: Context) -> CGSize? {
    height = 1
    return .zero
  }
}

struct Giving: UIViewRepresentable {
  @Binding var height: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize {
    height = 1
    return .zero
  }
}

struct Screen: View {
  @State private var asked: CGFloat = 0
  @State private var labelled: CGFloat = 0
  @State private var sized: CGFloat = 0
  @State private var giving: CGFloat = 0

  var body: some View {
    Asked(height: $asked)
    Labelled(height: $labelled)
    Sized(height: $sized)
    Giving(height: $giving)
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
