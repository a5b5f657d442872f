// Design §4: lists, sets of options and bindings of constants decide what is built; where they cannot be told, it is
// undecided; run-time values take every way.
import SwiftUI

final class Silent: ObservableObject { @Published var text = "" }
final class Heard: ObservableObject { @Published var text = "" }

struct Never: View {
  @EnvironmentObject var object: Silent
  var body: some View { Text(object.text) }
}

struct Ever: View {
  @EnvironmentObject var object: Heard
  var body: some View { Text(object.text) }
}

struct Options: OptionSet {
  let rawValue: Int
  static let title = Options(rawValue: 1)
  static let badge = Options(rawValue: 2)
}

struct Row: View {
  let options: Options
  let names: [String]
  var body: some View {
    if options.contains(.badge) { Never() }
    if names.isEmpty { Never() }
  }
}

struct Rows: View {
  let names: [String]
  var body: some View { ForEach(names, id: \.self) { _ in Never() } }
}

struct Counted: View {
  @State private var names: [String] = []
  @State private var isShown = false
  var body: some View {
    ForEach(names, id: \.self) { _ in Ever() }
    Text("")
      .sheet(isPresented: .constant(false)) { Never() }
      .sheet(isPresented: $isShown) { Ever() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Heard)
        Row(options: .title, names: ["a"])
        Rows(names: [])
        ForEach(0..<0) { _ in Never() }
        Counted()
      }
    }
  }
}
