// A18: shapes are drawn by other views, which do not fill their wrappers: a note. A shape that is a view of its
// own, with a body, is one.
import SwiftUI

struct Bubble: Shape {
  @Environment(\.layoutDirection) private var direction // want environment-wrapper-outside-view(layoutDirection)

  func path(in rect: CGRect) -> Path { direction == .leftToRight ? Path(rect) : Path() }
}

struct Badge: Shape, View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(direction == .leftToRight ? "a" : "b") }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
