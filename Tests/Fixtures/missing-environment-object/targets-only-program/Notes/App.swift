// §4: where the only program is built for iOS, nothing exists that only other platforms have.
import SwiftUI

final class Importer: ObservableObject { @Published var isPresented = false }

final class Exporter: ObservableObject { @Published var isPresented = false }

struct ImportButton: View {
  @EnvironmentObject private var importer: Importer
  var body: some View { Button("import") { importer.isPresented = true } }
}

struct ExportButton: View {
  @EnvironmentObject private var exporter: Exporter
  var body: some View { Button("export") { exporter.isPresented = true } }
}

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      #if os(macOS)
        ImportButton()
      #elseif os(iOS)
        ExportButton() // want missing-environment-object(Exporter)
      #endif
    }
  }
}
