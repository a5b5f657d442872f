// E.3: an element of an array in state is state of its own. A row that writes its element changes neither how many rows there are nor
// which, so that it stays where it is; what takes elements away may end the loop.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var height: CGFloat = 0
  var width: CGFloat = 0
}

struct Bound: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach($items) { $item in
        Text("\(item.id)").padding(.top, item.height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { item.height = $0 } // want layout-feedback-loop(items)
      }
    }
  }
}

struct BoundOutside: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach($items) { $item in
        Text("\(item.id)")
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { item.height = $0 }
          .padding(.top, item.height)
      }
    }
  }
}

struct BoundOtherPart: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach($items) { $item in
        Text("A").padding(.top, item.width)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { item.height = $0 }
      }
    }
  }
}

struct Listed: View {
  @State private var items: [Item] = []
  var body: some View {
    List($items) { $item in
      Text("A").padding(.top, item.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { item.height = $0 } // want layout-feedback-loop(items)
    }
  }
}

struct First: View {
  @State private var items = [Item(id: 1)]
  var body: some View { Row(item: $items[0]) }
}

struct Row: View {
  @Binding var item: Item
  var body: some View {
    Text("A").padding(.top, item.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { item.height = $0 } // want layout-feedback-loop(items)
  }
}

struct ByIndices: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach(items.indices, id: \.self) { i in
        Text("\(i)").padding(.top, items[i].height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { items[i].height = $0 } // want layout-feedback-loop(items)
      }
    }
  }
}

struct Numbers: View {
  @State private var widths: [CGFloat] = [0, 0]
  var body: some View {
    VStack {
      ForEach(widths.indices, id: \.self) { i in
        Text("A").padding(.leading, widths[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[i] = $0 } // want layout-feedback-loop(widths)
      }
    }
  }
}

struct NumbersDrawn: View {
  @State private var widths: [CGFloat] = [0, 0]
  var body: some View {
    VStack {
      ForEach(widths.indices, id: \.self) { i in
        Text("A").offset(x: widths[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[i] = $0 }
      }
    }
  }
}

struct Counted: View {
  @State private var widths: [CGFloat] = [0, 0]
  var body: some View {
    VStack {
      ForEach(0..<widths.count, id: \.self) { i in
        Text("A").padding(.leading, widths[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { widths[i] = $0 } // want layout-feedback-loop(widths)
      }
    }
  }
}

struct Removed: View {
  @State private var widths: [CGFloat] = [0, 0]
  var body: some View {
    VStack {
      ForEach(widths.indices, id: \.self) { i in
        Text("A").padding(.leading, widths[i])
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
            widths[i] = width
            if width > 100 { widths.removeAll() }
          }
      }
    }
  }
}

@Observable final class RowModel: Identifiable { var height: CGFloat = 0 }

@Observable final class Store { var rows: [RowModel] = [RowModel(), RowModel()] }

struct ModelRow: View {
  let row: RowModel
  var body: some View {
    Text("r").padding(.top, row.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row.height = $0 } // want layout-feedback-loop(store)
  }
}

struct Models: View {
  @State private var store = Store()
  var body: some View { List(store.rows) { ModelRow(row: $0) } }
}

final class Watched: ObservableObject, Identifiable { @Published var height: CGFloat = 0 }

struct Unwatched: View {
  @State private var rows: [Watched] = [Watched()]
  var body: some View {
    VStack {
      ForEach(rows) { row in
        Text("A").padding(.top, row.height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { row.height = $0 }
      }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Bound()
      BoundOutside()
      BoundOtherPart()
      Listed()
      First()
      ByIndices()
      Numbers()
      NumbersDrawn()
      Counted()
      Removed()
      Models()
      Unwatched()
    }
  }
}
