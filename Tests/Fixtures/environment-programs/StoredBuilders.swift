// Closures that return opaque views, stored in plain structs and called from a view.
import SwiftUI

final class Tags: ObservableObject { @Published var all = 0 }
final class Pins: ObservableObject { @Published var all = 0 }

struct TagLine: View {
  @EnvironmentObject var tags: Tags
  var body: some View { Text("\(tags.all)") }
}

struct PinLine: View {
  @EnvironmentObject var pins: Pins
  var body: some View { Text("\(pins.all)") }
}

struct RowStyle<Leading: View, Trailing: View> {
  let leading: () -> Leading
  let trailing: (Int) -> Trailing
}

struct Row<Leading: View, Trailing: View>: View {
  let style: RowStyle<Leading, Trailing>
  let pins = Pins()

  var body: some View {
    HStack {
      style.leading()
      style.trailing(3).environmentObject(pins)
    }
  }
}

@main
struct RowApp: App {
  private let style = RowStyle(leading: { TagLine() }, trailing: { _ in PinLine() })

  var body: some Scene {
    WindowGroup {
      Row(style: style)
      Row(style: RowStyle { Text("leading") } trailing: { number in
        HStack {
          Text("\(number)")
          PinLine()
        }
      })
    }
  }
}
