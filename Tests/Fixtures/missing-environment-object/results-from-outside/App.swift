// A1: what the project's code returns as an optional and has from outside may be nil; an optional closure that is called, too. What
// `!` and `??` leave is there.
import SwiftUI

final class ReturnedStore: ObservableObject {}
final class BoundStore: ObservableObject {}
final class CalledStore: ObservableObject {}
final class ForcedStore: ObservableObject {}

struct Returned: View {
  @EnvironmentObject var store: ReturnedStore
  var body: some View { Text("\(store)") }
}

struct Bound: View {
  @EnvironmentObject var store: BoundStore
  var body: some View { Text("\(store)") }
}

struct Called: View {
  @EnvironmentObject var store: CalledStore
  var body: some View { Text("\(store)") }
}

struct Forced: View {
  @EnvironmentObject var store: ForcedStore
  var body: some View { Text("\(store)") }
}

final class Model: ObservableObject {
  var describe: ((Int) -> String)?

  func token() -> String? { UserDefaults.standard.string(forKey: "token") }
}

struct Link: View {
  let url: URL?
  let count: Int?

  var body: some View {
    if let url, let count { Text("\(url) \(count)") } else { Forced() }
  }
}

struct Content: View {
  @StateObject private var model = Model()
  @State private var text = ""

  var body: some View {
    let date = DateFormatter().date(from: text)
    VStack {
      if let token = model.token() { Text(token) } else { Returned() }
      if let date { Text(date, style: .date) } else { Bound() }
      if let title = model.describe?(3) { Text(title) } else { Called() }
      Link(url: URL(string: "https://example.com")!, count: Int(text) ?? 0)
    }
    .onAppear { model.describe = { "\($0)" } }
  }
}

@main
struct TokenApp: App {
  var body: some Scene {
    WindowGroup {
      Content()  // want missing-environment-object(BoundStore) missing-environment-object(CalledStore) missing-environment-object(ReturnedStore)
    }
  }
}
