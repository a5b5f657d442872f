// D13: a `reduce` that keeps the first value keeps the default of a container of dynamic content or of a representable that comes first; static
// content that sets nothing is skipped (D9), and what comes after loses nothing.
import SwiftUI
import UIKit

struct FirstKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {} // want lossy-preference-reduce(FirstKey)
}

struct BridgeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {} // want lossy-preference-reduce(BridgeKey)
}

struct StaticKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct FollowedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct OptionalKey: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

struct Picture: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {}
}

struct Screen: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      VStack {
        HStack { if isOn { Text("first") } }
        Text("second")
          .preference(key: FirstKey.self, value: 1)
          .preference(key: OptionalKey.self, value: 1)
      }
      .onPreferenceChange(FirstKey.self) { print($0) }
      .onPreferenceChange(OptionalKey.self) { print($0 ?? 0) }
      VStack {
        Picture()
        Text("second").preference(key: BridgeKey.self, value: 1)
      }
      .onPreferenceChange(BridgeKey.self) { print($0) }
      VStack {
        Text("first")
        Text("second").preference(key: StaticKey.self, value: 1)
      }
      .onPreferenceChange(StaticKey.self) { print($0) }
      VStack {
        Text("first").preference(key: FollowedKey.self, value: 1)
        HStack { if isOn { Text("second") } }
      }
      .onPreferenceChange(FollowedKey.self) { print($0) }
    }
  }
}

@main
struct FirstApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
