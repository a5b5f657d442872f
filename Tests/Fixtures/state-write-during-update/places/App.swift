// E8, where code runs while views update: statements of builders, helpers, getters, representables, shapes, layouts, styles, modifiers,
// alignment guides; callbacks beside them are fine.
import SwiftUI

struct D1: View {
  @State private var count = 0
  var body: some View {
    let _ = { count += 1 }() // want state-write-during-update(count)
    Text("\(count)")
  }
}

struct D2: View {
  @State private var count = 0
  var body: some View {
    bump()
    return Text("\(count)")
  }
  private func bump() { count += 1 } // want state-write-during-update(count)
}

struct D3: View {
  @State private var name = ""
  var title: String {
    name = "x" // want state-write-during-update(name)
    return name
  }
  var body: some View { Text(title) }
}

struct D4: View {
  @State private var rows: [Int] = []
  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { row in
        let _ = rows.append(row) // want state-write-during-update(rows)
        Text("\(row)")
      }
    }
  }
}

struct D5: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    text = view.text // want state-write-during-update(text)
  }
}

struct D5Safe: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    DispatchQueue.main.async { text = view.text }
  }
}

struct D6: NSViewControllerRepresentable {
  @Binding var isReady: Bool
  func makeNSViewController(context: Context) -> NSViewController {
    isReady = true // want state-write-during-update(isReady)
    return NSViewController()
  }
  func updateNSViewController(_ controller: NSViewController, context: Context) {}
}

struct D7: Shape {
  @Binding var length: CGFloat
  func path(in rect: CGRect) -> Path {
    length = rect.width // want state-write-during-update(length)
    return Path(rect)
  }
}

struct D8: Layout {
  @Binding var height: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    height = bounds.height // want state-write-during-update(height)
  }
}

struct D8Safe: Layout {
  var height: CGFloat
  struct Cache { var size = CGSize.zero }
  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.size = CGSize(width: 1, height: height)
    return cache.size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { cache.size = bounds.size }
}

struct D9Safe: View {
  @State private var count = 0
  init() { _count = State(initialValue: 3) }
  var body: some View {
    Text("\(count)")
      .onAppear { count = 1 }
      .task { count = 2 }
      .onTapGesture { count += 1 }
      .onChange(of: count) { count = 4 }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in count = 5 }
    Button("A") { add() }
    Button("B", action: add)
  }
  private func add() { count += 1 }
}

struct D10: View {
  @State private var size: CGSize = .zero
  var body: some View {
    GeometryReader { proxy in
      content(proxy.size)
    }
  }
  private func content(_ new: CGSize) -> some View {
    size = new // want state-write-during-update(size)
    return Color.red
  }
}

struct D11: View {
  @State private var size: CGSize = .zero
  var body: some View {
    GeometryReader { proxy in
      Color.red.task { size = proxy.size }
    }
  }
}

struct D12: ViewModifier {
  @Binding var isOn: Bool
  func body(content: Content) -> some View {
    if !isOn { isOn = true } // want state-write-during-update(isOn)
    return content
  }
}

struct D13: View {
  @State private var log: [String] = []
  var body: some View {
    Text("A").onReceive(Just(1)) { _ in log.append("x") }
    List(["a"], id: \.self) { item in Text(item).swipeActions { Button("x") { log.removeAll() } } }
  }
}

struct D14: View {
  @State private var x = 0
  var binding: Binding<Int> { Binding(get: { x }, set: { x = $0 }) }
  var body: some View { Stepper("A", value: binding) }
}

struct D15: View {
  @State private var seen = false
  var body: some View {
    Text(label { seen = true })
  }
  private func label(_ work: () -> Void) -> String {
    work()
    return "A"
  }
}

struct D16Style: ButtonStyle {
  @Binding var isPressed: Bool
  func makeBody(configuration: Configuration) -> some View {
    isPressed = configuration.isPressed // want state-write-during-update(isPressed)
    return configuration.label
  }
}

struct D17: View {
  @State private var n = 0
  var body: some View {
    Text("A").alignmentGuide(.top) { d in
      n += 1 // want state-write-during-update(n)
      return d[.top]
    }
  }
}

struct D18: View {
  @State private var offset: CGFloat = 0
  var body: some View {
    Text("A").visualEffect { content, proxy in content.offset(y: proxy.size.height) }
      .gesture(DragGesture().onChanged { offset = $0.translation.height }.onEnded { _ in offset = 0 })
      .offset(y: offset)
  }
}

@main struct AppD: App {
  @State private var t = ""
  @State private var f = false
  @State private var l: CGFloat = 0
  var body: some Scene { WindowGroup { VStack { D1(); D2(); D3(); D4(); D5(text: $t); D5Safe(text: $t); D6(isReady: $f); D7(length: $l) }; VStack { D8(height: $l) { D9Safe() }; D8Safe(height: 3) { D10() }; D11(); Text("").modifier(D12(isOn: $f)); D13(); D14(); D15() }; VStack { Button("") {}.buttonStyle(D16Style(isPressed: $f)); D17(); D18() } } }
}
