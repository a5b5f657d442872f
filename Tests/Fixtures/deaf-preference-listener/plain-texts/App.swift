// D6: texts that are added, summed up or made by an initialiser of the project are texts, out of which nothing comes.
import SwiftUI

struct Heard: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Emitter: View {
  var body: some View { Text("e").preference(key: Heard.self, value: 1) }
}

struct Names: View {
  var first: Text = .init(verbatim: "")
  let isLong: Bool

  var body: some View {
    (first + middle + Text("last"))
      .lineLimit(2)
      .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
  }

  var middle: Text {
    if isLong { Text("middle").bold() } else { Text(verbatim: "") }
  }
}

struct Joined: View {
  let parts: [String]

  var body: some View {
    all.onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
  }

  var all: Text {
    parts.reduce(Text("")) { $0 + Text($1) } + Text(".")
  }
}

extension Image {
  init(asset: Asset) { self.init(asset.name) }
}

struct Asset { var name: String }

struct Pictured: View {
  let shown: () -> Asset?

  var body: some View {
    if let asset = shown() {
      Image(asset: asset)
        .onPreferenceChange(Heard.self) { _ in }  // want deaf-preference-listener(Heard)
    }
  }
}

func + (left: Text, right: Emitter) -> some View {
  VStack {
    left
    right
  }
}

struct Added: View {
  var body: some View {
    (Text("a") + Emitter()).onPreferenceChange(Heard.self) { _ in }
  }
}

@main struct TheApp: App {
  var body: some Scene {
    WindowGroup {
      Names(isLong: true)
      Joined(parts: ["a"])
      Pictured(shown: { nil })
      Added()
    }
  }
}
