// A helper is judged for each view that it is applied to, also where it emits in a background or an overlay.
import SwiftUI

struct A: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
struct Measure: ViewModifier {
  func body(content: Content) -> some View {
    content.background {
      GeometryReader { p in Color.clear.preference(key: A.self, value: [Int(p.size.width)])  // want non-child-preference(A)
      }
    }
  }
}
extension View {
  func measured() -> some View {
    overlay(
      GeometryReader { p in Color.clear.preference(key: A.self, value: [Int(p.size.width)])  // want non-child-preference(A)
      })
  }
}
struct Root: View {
  var body: some View {
    VStack {
      VStack {
        Text("a").measured()
        Text("x").modifier(Measure())
      }.onPreferenceChange(A.self) { print($0) }
      Text("b").measured()
      Text("c").modifier(Measure())
      HStack { Text("d") }.padding().measured()
    }
  }
}
@main struct DemoApp: App { var body: some Scene { WindowGroup { Root() } } }
