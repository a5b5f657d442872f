// E.4, "measured after `.frame(height: s)`": what somebody else writes too is not frozen. Bindings of children, objects, methods that are
// called with something else, and ways of the callback itself count, whether or not their code is followed.
import SwiftUI

struct Alone: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
    Shown(h: $h)
  }
}

struct Shown: View {
  @Binding var h: CGFloat

  var body: some View { Text("\(h)") }
}

struct ResetByChild: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    Resetting(h: $h)
  }
}

struct Resetting: View {
  @Binding var h: CGFloat

  var body: some View { Button("\(h)") { h = 100 } }
}

struct ResetByOptional: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    OptionalChild(h: $h)
  }
}

struct OptionalChild: View {
  var h: Binding<CGFloat>?

  var body: some View { Text("\(h?.wrappedValue ?? 0)").onTapGesture { h?.wrappedValue = 100 } }
}

struct ResetByMethod: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { take($0) }
    Button("reset") { take(100) }
  }

  private func take(_ new: CGFloat) { h = new }
}

struct OnlyByMethod: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { receive($0) } // want frozen-measurement(h)
  }

  private func receive(_ new: CGFloat) { h = new }
}

@Observable final class Model {
  var h: CGFloat = 40

  func reset() { h = 10 }
}

@Observable final class KeptModel { var extent: CGFloat = 40 }

struct ResetObject: View {
  @State private var model = Model()

  var body: some View {
    Text("A").frame(height: model.h).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.h = $0 }
    Button("reset") { model.reset() }
  }
}

struct KeptObject: View {
  @State private var model = KeptModel()

  var body: some View {
    Text("A").frame(height: model.extent)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.extent = $0 } // want frozen-measurement(model)
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize? = nil
  static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) { value = value ?? nextValue() }
}

// What is written is the ideal size where there is room for it.
struct ResizedToFit: View {
  let ideal: CGSize
  @State private var size: CGSize?

  var body: some View {
    GeometryReader { proxy in
      let fitting = fitting(proxy.size)
      Image("photo").frame(width: fitting.width, height: fitting.height)
        .preference(key: SizeKey.self, value: fitting)
    }
    .frame(width: size?.width, height: size?.height)
    .onPreferenceChange(SizeKey.self) { size = $0 }
  }

  private func fitting(_ offered: CGSize) -> CGSize {
    guard offered.width < ideal.width else { return ideal }
    return CGSize(width: offered.width, height: offered.width * ideal.height / ideal.width)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Alone()
        ResetByChild()
        ResetByOptional()
        ResetByMethod()
        OnlyByMethod()
      }
      ResetObject()
      KeptObject()
      ResizedToFit(ideal: .zero)
    }
  }
}
