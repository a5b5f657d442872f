// D9, D12: two meet under a listener that stands in a helper, in a view to which no way is followed: a package shows it.
import Pages
import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } // want lossy-preference-reduce(WidthKey)
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
  func readWidth() -> some View { background(Color.clear.preference(key: WidthKey.self, value: 1)) }

  func onWidthChange(perform action: @escaping (CGFloat) -> Void) -> some View {
    onPreferenceChange(WidthKey.self, perform: action)
  }

  func readHeight() -> some View { background(Color.clear.preference(key: HeightKey.self, value: 1)) }

  func onHeightChange(perform action: @escaping (CGFloat) -> Void) -> some View {
    onPreferenceChange(HeightKey.self, perform: action)
  }
}

struct Page: View {
  @State private var width: CGFloat = 0
  @State private var height: CGFloat = 0
  var rows: [Int]

  var body: some View {
    VStack {
      VStack {
        ForEach(rows, id: \.self) { Text("\($0)").readWidth() }
      }
      .onWidthChange { width = $0 }
      Text("one").readHeight().onHeightChange { height = $0 }
    }
  }
}

struct Screens {
  func show(_ pages: Pages) {
    pages.show(Page.self) { Page(rows: [1, 2]) }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Text("pages") }
  }
}
