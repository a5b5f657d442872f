// C19: nobody opens a sheet, or pushes a screen, in a picture of a view; what the view shows at once it shows there, too.
import SwiftUI

final class Prices: ObservableObject { @Published var last = 0 }
final class Stock: ObservableObject { @Published var count = 0 }

@main struct ShopApp: App {
  @StateObject private var prices = Prices()
  @StateObject private var stock = Stock()

  var body: some Scene {
    WindowGroup {
      NavigationStack { Receipt() }.environmentObject(prices).environmentObject(stock)
    }
  }
}

struct Receipt: View {
  @State private var picture: CGImage?

  var body: some View {
    VStack {
      Slip()
      Button("Share") { picture = ImageRenderer(content: Slip()).cgImage }  // want missing-environment-object(Stock)
    }
  }
}

struct Slip: View {
  @State private var showsPrices = false

  var body: some View {
    VStack {
      Amount()
      NavigationLink("Details") { PriceList() }
      Button("Prices") { showsPrices = true }
    }
    .sheet(isPresented: $showsPrices) { PriceList() }
    .contextMenu {
      Button("Copy") {}
    } preview: {
      PriceTag()
    }
  }
}

struct Amount: View {
  @EnvironmentObject private var stock: Stock
  var body: some View { Text("\(stock.count)") }
}

struct PriceList: View {
  @EnvironmentObject private var prices: Prices
  var body: some View { Text("\(prices.last)") }
}

struct PriceTag: View {
  var body: some View { Text("Price") }
}
