// E.2: a style of the project that is given state builds the buttons and labels below it, and so decides their size.
import SwiftUI

struct TallStyle: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.bottom, height + 4)
  }
}

struct DrawnStyle: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(Color.red.padding(.bottom, height)).offset(y: height)
  }
}

struct FixedStyle: ButtonStyle {
  let height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 60, height: 60).overlay { configuration.label.padding(height) }
  }
}

struct RowStyle: LabelStyle {
  let width: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: width) {
      configuration.icon
      configuration.title
    }
  }
}

struct Grows: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button("Pay") {}
      .buttonStyle(TallStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct Inside: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button {
    } label: {
      Text("Pay").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    }
    .buttonStyle(TallStyle(height: height))
  }
}

struct Around: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Button("Pay") {}
      Text("Total")
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
    .buttonStyle(TallStyle(height: height))
  }
}

struct Drawn: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button("Pay") {}
      .buttonStyle(DrawnStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Fixed: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button("Pay") {}
      .buttonStyle(FixedStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

// The nearest style is the one that counts.
struct Nearer: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button("Pay") {}
      .buttonStyle(FixedStyle(height: 0))
      .buttonStyle(TallStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

// No button is there.
struct NoButton: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("Pay")
      .buttonStyle(TallStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct WideLabel: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Label("Pay", systemImage: "creditcard")
      .labelStyle(RowStyle(width: width))
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct TallLabel: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Label("Pay", systemImage: "creditcard")
      .labelStyle(RowStyle(width: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Styling: ViewModifier {
  let height: CGFloat

  func body(content: Content) -> some View { content.buttonStyle(TallStyle(height: height)) }
}

// A button that is given to the modifier has the style all the same: what stands there first is not told.
struct Given: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Button("Pay") {}
      .modifier(Styling(height: height))
      .buttonStyle(FixedStyle(height: height))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Inside()
      Around()
      Drawn()
      Fixed()
      Nearer()
      NoButton()
      WideLabel()
      TallLabel()
      Given()
    }
  }
}
