// D9: views without a container (`ForEach`, `Group`, a body of several) have a listener each where one is attached to them, so
// that the values of one do not meet those of another. Of a container there is one listener, in which they meet.
import SwiftUI

struct RowKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct GroupKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct BodyKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct StackKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { // want lossy-preference-reduce(StackKey)
    value = nextValue()
  }
}

struct PhotoKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct Rows: View {
  var body: some View {
    Text("a").preference(key: BodyKey.self, value: 1)
    Text("b").preference(key: BodyKey.self, value: 2)
  }
}

struct Photo: View {
  let url: URL?

  var body: some View {
    AsyncImage(url: url) { image in
      image.preference(key: PhotoKey.self, value: 1)
    } placeholder: {
      Color.gray.preference(key: PhotoKey.self, value: 0)
    }
    .onPreferenceChange(PhotoKey.self) { print($0) }
  }
}

struct Root: View {
  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { index in
        Text("\(index)").preference(key: RowKey.self, value: 1)
      }
      .onPreferenceChange(RowKey.self) { print($0) }
      Group {
        Text("a").preference(key: GroupKey.self, value: 1)
        Text("b").preference(key: GroupKey.self, value: 2)
      }
      .padding()
      .onPreferenceChange(GroupKey.self) { print($0) }
      Rows().onPreferenceChange(BodyKey.self) { print($0) }
      HStack {
        Text("a").preference(key: StackKey.self, value: 1)
        Text("b").preference(key: StackKey.self, value: 2)
      }
      .onPreferenceChange(StackKey.self) { print($0) }
      Photo(url: nil)
    }
  }
}

@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Root() }
  }
}
