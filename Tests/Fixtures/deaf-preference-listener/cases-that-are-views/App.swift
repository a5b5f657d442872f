// D7, D8: a case of an enumeration may be a view, also behind modifiers that are given nothing but constants.
import SwiftUI

struct CaseKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum Choice: View {
  case first, second

  var body: some View {
    switch self {
    case .first: Text("a").preference(key: CaseKey.self, value: 1)
    case .second: Text("b")
    }
  }
}

struct Screen: View {
  var body: some View {
    HStack {
      Choice.first.padding()
      Text("beside").onPreferenceChange(CaseKey.self) { print($0) }  // want deaf-preference-listener(CaseKey)
    }
    HStack { Choice.first.opacity(0.5) }
      .onPreferenceChange(CaseKey.self) { print($0) }
  }
}

@main
struct ChoiceApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
