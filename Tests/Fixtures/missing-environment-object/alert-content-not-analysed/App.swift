// B3: an alert or a dialog shows only its buttons and texts; custom views in it are not judged. Its
// actions read the wrappers of the view that encloses them.
import SwiftUI

final class Trash: ObservableObject {
  @Published var count = 0
  func empty() { count = 0 }
}

struct TrashCount: View {
  @EnvironmentObject var trash: Trash
  var body: some View { Text("\(trash.count)") }
}

struct Unjudged: View {
  @State private var asking = false

  var body: some View {
    Button("Empty") { asking = true }
      .alert("Empty?", isPresented: $asking) { TrashCount() }
      .confirmationDialog("Empty?", isPresented: $asking) { TrashCount() }
  }
}

struct Judged: View {
  @EnvironmentObject var trash: Trash
  @State private var asking = false

  var body: some View {
    Button("Empty") { asking = true }
      .alert("Empty?", isPresented: $asking) {
        Button("Empty", role: .destructive) { trash.empty() }
      } message: {
        Text("It cannot be undone.")
      }
  }
}

@main
struct FinderApp: App {
  var body: some Scene {
    WindowGroup {
      Unjudged()
      Judged() // want missing-environment-object(Trash)
    }
  }
}
