// E.2: a style of the project lays out the control that it is installed for.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup { Switches() }
    WindowGroup { Progress() }
    WindowGroup { Boxes() }
    WindowGroup { Slides() }
  }
}

// Styles of the project lay out the controls: how high these are is not told.
struct Fill: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Rectangle().onTapGesture { configuration.isOn.toggle() }
  }
}

struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { GeometryReader { _ in Capsule() } }
}

struct Fixed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(height: 60).overlay { configuration.content }
  }
}

struct Switches: View {
  @State private var height: CGFloat = 0
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) { Toggle("On", isOn: $isOn).padding(.bottom, height) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: 300)
      .toggleStyle(Fill())
  }
}

struct Progress: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) { ProgressView(value: 0.5).padding(.bottom, height) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: 300)
      .progressViewStyle(Bar())
  }
}

struct Boxes: View {
  @State private var height: CGFloat = 0

  var body: some View {
    GroupBox("Box") { Text("x").padding(.bottom, height) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: 300)
      .groupBoxStyle(Fixed())
  }
}

// Nobody can give a slider a style.
struct Slides: View {
  @State private var height: CGFloat = 0
  @State private var volume = 0.5

  var body: some View {
    VStack(spacing: 0) { Slider(value: $volume).padding(.bottom, height) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .frame(height: 300)
  }
}
