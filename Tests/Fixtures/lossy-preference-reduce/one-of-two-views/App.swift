// D9: an `AsyncImage` shows its image or its placeholder, so that what both set never meets; views of a stack do.
import SwiftUI

struct PhotoKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct StackKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() } // want lossy-preference-reduce(StackKey)
}

struct Photo: View {
  let url: URL?

  var body: some View {
    VStack {
      AsyncImage(url: url) { image in
        image.preference(key: PhotoKey.self, value: 1)
      } placeholder: {
        Color.gray.preference(key: PhotoKey.self, value: 0)
      }
    }
    .onPreferenceChange(PhotoKey.self) { print($0) }
  }
}

struct Root: View {
  var body: some View {
    VStack {
      Photo(url: nil)
      HStack {
        Text("a").preference(key: StackKey.self, value: 1)
        Text("b").preference(key: StackKey.self, value: 2)
      }
      .onPreferenceChange(StackKey.self) { print($0) }
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
