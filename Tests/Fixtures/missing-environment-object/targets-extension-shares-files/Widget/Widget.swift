// The widget forgets what its own footer reads; the app has another footer.
import SwiftUI
import WidgetKit

@main
struct NotesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "notes", provider: Provider()) { entry in
      NoteView().environmentObject(Store()) // want missing-environment-object(Clock)
    }
  }
}
