// E.3: a view that is given a binding of state writes through it what it measures, and its content asks for the state by the
// binding's name.
import SwiftUI

@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      Rows()
      Cells()
    }
  }
}

struct Rows: View {
  @State private var height: CGFloat = 10
  var body: some View { Row(room: $height) }
}

struct Row: View {
  @Binding var room: CGFloat

  var body: some View {
    VStack {
      Text("Row").padding(.top, room)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { room = $0 } // want layout-feedback-loop(height)
  }
}

struct Cells: View {
  @State private var width: CGFloat = 10
  var body: some View { Cell(room: $width) }
}

/// The height that it measures says nothing of the width that it decides.
struct Cell: View {
  @Binding var room: CGFloat

  var body: some View {
    VStack {
      Text("Cell").lineLimit(1)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { room = $0 }
  }
}
