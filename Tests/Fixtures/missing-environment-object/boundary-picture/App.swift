// A picture of a view (C3b, C19) has no controls that anybody operates: what only an action reads is not read there.
import SwiftUI

final class Selection: ObservableObject {
  @Published var text: String?
}

struct ActingRow: View {
  @EnvironmentObject var selection: Selection

  var body: some View {
    VStack {
      Button("Select") { select("a") }
      Text("b").onTapGesture { selection.text = "b" }
    }
    .contextMenu { Button("Clear") { selection.text = nil } }
  }

  private func select(_ text: String) { selection.text = text }
}

struct ShowingRow: View {
  @EnvironmentObject var selection: Selection

  var body: some View {
    Button(title) { print(title) }
  }

  private var title: String { selection.text ?? "none" }
}

struct AppearingRow: View {
  @EnvironmentObject var selection: Selection

  var body: some View {
    Text("a").onAppear { selection.text = "a" }
  }
}

struct Page: View {
  var body: some View {
    List {
      Text("a").contextMenu { Button("b") {} } preview: { ActingRow() }
      Text("b")
        .contextMenu { // want missing-environment-object(Selection)
          Button("b") {}
        } preview: {
          ShowingRow()
        }
      ActingRow()
    }
  }

  @MainActor func images() -> [CGImage?] {
    [
      ImageRenderer(content: ActingRow()).cgImage,
      ImageRenderer(content: ShowingRow()).cgImage, // want missing-environment-object(Selection)
      ImageRenderer(content: AppearingRow()).cgImage, // want missing-environment-object(Selection)
    ]
  }
}

struct Window: View {
  var body: some View {
    Page()
      .environmentObject(Selection())
  }
}

@main
struct PictureApp: App {
  var body: some Scene {
    WindowGroup {
      Window()
      ActingRow() // want missing-environment-object(Selection)
    }
  }
}
