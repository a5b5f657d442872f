// E.3: what a text says, and in which font, does not change while a measurement goes round, unless the measurement decides it.
import SwiftUI

struct Announcement: View {
  @State private var isNew = false
  @State private var height: CGFloat = 0

  var body: some View {
    Text(isNew ? "New" : "Old")
      .bold(isNew)
      .padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
      .onTapGesture { isNew.toggle() }
  }
}

/// The measured state is what the text says: of its next height nothing is told.
struct Counter: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("\(height)")
      .padding(.bottom, height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

/// Somebody else may change the text, and may do so for what is measured.
struct Given: View {
  @Binding var title: String
  @State private var height: CGFloat = 0

  var body: some View {
    Text(title)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .padding(.bottom, height)
  }
}

@main
struct NewsApp: App {
  @State private var title = "News"

  var body: some Scene {
    WindowGroup {
      Announcement()
      Counter()
      Given(title: $title)
    }
  }
}
