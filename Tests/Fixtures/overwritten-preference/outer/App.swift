// D1, D2, D4: an outer `.preference` takes the place of all values below; a transform keeps them, and a listener between
// the two hears the inner one.
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct KeptKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct FrameKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct InnerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Row: View {
  var body: some View {
    Text("row")
      .preference(key: TitleKey.self, value: ["row"]) // want overwritten-preference(TitleKey)
      .preference(key: KeptKey.self, value: ["row"])
      .anchorPreference(key: FrameKey.self, value: .bounds) { _ in [1] } // want overwritten-preference(FrameKey)
      .preference(key: InnerKey.self, value: 1)
  }
}

struct Screen: View {
  @State private var titles: [String] = []
  @State private var frames: [Int] = []
  @State private var value = 0

  var body: some View {
    VStack { Row() }
      .onPreferenceChange(InnerKey.self) { value = $0 }
      .preference(key: TitleKey.self, value: ["screen"])
      .transformPreference(KeptKey.self) { $0.append("screen") }
      .anchorPreference(key: FrameKey.self, value: .bounds) { _ in [2] }
      .preference(key: InnerKey.self, value: 2)
      .padding()
      .onPreferenceChange(TitleKey.self) { titles = $0 }
      .onPreferenceChange(KeptKey.self) { titles = $0 }
      .onPreferenceChange(FrameKey.self) { frames = $0 }
      .onPreferenceChange(InnerKey.self) { value = $0 }
  }
}

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
