// A2: a tuple as a result or an element has the labels of its declared type.
import SwiftUI

final class Given: ObservableObject { @Published var text = "" }
final class Lost: ObservableObject { @Published var text = "" }

struct Leaf: View {
  @EnvironmentObject var object: Given
  var body: some View { Text(object.text) }
}

struct Stray: View {
  @EnvironmentObject var object: Lost
  var body: some View { Text(object.text) }
}

struct Content: View {
  var body: some View {
    let parts = pair()
    HStack {
      parts.lead.environmentObject(Given())
      parts.trail
    }
  }

  private func pair() -> (lead: AnyView, trail: AnyView) { (AnyView(Leaf()), AnyView(Stray())) }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Lost)
    }
  }
}
