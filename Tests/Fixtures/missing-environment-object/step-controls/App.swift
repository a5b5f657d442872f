// C9: labels, headers, placeholders, rows of system controls and readers inherit.
import SwiftUI

final class Stock: ObservableObject {
  @Published var left = 0
}

struct StockCount: View {
  @EnvironmentObject var stock: Stock
  var body: some View { Text("\(stock.left)") }
}

struct Controls: View {
  @State private var on = false
  @State private var pick = 0

  var body: some View {
    Form {
      Toggle(isOn: $on) { Text("on") }
      Section {
        Button(action: { on.toggle() }, label: { Text("toggle") })
      } header: {
        StockCount()
      }
    }
  }
}

struct Labelled: View {
  @State private var pick = 0

  var body: some View {
    Picker(selection: $pick) {
      Text("0").tag(0)
    } label: {
      StockCount()
    }
  }
}

struct Loading: View {
  var body: some View {
    AsyncImage(url: nil) { image in
      image.resizable()
    } placeholder: {
      StockCount()
    }
  }
}

struct Timed: View {
  var body: some View {
    TimelineView(.everyMinute) { _ in
      ScrollViewReader { _ in
        LazyVGrid(columns: [GridItem(.flexible())]) { StockCount() }
      }
    }
  }
}

@main
struct ShopApp: App {
  @StateObject private var stock = Stock()

  var body: some Scene {
    WindowGroup {
      Group {
        Controls()
        Labelled()
        Loading()
        Timed()
      }
      .environmentObject(stock)
      Controls() // want missing-environment-object(Stock)
      Labelled() // want missing-environment-object(Stock)
      Loading() // want missing-environment-object(Stock)
      Timed() // want missing-environment-object(Stock)
    }
  }
}
