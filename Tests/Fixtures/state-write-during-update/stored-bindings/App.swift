// E8, E.4: a binding that is stored as a value of the type `Binding` is written through `wrappedValue`; to read it, to hand it on and
// to write it later is fine, and so is a binding's copy of a value.
import SwiftUI
import UIKit

struct Plain: UIViewRepresentable {
  let text: Binding<String>
  var size: Binding<CGSize>
  let later: Binding<String>

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.text = text.wrappedValue
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    text.wrappedValue = view.text // want state-write-during-update(text)
    self.size.wrappedValue.width = view.contentSize.width // want state-write-during-update(size)
    DispatchQueue.main.async { later.wrappedValue = view.text }
    var copy = later.wrappedValue
    copy += "!"
    view.accessibilityLabel = copy
  }
}

struct Maybe: NSViewRepresentable {
  let text: Binding<String>?
  var count: Binding<Int>?
  let names: Binding<[String]>?
  let later: Binding<String>?

  func makeNSView(context: Context) -> NSTextView { NSTextView() }

  func updateNSView(_ view: NSTextView, context: Context) {
    guard text?.wrappedValue != view.string else { return }
    text?.wrappedValue = view.string // want state-write-during-update(text)
    if let count {
      count.wrappedValue += 1 // want state-write-during-update(count)
    }
    names!.wrappedValue.append(view.string) // want state-write-during-update(names)
    if let later { Task { later.wrappedValue = view.string } }
  }
}

struct Handed: UIViewControllerRepresentable {
  let height: Binding<CGFloat>
  let width: Binding<CGFloat>

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    Self.resize(controller, to: height)
    let binding = width
    binding.wrappedValue = controller.view.frame.width // want state-write-during-update(width)
  }

  private static func resize(_ controller: UIViewController, to height: Binding<CGFloat>) {
    let new = controller.view.frame.height
    if height.wrappedValue != new {
      height.wrappedValue = new // want state-write-during-update(height)
    }
  }
}

struct Row: View {
  let isOn: Binding<Bool>

  var body: some View {
    let _ = (isOn.wrappedValue = true) // want state-write-during-update(isOn)
    Toggle("On", isOn: isOn)
      .onTapGesture { isOn.wrappedValue.toggle() }
  }
}

@main
struct FixtureApp: App {
  @State private var text = ""
  @State private var size = CGSize.zero
  @State private var count = 0
  @State private var names: [String] = []
  @State private var height: CGFloat = 0
  @State private var isOn = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Plain(text: $text, size: $size, later: $text)
        Maybe(text: $text, count: $count, names: $names, later: nil)
        Handed(height: $height, width: $height)
        Row(isOn: $isOn)
      }
    }
  }
}
