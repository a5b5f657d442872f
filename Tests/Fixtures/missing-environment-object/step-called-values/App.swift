// A postfix operator and a value that is called dynamically are functions of the project: what they write encloses their
// operand, and nothing else does.
import SwiftUI

final class Given: ObservableObject { @Published var text = "" }
final class Lost: ObservableObject { @Published var text = "" }

struct Leaf: View {
  @EnvironmentObject var given: Given
  var body: some View { Text(given.text) }
}

struct Other: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text(lost.text) }
}

postfix operator ^^
postfix func ^^ (view: some View) -> some View { view.environmentObject(Given()) }

@dynamicCallable
struct Wrapping {
  func dynamicallyCall(withArguments views: [AnyView]) -> AnyView {
    AnyView(views[0].environmentObject(Given()))
  }
}

struct Content: View {
  let wrapping = Wrapping()
  var body: some View {
    VStack {
      (Leaf())^^
      wrapping(AnyView(Leaf()))
      wrapping(AnyView(Other()))
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      Content() // want missing-environment-object(Lost)
    }
  }
}
