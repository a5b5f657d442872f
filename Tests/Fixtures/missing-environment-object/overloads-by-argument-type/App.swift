// Of initialisers, subscripts and operators Swift takes the one that the argument's type fits; where that type is not known,
// neither is the overload.
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

struct Card: View {
  let content: AnyView
  init(_ count: Int) { content = AnyView(Never()) }
  init(_ text: String) { content = AnyView(Text(text)) }
  init(_ kind: Kind) { content = AnyView(Ever()) }
  var body: some View { content }
}

enum Kind { case big }

struct Shelf {
  subscript(_ count: Int) -> AnyView { AnyView(Never()) }
  subscript(_ text: String) -> AnyView { AnyView(Text(text)) }
}

infix operator <>: AdditionPrecedence
func <> (left: some View, right: Int) -> some View { left.overlay { Never() } }
func <> (left: some View, right: String) -> some View { left }

struct Content: View {
  let names: [String] = []
  let name: String? = nil
  let shelf = Shelf()
  var body: some View {
    VStack {
      Card(names[0])
      Card(name!)
      Card("a".uppercased())
      shelf[name!]
      Text("") <> names[0]
      Card(.big)
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Heard)
    }
  }
}
