// D5, D7, D8: a style builds the controls below it out of other views: a listener around a control hears what its style emits,
// wherever between the two it stands, and a listener of a style hears the control's label if it is around that.
import SwiftUI

struct PressKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct LabelKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct BesideKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct IconKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.preference(key: PressKey.self, value: [configuration.isPressed ? "down" : "up"])
  }
}

struct HearingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.onPreferenceChange(LabelKey.self) { print($0) }
      Text("beside").onPreferenceChange(BesideKey.self) { print($0) } // want deaf-preference-listener(BesideKey)
    }
  }
}

struct IconStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.preference(key: IconKey.self, value: ["icon"]) // want non-child-preference(IconKey)
  }
}

struct WrappingStyle<Inner: PrimitiveButtonStyle>: PrimitiveButtonStyle {
  let inner: Inner

  func makeBody(configuration: Configuration) -> some View {
    inner.makeBody(configuration: configuration).padding()
  }
}

struct PushedKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Details: View {
  var body: some View { Text("details").preference(key: PushedKey.self, value: ["details"]) }
}

struct PushingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    NavigationLink {
      Details()
    } label: {
      configuration.label
    }
  }
}

struct Plain: View {
  var body: some View {
    VStack {
      Button("plain") {}
        .onPreferenceChange(BesideKey.self) { print($0) } // want deaf-preference-listener(BesideKey)
        .onPreferenceChange(PushedKey.self) { print($0) } // want deaf-preference-listener(PushedKey)
      NavigationStack { Button("in a stack") {} }.onPreferenceChange(PushedKey.self) { print($0) }
    }
  }
}

struct Toolbox: View {
  var body: some View {
    VStack {
      Button("between") {}.onPreferenceChange(PressKey.self) { print($0) }
      Image("nothing")
        .onPreferenceChange(PressKey.self) { print($0) } // want deaf-preference-listener(PressKey)
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Toolbox().buttonStyle(PressStyle())
      Plain().buttonStyle(WrappingStyle(inner: .bordered))
      Button("pushing") {}.buttonStyle(PushingStyle())
      Button {
      } label: {
        Text("label")
          .preference(key: LabelKey.self, value: ["label"])
          .preference(key: BesideKey.self, value: ["label"]) // want non-child-preference(BesideKey)
      }
      .buttonStyle(HearingStyle())
      HStack {
        Label("icon", systemImage: "star")
        Text("beside").onPreferenceChange(IconKey.self) { print($0) } // want deaf-preference-listener(IconKey)
      }
      .labelStyle(IconStyle())
    }
  }
}

@main
struct StyleApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
