// A6, A7: a branch that a property's initial value would close is open where the view is given something else.
import SwiftUI

final class Session: ObservableObject {}

struct SignedIn: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(String(describing: session))") }
}

struct Badge: View {
  var isVisible: Bool = false
  var body: some View {
    if isVisible { SignedIn() }
  }
}

struct Panel: View {
  @State private var isOpen = false
  var body: some View {
    Badge(isVisible: isOpen)
      .onTapGesture { isOpen.toggle() }
  }
}

@main
struct BadgesApp: App {
  var body: some Scene {
    WindowGroup {
      Badge()
      Panel().environmentObject(Session())
    }
    WindowGroup(id: "panel") {
      Panel()  // want missing-environment-object(Session)
    }
  }
}
