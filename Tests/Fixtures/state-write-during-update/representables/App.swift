// E8, F1, F5: a binding or state that is written by `make…`, `update…` or `sizeThatFits` of a representable is ignored, there and in what
// they call; delegates' callbacks and escaping closures run later.
import SwiftUI

struct TextView: UIViewRepresentable {
  @Binding var text: String
  @Binding var size: CGSize
  @State private var count = 0

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    count += 1 // want state-write-during-update(count)
    view.delegate = context.coordinator
    context.coordinator.onChange = { text = $0 }
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text {
      self.text = view.text // want state-write-during-update(text)
    }
    measure(view)
    DispatchQueue.main.async {
      size = view.contentSize
    }
  }

  private func measure(_ view: UITextView) {
    size.height = view.contentSize.height // want state-write-during-update(size)
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    @Binding var text: String
    var onChange: (String) -> Void = { _ in }

    init(text: Binding<String>) { _text = text }

    func textViewDidChange(_ textView: UITextView) {
      text = textView.text
    }
  }
}

final class Player {
  var rate = 1.0
}

struct PlayerView: UIViewControllerRepresentable {
  @Binding var isPlaying: Bool
  @State private var player = Player()

  func makeUIViewController(context: Context) -> UIViewController {
    player.rate = 2
    return UIViewController()
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    let isPlaying = controller.isViewLoaded
    var text = ""
    text += "\(isPlaying)"
    controller.title = text
    $isPlaying.wrappedValue = false // want state-write-during-update(isPlaying)
    Task { self.isPlaying = true }
  }
}

struct NativeSlider: NSViewRepresentable {
  @Binding var value: Double

  func makeNSView(context: Context) -> NSSlider {
    withAnimation {
      value = 1 // want state-write-during-update(value)
    }
    return NSSlider()
  }

  func updateNSView(_ view: NSSlider, context: Context) {
    view.doubleValue = value
  }

  static func dismantleNSView(_ view: NSSlider, coordinator: ()) {}
}

struct FittingView: UIViewRepresentable {
  @Binding var fitting: CGFloat
  @Binding var later: CGFloat

  func makeUIView(context: Context) -> UITextView { UITextView() }

  func updateUIView(_ view: UITextView, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    fitting = uiView.contentSize.height // want state-write-during-update(fitting)
    DispatchQueue.main.async { later = uiView.contentSize.height }
    return nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize? {
    later = 0
    return nil
  }
}

@main
struct TextApp: App {
  @State private var fitting: CGFloat = 0
  @State private var later: CGFloat = 0
  @State private var text = ""
  @State private var size = CGSize.zero
  @State private var isPlaying = false
  @State private var value = 0.0

  var body: some Scene {
    WindowGroup {
      TextView(text: $text, size: $size)
      PlayerView(isPlaying: $isPlaying)
      NativeSlider(value: $value)
      FittingView(fitting: $fitting, later: $later)
    }
  }
}
