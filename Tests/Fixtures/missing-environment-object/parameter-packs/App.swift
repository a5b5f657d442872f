// ROW: A1 — what a function is given as a parameter pack is shown where the pack is
import SwiftUI

final class Model: ObservableObject { @Published var text = "" }

struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

func column<each Content: View>(_ view: repeat each Content) -> some View {
  VStack { TupleView((repeat each view)) }
}

func rows<each Content: View>(_ view: repeat each Content) -> AnyView {
  var all: [AnyView] = []
  for one in repeat each view { all.append(AnyView(one)) }
  return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
}

struct Row<each Content: View>: View {
  let views: (repeat each Content)
  init(_ view: repeat each Content) { views = (repeat each view) }
  var body: some View { HStack { TupleView(views) } }
}

struct MarkKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value.append(contentsOf: nextValue())
  }
}

@main
struct PacksApp: App {
  @StateObject private var model = Model()

  var body: some Scene {
    WindowGroup {
      column(Text("A"), Reader())  // want missing-environment-object(Model)
      column(Text("A"), Reader()).environmentObject(model)
      rows(Text("A"), Reader())  // want missing-environment-object(Model)
      Row(Text("A"), Text("B"), Reader())  // want missing-environment-object(Model)
      Row(Text("A"), Text("B"), Reader()).environmentObject(model)
      column(Text("A"), Text("B").preference(key: MarkKey.self, value: [1]))
        .onPreferenceChange(MarkKey.self) { print($0) }
    }
  }
}
