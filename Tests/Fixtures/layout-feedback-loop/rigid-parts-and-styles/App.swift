// E.3: what is flexible is so down to its rigid part; E.4: a size that one method takes from several callbacks is one measurement.
import SwiftUI

struct RigidHalf: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 150)
      Color.blue
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    .padding(.top, height)
    .frame(height: 200)
  }
}

struct RigidQuarter: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 50)
      Color.blue
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }  // want layout-feedback-loop(height)
    .padding(.top, height)
    .frame(height: 200)
  }
}

extension View {
  func readHeight(_ action: @escaping (CGFloat) -> Void) -> some View {
    onGeometryChange(for: CGFloat.self) { $0.size.height } action: { action($0) }  // want layout-feedback-loop(height)
  }
}

struct Branches: View {
  @State private var height: CGFloat = 0
  @State private var isOn = false

  var body: some View {
    content.readHeight { height = $0 }
  }

  @ViewBuilder private var content: some View {
    if isOn {
      Text("on").padding(.top, height)
    } else {
      Text("off").padding(.top, height).onTapGesture { isOn = true }
    }
  }
}

struct PlainBranches: View {
  @State private var height: CGFloat = 0
  @State private var isOn = false

  var body: some View {
    content.readHeight { height = $0 }
  }

  @ViewBuilder private var content: some View {
    if isOn {
      Text("on").offset(y: height)
    } else {
      Text("off").onTapGesture { isOn = true }
    }
  }
}

struct Twice: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("x")
      .frame(height: height)
      .background(
        GeometryReader { proxy in  // want frozen-measurement(height)
          Color.clear
            .onAppear { update(proxy.size.height) }
            .onChange(of: proxy.size.height) { update($1) }
        })
  }

  private func update(_ new: CGFloat) { height = new }
}

struct Thrice: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("x")
      .frame(height: height)
      .background(
        GeometryReader { proxy in
          Color.clear
            .onAppear { update(proxy.size.height) }
            .onChange(of: proxy.size.height) { update($1) }
        })
      .onTapGesture { update(20) }
  }

  private func update(_ new: CGFloat) { height = new }
}

struct Stored: View {
  @State private var height: CGFloat = 50

  var body: some View {
    VStack {
      Text("x").frame(height: height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      Button("reset") { _height.wrappedValue = 20 }
    }
  }
}

@Observable final class Model {
  var extent: CGFloat = 20
}

struct Bar: View {
  @Binding var extent: CGFloat

  var body: some View {
    Text("a")
      .frame(height: extent)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { extent = $0 }  // want frozen-measurement(model)
  }
}

struct Bound: View {
  @State private var model = Model()

  var body: some View { Bar(extent: $model.extent) }
}

struct Tall: ButtonStyle {
  @Binding var height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.top, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }  // want layout-feedback-loop(height)
  }
}

struct Inner: ButtonStyle {
  @Binding var height: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .padding(.top, height)
  }
}

struct Styled: View {
  @State private var height: CGFloat = 0
  @State private var inner: CGFloat = 0

  var body: some View {
    VStack {
      Button("a") {}.buttonStyle(Tall(height: $height))
      Button("b") {}.buttonStyle(Inner(height: $inner))
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      RigidHalf()
      RigidQuarter()
      Branches()
      PlainBranches()
      Twice()
      Thrice()
      Stored()
      Bound()
      Styled()
    }
  }
}
