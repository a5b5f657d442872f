// D7, D1: the closure of an animation builds the view anew that the modifier is applied to, so that a listener in it hears
// that view, whichever helper adds it, and one outside hears what the closure sets. A listener beside the view hears nothing.
import SwiftUI

struct InnerKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct FramedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ModifiedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct OuterKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct TimedKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BesideKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct BeforeKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct CoveredKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
  func hearing() -> some View { onPreferenceChange(InnerKey.self) { print($0) } }

  func framed() -> some View { VStack { self }.onPreferenceChange(FramedKey.self) { print($0) } }

  func modified() -> some View { modifier(Hearing()) }

  func setting() -> some View { preference(key: OuterKey.self, value: 1) }
}

struct Hearing: ViewModifier {
  func body(content: Content) -> some View { content.onPreferenceChange(ModifiedKey.self) { print($0) } }
}

struct Screen: View {
  var body: some View {
    VStack {
      Text("a").preference(key: InnerKey.self, value: 1).phaseAnimator([1, 2]) { content, _ in content.hearing() }
      Text("b").preference(key: FramedKey.self, value: 1).keyframeAnimator(initialValue: 1.0) { content, _ in
        content.framed()
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      }
      Text("c").preference(key: ModifiedKey.self, value: 1).phaseAnimator([1, 2]) { content, _ in content.modified() }
      Text("d").phaseAnimator([1, 2]) { content, _ in content.setting() }
        .onPreferenceChange(OuterKey.self) { print($0) }
      Text("e").preference(key: TimedKey.self, value: 1).transaction { $0.animation = nil } body: {
        $0.onPreferenceChange(TimedKey.self) { print($0) }
      }
      Text("f").preference(key: BesideKey.self, value: 1) // want non-child-preference(BesideKey)
        .phaseAnimator([1, 2]) { content, _ in
          VStack {
            content
            Text("g").onPreferenceChange(BesideKey.self) { print($0) } // want deaf-preference-listener(BesideKey)
          }
        }
      Text("h").onPreferenceChange(BeforeKey.self) { print($0) } // want deaf-preference-listener(BeforeKey)
        .animation(.default) { $0.preference(key: BeforeKey.self, value: 1) } // want non-child-preference(BeforeKey)
      Text("i").preference(key: CoveredKey.self, value: 1) // want overwritten-preference(CoveredKey)
        .phaseAnimator([1, 2]) { content, _ in content.preference(key: CoveredKey.self, value: 2) }
        .onPreferenceChange(CoveredKey.self) { print($0) }
    }
  }
}

@main
struct AnimatedApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
