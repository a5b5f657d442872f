// E.3, "condition/threshold", in a view of which it is not told who shows it, where code limits the lines of all texts in some view
// that may be around: the text may be one line. What fills its room does not ask for lines.
import SwiftUI

struct Notes: View {
  @State private var draft = ""
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      TextField("Note", text: $draft)
      ScrollView {
        Text(draft)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .frame(height: height > 150 ? 150 : nil)
      }
    }
  }
}

struct Panel: View {
  @State private var height: CGFloat = 0

  var body: some View {
    ZStack {
      Color.red
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
        .frame(height: height > 150 ? 150 : nil)
    }
    .frame(height: 400)
  }
}

struct Short<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { content().lineLimit(1) }
}
