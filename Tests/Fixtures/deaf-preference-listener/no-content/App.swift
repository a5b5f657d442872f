// D6: the collection of a `ForEach`, a text, a binding and a colour are no views, whatever they are made of; what stands in a
// menu or in a toolbar comes out of it to no listener (D.4). The listeners around them are deaf; one around a
// member of a value that is not known is not judged.
import SwiftUI

struct CountKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@dynamicMemberLookup
struct Palette {
  let tokens: Tokens

  subscript(dynamicMember keyPath: KeyPath<Tokens, Color>) -> Color { tokens[keyPath: keyPath] }
}

struct Tokens {
  let accent = Color.red
}

struct Screen: View {
  @State private var isOn = false
  let names: [String]
  let date: Date
  let palette: Palette
  let extra: AnyView

  var body: some View {
    VStack {
      List { ForEach(names.map { $0.capitalized }, id: \.self) { Text($0) } }
        .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      Text(isOn ? date.formatted().lowercased() : "off")
        .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      Toggle("on", isOn: .init(get: { isOn }, set: { isOn = $0 }))
        .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      Text("colour").background(palette.accent)
        .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      Text("menu").contextMenu { extra }
        .onPreferenceChange(CountKey.self) { print($0) } // want deaf-preference-listener(CountKey)
      remote { value in value.page.content.onPreferenceChange(CountKey.self) { print($0) } }
      Text("set").preference(key: CountKey.self, value: 1) // want non-child-preference(CountKey)
    }
  }
}

@main
struct ReaderApp: App {
  let extra = registeredView()

  var body: some Scene {
    WindowGroup {
      Screen(names: ["a"], date: .now, palette: Palette(tokens: Tokens()), extra: extra)
    }
  }
}
