// E.3, inside: SwiftUI keeps state of a style for each control that the style builds.
import SwiftUI

struct WideStyle: ButtonStyle {
  @State private var width: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, width)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } // want layout-feedback-loop(width)
  }
}

struct OuterStyle: ButtonStyle {
  @State private var width: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      .padding(.horizontal, width)
  }
}

struct TallStyle: LabelStyle {
  @State private var height: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.icon; configuration.title }
      .padding(.top, height / 2 + 8)
      .padding(.bottom, height / 2)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
  }
}

struct DrawnStyle: ToggleStyle {
  @State private var height: CGFloat = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(height > 40 ? 0.5 : 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("A") {}.buttonStyle(WideStyle())
      Button("B") {}.buttonStyle(OuterStyle())
      Label("C", systemImage: "c.circle").labelStyle(TallStyle())
      Toggle("D", isOn: $isOn).toggleStyle(DrawnStyle())
    }
  }
}

@main struct StylesApp: App {
  var body: some Scene { WindowGroup { Screen() } }
}
