// ROW: E.3 — what a modifier does on each platform, a view around it does on all

import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct InnerScreen: View {
  @State private var inner: CGFloat = 0

  var body: some View {
    VStack {
      Text("Inner")
        .padding(.top, inner)
        .background(
          GeometryReader { proxy in  // want layout-feedback-loop(inner)
            Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
          })
    }
    .tapped { print("tapped") }
    .onPreferenceChange(HeightKey.self) { inner = $0 }
  }
}

struct OuterScreen: View {
  @State private var outer: CGFloat = 0

  var body: some View {
    VStack {
      Text("Outer")
        .padding(.top, outer)
        .background(
          GeometryReader { proxy in  // want layout-feedback-loop(outer)
            Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
          })
    }
    .closed { print("closed") }
    .onPreferenceChange(HeightKey.self) { outer = $0 }
  }
}

/// On one platform what is measured is another view.
struct FixedScreen: View {
  @State private var fixed: CGFloat = 0

  var body: some View {
    VStack {
      Text("Fixed").frame(height: 20)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
          })
    }
    .closed { print("closed") }
    .padding(.top, fixed)
    .onPreferenceChange(HeightKey.self) { fixed = $0 }
  }
}

extension View {
  func tapped(_ action: @escaping () -> Void) -> some View {
    #if os(iOS)
      onTapGesture(perform: action)
    #else
      self
    #endif
  }
}

#if os(iOS)
  extension View {
    func closed(_ action: @escaping () -> Void) -> some View {
      onTapGesture(perform: action)
    }
  }
#else
  extension View {
    func closed(_ action: @escaping () -> Void) -> some View {
      onLongPressGesture(perform: action)
    }
  }
#endif

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      InnerScreen()
      OuterScreen()
      FixedScreen()
    }
  }
}
