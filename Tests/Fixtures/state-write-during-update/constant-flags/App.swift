// E8: what stands behind a flag that nothing sets is never written; behind one that something sets it may be.
import SwiftUI
import UIKit

struct Reading: UIViewRepresentable {
  @Binding var text: String
  private let isReadOnly = true

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    if isReadOnly { return }
    text = view.text
  }
}

struct Syncing: UIViewRepresentable {
  @Binding var text: String
  var syncsNever = false
  var syncs = false
  var syncsLater = false

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    if syncsNever { text = "never" }
    if self.syncsNever || syncs {
      text = view.text // want state-write-during-update(text)
    }
    if syncsLater {
      text = "later" // want state-write-during-update(text)
    }
  }

  func later() -> Self {
    var copy = self
    copy.syncsLater.toggle()
    return copy
  }
}

struct Shadowed: UIViewRepresentable {
  @Binding var text: String
  var hasFocus = false

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {
    let hasFocus = view.isFirstResponder
    if hasFocus {
      text = view.text // want state-write-during-update(text)
    }
  }
}

struct Screen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Reading(text: $text)
      Syncing(text: $text, syncs: true).later()
      Shadowed(text: $text)
    }
  }
}
