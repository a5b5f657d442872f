// E.3, "condition/threshold", in a view of which it is not told who shows it: a scroll view in it proposes no height, whatever is
// around. What stands under no scroll view may have little room.
import SwiftUI

struct Notes: View {
  @State private var draft = ""
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      TextField("Note", text: $draft)
      ScrollView {
        Text(draft)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 } // want layout-feedback-loop(height)
          .frame(height: height > 150 ? 150 : nil)
      }
    }
  }
}

/// It may get less than the threshold.
struct Panel: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.red
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      .frame(height: height > 150 ? 150 : nil)
  }
}

/// Who shows it may give it a short text.
struct Given: View {
  @State private var height: CGFloat = 0
  let text: String

  var body: some View {
    ScrollView {
      Text(text)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        .frame(height: height > 150 ? 150 : nil)
    }
  }
}
