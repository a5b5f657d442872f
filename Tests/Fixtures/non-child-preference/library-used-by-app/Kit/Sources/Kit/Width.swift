// D8: the helpers of a module that only this app uses stand where this app puts them, and nowhere else.
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
    preference(key: WidthKey.self, value: width) // want non-child-preference(WidthKey)
  }

  public func onWidth(_ action: @escaping (Int) -> Void) -> some View {
    onPreferenceChange(WidthKey.self, perform: action) // want deaf-preference-listener(WidthKey)
  }
}

public struct Panel: View {
  public init() {}
  public var body: some View {
    VStack {
      Text("high").preference(key: HeightKey.self, value: 1) // want non-child-preference(HeightKey)
      Text("deaf").onPreferenceChange(HeightKey.self) { _ in } // want deaf-preference-listener(HeightKey)
    }
  }
}
