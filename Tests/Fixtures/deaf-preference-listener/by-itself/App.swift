// D6, D7, D8: a listener hears what stands below it, so that a view tells by itself that one is deaf, and a value that
// a sheet keeps comes out of it nowhere. It does not matter that the ways to these views are not all followed: a
// package shows them.
import Pages
import SwiftUI

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct OpenKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Card: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("measured").background {
        GeometryReader { proxy in
          Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
        }
      }
      Color.clear
        .frame(height: height)
        .onPreferenceChange(HeightKey.self) { height = $0 } // want deaf-preference-listener(HeightKey)
    }
  }
}

struct Editor<Content: View>: View {
  @State private var isOpen = false
  @State private var title = ""
  var content: Content

  var body: some View {
    content
      .sheet(isPresented: $isOpen) {
        Text("sheet").preference(key: TitleKey.self, value: "sheet") // want non-child-preference(TitleKey)
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

struct Container<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      // What the content sets is not known here.
      content().onPreferenceChange(OpenKey.self) { print($0) }
    }
  }
}

struct Emitter: View {
  var body: some View {
    // What is around it is not known here.
    Text("emits").preference(key: OpenKey.self, value: 1)
  }
}

struct Unused: View {
  var body: some View {
    Color.clear.onPreferenceChange(HeightKey.self) { print($0) }
  }
}

struct Screens {
  func show(_ pages: Pages) {
    pages.show(Card.self) { Card() }
    pages.show(Editor<Text>.self) { Editor(content: Text("text")) }
    pages.show(Container<Emitter>.self) { Container { Emitter() } }
  }
}

@main
struct PagesApp: App {
  var body: some Scene {
    WindowGroup { Text("pages") }
  }
}
