// Design §4: two views may each have an enumeration of one name, and a state of one name that holds its cases: what the one is given says
// nothing of the other.
import SwiftUI

final class Session: ObservableObject { @Published var name = "" }

struct Account: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Feed: View {
  @State private var sheet: Sheet?

  private enum Sheet: Identifiable {
    case selector
    case editor
    var id: Self { self }
  }

  var body: some View {
    Button("Select") { sheet = .selector }
      .sheet(item: $sheet) { shown in
        switch shown {
        case .selector: Account()
        case .editor: Text("Editor")
        }
      }
  }
}

struct Detail: View {
  @State private var sheet: Sheet?

  private enum Sheet: Identifiable {
    case statistics
    case history
    var id: Self { self }
  }

  var body: some View {
    Button("History") { sheet = .history }
      .sheet(item: $sheet) { shown in
        switch shown {
        case .statistics: Account()
        case .history: Text("History")
        }
      }
  }
}

struct Draft: View {
  @State private var sheet: Sheet?

  private enum Sheet: Identifiable {
    case preview
    case history
    var id: Self { self }
  }

  var body: some View {
    Button("Preview") { sheet = .preview }
      .sheet(item: $sheet) { shown in
        switch shown {
        case .preview: Text("Preview")
        // Of another view's enumeration this case is shown.
        case .history: Account()
        }
      }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Feed()  // want missing-environment-object(Session)
      Detail()
      Draft()
    }
  }
}
