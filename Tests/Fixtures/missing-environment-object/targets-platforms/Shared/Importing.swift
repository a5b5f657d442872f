// §4: what only iOS builds hold is in no program for macOS, as the settings of its target say.
import SwiftUI

final class Importer: ObservableObject { @Published var isPresented = false }

struct Importing: ViewModifier {
  @Binding var isPresented: Bool
  #if os(iOS)
    @EnvironmentObject private var importer: Importer
  #endif

  func body(content: Content) -> some View {
    #if os(iOS)
      content.onChange(of: isPresented) { importer.isPresented = isPresented }
    #else
      content.fileImporter(isPresented: $isPresented, allowedContentTypes: []) { _ in }
    #endif
  }
}

struct Notes: View {
  @State private var isPresented = false
  var body: some View { Text("notes").modifier(Importing(isPresented: $isPresented)) }
}
