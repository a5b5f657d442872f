// A protocol that gives default pieces of a body; conformers replace one, keep another, and inject around a third.
import SwiftUI

final class Brand: ObservableObject { @Published var name = "" }
final class Terms: ObservableObject { @Published var text = "" }
final class Price: ObservableObject { @Published var sum = 0 }

struct BrandView: View {
  @EnvironmentObject var brand: Brand
  var body: some View { Text(brand.name) }
}

struct TermsView: View {
  @EnvironmentObject var terms: Terms
  var body: some View { Text(terms.text) }
}

struct PriceView: View {
  @EnvironmentObject var price: Price
  var body: some View { Text("\(price.sum)") }
}

protocol Page: View {
  associatedtype Header: View
  associatedtype Footer: View
  associatedtype Main: View
  @ViewBuilder var header: Header { get }
  @ViewBuilder var main: Main { get }
  @ViewBuilder var footer: Footer { get }
}

extension Page {
  var header: some View { BrandView() }
  var footer: some View { TermsView() }

  var body: some View {
    VStack {
      header
      main
      footer
    }
  }
}

struct PricePage: Page {
  var main: some View { PriceView().environmentObject(Price()) }
  var footer: some View { Text("no terms") }
}

struct TermsPage: Page {
  var header: some View { EmptyView() }
  var main: some View { Text("main") }
}

@main
struct PageApp: App {
  var body: some Scene {
    WindowGroup {
      PricePage()
      TermsPage()
      PricePage().environmentObject(Brand())
    }
  }
}
