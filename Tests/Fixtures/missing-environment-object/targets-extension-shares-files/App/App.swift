// Design §4: a widget compiles a view of the app; the store that the view reads is each target's own.
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup { NoteView().environmentObject(Store()) }
  }
}
