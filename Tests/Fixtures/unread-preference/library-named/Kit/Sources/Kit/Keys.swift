// D6: the public key of a library that 'libraries:' names may be heard by its users; a key that only the library can use is not.
import SwiftUI

public struct OfferedKey: PreferenceKey {
  public static let defaultValue = 0
  public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

public enum Keys {
  struct InnerKey: PreferenceKey { // want unread-preference(Keys.InnerKey)
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}

public struct Emitter: View {
  public init() {}
  public var body: some View {
    Text("two")
      .preference(key: OfferedKey.self, value: 1)
      .preference(key: Keys.InnerKey.self, value: 1)
  }
}

public func makeEmitter() -> AnyObject { UIHostingController(rootView: Emitter()) }
