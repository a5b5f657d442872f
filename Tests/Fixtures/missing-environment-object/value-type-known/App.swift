// Design §4: constants decide: of a value that is given its type is known, whatever it is seen through.
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

protocol Item {}
struct Book: Item {}
struct Film: Item {}

struct Card: View {
  let item: any Item
  var body: some View {
    if item is Book { Never() }
    switch item {
    case is Film: Ever()
    case let book as Book: Never().id("\(book)")
    default: Text("")
    }
  }
}

struct Plain<Value>: View {
  let value: Value
  var body: some View {
    if let number = value as? Int { Never().id(number) }
  }
}

struct Content: View {
  var body: some View {
    VStack {
      Card(item: Film())
      Plain(value: "a")
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
