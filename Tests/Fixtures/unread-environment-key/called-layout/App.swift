// A10: a layout under a key is read where it is called with what it lays out; a function of the key's name is not.
import SwiftUI

struct RowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

extension EnvironmentValues {
  @Entry var rowLayout = RowLayout()
  @Entry var stackLayout = AnyLayout(VStackLayout())
  @Entry var rowCount = 3 // want unread-environment-key(rowCount)
}

extension View {
  func rowCount(_ count: Int) -> some View { environment(\.rowCount, count) }
}

struct Rows: View {
  @Environment(\.self) private var values

  var body: some View {
    values.rowLayout { Text("a") }
    values.stackLayout { Text("b") }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      Rows()
        .environment(\.rowLayout, RowLayout())
        .environment(\.stackLayout, AnyLayout(HStackLayout()))
        .rowCount(4)
    }
  }
}
