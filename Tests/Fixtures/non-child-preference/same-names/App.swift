// D8: two views of one name in different types are two views: who builds one says nothing of the other. What is built in two
// places is fine if it is heard in one of them.
import SwiftUI

struct LostKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct HeardKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum Library {
  struct Row: View {
    var body: some View {
      Text("book").preference(key: LostKey.self, value: 1) // want non-child-preference(LostKey)
    }
  }
}

enum Settings {
  struct Row: View {
    var body: some View { Text("switch") }
  }
}

enum Player {
  struct Cell: View {
    var body: some View { Text("song").preference(key: HeardKey.self, value: 1) }
  }
}

enum Queue {
  struct Cell: View {
    var body: some View { Text("next") }
  }
}

struct Screen: View {
  var body: some View {
    HStack {
      Library.Row()
      VStack { Settings.Row() }
        .onPreferenceChange(LostKey.self) { print($0) } // want deaf-preference-listener(LostKey)
      Player.Cell()
      VStack {
        Queue.Cell()
        Player.Cell()
      }
      .onPreferenceChange(HeardKey.self) { print($0) }
    }
  }
}

@main
struct ShelfApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
