// E.4, `alignmentGuide` and `Layout`: state that layout writes at once is written in every pass; what it puts off is a
// matter of loops, not of this rule.
import SwiftUI

struct Guide: View {
  @State private var height: CGFloat = 0
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Guide")
      .alignmentGuide(.top) { dimensions in
        height = dimensions.height // want state-write-during-update(height)
        return dimensions[.top]
      }
      .alignmentGuide(.leading) { dimensions in
        DispatchQueue.main.async { width = dimensions.width }
        return dimensions[.leading]
      }
  }
}

struct Columns: Layout {
  @Binding var height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    height = bounds.height // want state-write-during-update(height)
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

struct Wave: Shape {
  @Binding var length: CGFloat

  func path(in rect: CGRect) -> Path {
    length = rect.width // want state-write-during-update(length)
    return Path(rect)
  }
}

@main
struct GuideApp: App {
  @State private var height: CGFloat = 0
  @State private var length: CGFloat = 0

  var body: some Scene {
    WindowGroup {
      Guide()
      Columns(height: $height) { Text("Column") }
      Wave(length: $length)
    }
  }
}
