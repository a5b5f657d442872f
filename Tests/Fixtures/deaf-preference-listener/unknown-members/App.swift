// D6: members of values that are not known are texts and data where SwiftUI takes a title, a picture where it is resized,
// and the control where a style shows its label. Where a view stands, they may be any.
import Carousel
import SwiftUI

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct EmptyStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View { configuration.label }
}

struct TextArea: UIViewRepresentable {
  final class View: UITextView { var maximum: CGFloat = 0 }

  func makeUIView(context: Context) -> View { View() }

  func updateUIView(_ view: View, context: Context) {}
}

protocol Poster: Hashable {
  var name: String { get }
}

struct Posters<Item: Poster>: View {
  let items: [Item]

  var body: some View {
    CarouselStack(items: items) { item in Text(item.name) }
      .onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
  }
}

struct Deck<Page: View>: View {
  let pages: [Page]

  var body: some View {
    CarouselStack(items: pages) { index in Text("page") }
      .onPreferenceChange(TitleKey.self) { print($0) }
  }
}

enum Registry {
  static var pages: [AnyView] = load()
}

struct Film: Poster { var name: String }

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Loader { item in
        Label(item.title, systemImage: "star").onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
        Text("a").accessibilityLabel(item.title).onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
        Text("b").navigationTitle(item.title).onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
        Text("c").overlay(item.badge).onPreferenceChange(TitleKey.self) { print($0) }
      }
      Loader { state in state.image.resizable() }.onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
      Loader { state in state.image.padding() }.onPreferenceChange(TitleKey.self) { print($0) }
      Loader(Registry.pages) { state in state.page }.onPreferenceChange(TitleKey.self) { print($0) }
      Button("d") {}.buttonStyle(EmptyStyle()).onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
      TextArea().onPreferenceChange(TitleKey.self) { print($0) } // want deaf-preference-listener(TitleKey)
    }
    Posters(items: [Film(name: "film")])
    Deck(pages: Registry.pages)
    Text("set").preference(key: TitleKey.self, value: "set") // want non-child-preference(TitleKey)
  }
}

@main
struct ScreenApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
