// D7: an effect shows the view that it is applied to as it is, so that a listener around it hears what that sets, and nothing
// else.
import SwiftUI

struct EffectKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Shift: GeometryEffect {
  var offset: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
  }
}

struct Screen: View {
  var body: some View {
    Text("a")
      .preference(key: EffectKey.self, value: 1)
      .modifier(Shift(offset: 8))
      .onPreferenceChange(EffectKey.self) { print($0) }
    Text("b")
      .modifier(Shift(offset: 8))
      .onPreferenceChange(EffectKey.self) { print($0) }  // want deaf-preference-listener(EffectKey)
  }
}

@main
struct EffectApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
