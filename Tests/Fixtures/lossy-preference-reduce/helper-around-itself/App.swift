// D15: a helper that sets and hears a key, around views that it is applied to as well: the inner value is heard where it is set, and the
// outer listener means its own, which stands behind the base in an overlay and before it in a background.
import SwiftUI

struct OverlayKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

struct BackgroundKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

struct WrongKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {} // want lossy-preference-reduce(WrongKey)
}

struct OnceHeardKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {} // want lossy-preference-reduce(OnceHeardKey)
}

extension View {
  func overlaySize(_ action: @escaping (CGSize) -> Void) -> some View {
    overlay(GeometryReader { Color.clear.preference(key: OverlayKey.self, value: $0.size) })
      .onPreferenceChange(OverlayKey.self, perform: action)
  }

  func backgroundSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { Color.clear.preference(key: BackgroundKey.self, value: $0.size) })
      .onPreferenceChange(BackgroundKey.self, perform: action)
  }

  func wrongSize(_ action: @escaping (CGSize) -> Void) -> some View {
    overlay(GeometryReader { Color.clear.preference(key: WrongKey.self, value: $0.size) })
      .onPreferenceChange(WrongKey.self, perform: action)
  }

  func emitted() -> some View {
    background(GeometryReader { Color.clear.preference(key: OnceHeardKey.self, value: $0.size) })
  }
}

struct Inner: View {
  @State private var sizes: [CGSize] = []

  var body: some View {
    Text("inner")
      .overlaySize { sizes.append($0) }
      .backgroundSize { sizes.append($0) }
      .wrongSize { sizes.append($0) }
  }
}

struct Screen: View {
  @State private var sizes: [CGSize] = []

  var body: some View {
    VStack {
      Inner()
      ForEach(0..<3) { _ in Inner() }
    }
    .overlaySize { sizes.append($0) }
    .backgroundSize { sizes.append($0) }
    .wrongSize { sizes.append($0) }
    VStack {
      Text("one").emitted()
      Text("two").emitted()
    }
    .onPreferenceChange(OnceHeardKey.self) { sizes.append($0) }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
