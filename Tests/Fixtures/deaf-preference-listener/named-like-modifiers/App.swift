// D6, D7: a property that has a modifier's name and cannot be called leaves the call to the modifier; one that can takes it.
import SwiftUI

struct Heard: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Emitter: View {
  var body: some View { Text("e").preference(key: Heard.self, value: 1) }
}

struct Plain: View {
  @Environment(\.self) var environment
  let font: Font?
  let padding: [CGFloat]

  var body: some View { Text("plain").font(font) }
}

struct PlainScreen: View {
  var body: some View {
    VStack {
      Plain(font: nil, padding: [])
        .environment(\.isEnabled, false)
        .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
      Plain(font: nil, padding: [])
        .padding(8)
        .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
    }
  }
}

struct Framed: View {
  let border: (Color) -> Emitter
  let overlay: Builder

  var body: some View { Text("framed") }
}

struct Builder {
  func callAsFunction(_ alignment: Alignment) -> some View { Emitter() }
}

struct FramedScreen: View {
  var body: some View {
    VStack {
      Framed(border: { _ in Emitter() }, overlay: Builder())
        .border(.red)
        .onPreferenceChange(Heard.self) { _ in }
      Framed(border: { _ in Emitter() }, overlay: Builder())
        .overlay(.top)
        .onPreferenceChange(Heard.self) { _ in }
    }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      PlainScreen()
      FramedScreen()
    }
  }
}
