// A7: an optional that a view is given may hold something; one that it is not given is nil.
import SwiftUI

final class Given: ObservableObject { @Published var text = "" }
final class Passed: ObservableObject { @Published var text = "" }
final class Never: ObservableObject { @Published var text = "" }

struct GivenLeaf: View {
  @EnvironmentObject var object: Given
  var body: some View { Text(object.text) }
}

struct PassedLeaf: View {
  @EnvironmentObject var object: Passed
  var body: some View { Text(object.text) }
}

struct NeverLeaf: View {
  @EnvironmentObject var object: Never
  var body: some View { Text(object.text) }
}

struct Row: View {
  var title: String?
  var note: String?
  var body: some View {
    if let title { GivenLeaf().id(title) }
    if let note { NeverLeaf().id(note) }
  }
}

struct Card: View {
  var title: String?
  init(_ title: String?) { self.title = title }
  var body: some View {
    if let title { PassedLeaf().id(title) }
  }
}

struct Content: View {
  @State private var title: String?
  var body: some View {
    Row(title: title)
    Card(title)
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Given) missing-environment-object(Passed)
    }
  }
}
