import SwiftUI

struct Row: View {
  @EnvironmentObject private var keyboard: Keyboard

  var body: some View {
    Text("row").dragged(towards: .bottom) { keyboard.resign() }
  }
}

struct Board: View {
  var body: some View {
    VStack {
      line(3)
      line(1)
    }
  }

  private func line(_ n: Int) -> some View { Line(level: n) }
}

extension View {
  func dragged(towards edge: Edge, perform action: @escaping () -> Void) -> some View {
    modifier(Drag(direction: edge, action: action))
  }
}
