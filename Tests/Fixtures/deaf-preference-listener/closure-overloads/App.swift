// D6: initialisers that differ in what their closures take are told apart by the closures' parameters, and by the members
// that those are asked for. Which of two with the same members is meant is not told.
import SwiftUI

struct Heard: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Emitter: View {
  var body: some View { Text("e").preference(key: Heard.self, value: 1) }
}

struct Frame: Equatable {
  var size: CGSize = .zero
}

struct Measured<Content: View>: View {
  @State private var frame = Frame()
  private let content: (Frame) -> Content
  private let passes: Bool

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = { _ in content() }
    passes = false
  }

  init(@ViewBuilder content: @escaping (CGSize) -> Content) {
    self.content = { content($0.size) }
    passes = true
  }

  init(@ViewBuilder content: @escaping (Frame) -> Content) {
    self.content = content
    passes = true
  }

  var body: some View { Color.clear.overlay { content(frame) } }
}

struct Quiet: View {
  var body: some View {
    VStack {
      Measured { size in Text("a").frame(width: size.width) }
        .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
      Measured { Text("b") }
        .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
    }
  }
}

struct Loud: View {
  var body: some View {
    VStack {
      Measured { size in Emitter().frame(width: size.width) }
        .onPreferenceChange(Heard.self) { _ in }
      Measured { Emitter() }
        .onPreferenceChange(Heard.self) { _ in }
      Measured { whole in Emitter().id(whole.self == whole) }
        .onPreferenceChange(Heard.self) { _ in }
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Quiet()
      Loud()
    }
  }
}
