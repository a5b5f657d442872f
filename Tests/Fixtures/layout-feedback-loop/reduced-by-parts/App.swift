// D9, E.3: a `reduce` that takes the larger of each part keeps a size of which each part is told.
import SwiftUI

struct LargestKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    value.width = max(value.width, next.width)
    value.height = max(value.height, next.height)
  }
}

extension View {
  func report() -> some View {
    background(GeometryReader { Color.clear.preference(key: LargestKey.self, value: $0.size) }) // want layout-feedback-loop(size)
  }
}

struct Grows: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Header").padding(.bottom, size.height).report()
      Text("B").report()
    }
    .onPreferenceChange(LargestKey.self) { size = $0 }
  }
}

struct Outside: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Header").report().padding(.bottom, size.height)
      Text("B").report().frame(minWidth: size.width)
    }
    .onPreferenceChange(LargestKey.self) { size = $0 }
  }
}

struct Quarter: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Header").padding(.vertical, size.height / 4).report()
      Text("B").report()
    }
    .onPreferenceChange(LargestKey.self) { size = $0 }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Grows()
      Outside()
      Quarter()
    }
  }
}
