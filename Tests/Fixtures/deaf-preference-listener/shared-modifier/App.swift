// D6: a listener that views share hears something where one of them sets the key.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Listening: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content.onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

struct Deaf: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content.onPreferenceChange(WidthKey.self) { width = $0 }  // want deaf-preference-listener(WidthKey)
  }
}

extension View {
  func listening(_ action: @escaping (CGFloat) -> Void) -> some View {
    onPreferenceChange(WidthKey.self, perform: action)  // want deaf-preference-listener(WidthKey)
  }
}

struct Media: View {
  var body: some View { Text("Media").preference(key: WidthKey.self, value: 40) }
}

@main struct MessagesApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Plain").modifier(Listening())
      Media().modifier(Listening())
      Text("Plain").modifier(Deaf())
      Text("Another").modifier(Deaf())
      Text("Plain").listening { print($0) }
      Media().listening { print($0) }
    }
  }
}
