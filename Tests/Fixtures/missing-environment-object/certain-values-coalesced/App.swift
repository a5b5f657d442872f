// §4: a value that is no optional is certainly there, also where an optional is wanted: what stands behind `??` is not asked then.
import SwiftUI

final class Editing: ObservableObject { @Published var isDisabled = false }

@main
struct ClaimApp: App {
  @StateObject private var editing = Editing()
  @State private var page = 0

  var body: some Scene {
    WindowGroup {
      if page == 0 {
        Cases()  // want missing-environment-object(Editing)
      } else {
        Action(title: "Edit").environmentObject(editing)
      }
    }
  }
}

struct Cases: View {
  @State private var isBusy = false
  @State private var choice: Bool?

  var body: some View {
    let isDisabled = !isBusy
    Action(title: "Claim", isDisabled: isDisabled)
    Action(title: "Busy", isDisabled: isBusy)
    OpenAction(isDisabled: choice)
  }
}

struct Action: View {
  @EnvironmentObject private var editing: Editing
  let title: String
  var isDisabled: Bool?

  var body: some View {
    Text(title).disabled(isDisabled ?? editing.isDisabled)
  }
}

struct OpenAction: View {
  @EnvironmentObject private var editing: Editing
  var isDisabled: Bool?

  var body: some View {
    Text("Open").disabled(isDisabled ?? editing.isDisabled)
  }
}
