// Design §4: users of a library that 'libraries:' names may put its helpers where this app does not: what sets the width
// below what hears it. What one of its views tells by itself holds everywhere (D8), and so does the app's own key.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct HeightKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

extension View {
  public func reportsWidth(_ width: Int) -> some View {
    preference(key: WidthKey.self, value: width)
  }

  public func onWidth(_ action: @escaping (Int) -> Void) -> some View {
    onPreferenceChange(WidthKey.self, perform: action)
  }
}

public struct Panel: View {
  public init() {}
  public var body: some View {
    VStack {
      Text("high").preference(key: HeightKey.self, value: 1)
      Text("deaf").onPreferenceChange(HeightKey.self) { _ in } // want deaf-preference-listener(HeightKey)
    }
  }
}
