// Operators that build views; an operator that injects.
import SwiftUI

infix operator <+> : AdditionPrecedence
infix operator <~ : AdditionPrecedence

final class Ruler: ObservableObject { @Published var unit = "cm" }
final class Pen: ObservableObject { @Published var width = 1 }

struct RulerView: View {
  @EnvironmentObject var ruler: Ruler
  var body: some View { Text(ruler.unit) }
}

struct PenView: View {
  @EnvironmentObject var pen: Pen
  var body: some View { Text("\(pen.width)") }
}

func <+> <Left: View, Right: View>(left: Left, right: Right) -> some View {
  HStack {
    left
    right
  }
}

func <~ <Content: View, Model: ObservableObject>(content: Content, model: Model) -> some View {
  content.environmentObject(model)
}

struct Board: View {
  var body: some View {
    Text("board") <+> (PenView() <~ Pen())
    (RulerView() <~ Pen()) <+> Text("ruler")
  }
}

@main
struct DrawApp: App {
  var body: some Scene {
    WindowGroup { Board() }
  }
}
