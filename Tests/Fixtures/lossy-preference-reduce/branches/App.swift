// D9: what both branches of a condition show is there whichever is taken, so that two rows of it meet.
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } // want lossy-preference-reduce(WidthKey)
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct AdaptiveStack<Content: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @ViewBuilder var content: () -> Content

  var body: some View {
    Group {
      if isEnabled {
        HStack(content: content)
      } else {
        VStack(content: content)
      }
    }
  }
}

struct WidthReader: ViewModifier {
  func body(content: Content) -> some View {
    content.background(Color.clear.preference(key: WidthKey.self, value: 1))
  }
}

struct Row: View {
  var title: String

  var body: some View {
    AdaptiveStack {
      Text(title).modifier(WidthReader())
    }
  }
}

struct Banner: View {
  var isTall: Bool

  var body: some View {
    if isTall {
      Text("tall").preference(key: HeightKey.self, value: 2)
    } else {
      Text("flat").preference(key: HeightKey.self, value: 1)
    }
  }
}

struct Form: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Row(title: "first name")
      Row(title: "last name")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

@main
struct FormApp: App {
  @State private var isTall = false

  var body: some Scene {
    WindowGroup {
      Form()
      Banner(isTall: isTall).onPreferenceChange(HeightKey.self) { print($0) }
    }
  }
}
