// ROW: E.4, D22 – a listener that writes what the preference is made of hears it again.
import SwiftUI

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct FlagKey: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

struct Counting: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .preference(key: CountKey.self, value: count)
      .onPreferenceChange(CountKey.self) { _ in count += 1 }  // want never-equal-measurement-write(count)
  }
}

struct Toggling: View {
  @State private var isOn = false
  var body: some View {
    Text(isOn ? "on" : "off")
      .preference(key: FlagKey.self, value: isOn)
      .onPreferenceChange(FlagKey.self) { isOn = !$0 }  // want never-equal-measurement-write(isOn)
  }
}

struct Keeping: View {
  @State private var count = 0
  @State private var heard = 0
  var body: some View {
    Text("\(heard)")
      .preference(key: CountKey.self, value: count)
      .onPreferenceChange(CountKey.self) { heard = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Counting()
      Toggling()
      Keeping()
    }
  }
}
